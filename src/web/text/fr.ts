// The page in French.

import { ENOUGH_INGREDIENTS, REQUEST_LIMITS } from '../../recipe/recipe-request.ts';
import { FINDINGS } from './fr-findings.ts';
import { COOK, GIVEN, RECIPE, TAKE_AWAY } from './fr-recipe.ts';
import { DEVICE, LESS, TOKEN } from './fr-sources.ts';
import { createGrammar } from './grammar.ts';
import type { OtherWords } from './language.ts';
import { capitalise, createNames, createWishTeller } from './wish-words.ts';

const { count, list, number } = createGrammar('fr');

const INGREDIENTS = { one: '# ingrédient', other: '# ingrédients' };

const name = createNames(
  { vegetarian: 'végétarien', vegan: 'végane', pescatarian: 'pescétarien', 'gluten-free': 'sans gluten', 'dairy-free': 'sans produits laitiers', 'egg-free': 'sans œufs', 'nut-free': 'sans fruits à coque', halal: 'halal', kosher: 'casher', 'low-lactose': 'pauvre en lactose' },
  { celery: 'céleri', gluten: 'gluten', crustaceans: 'crustacés', egg: 'œuf', fish: 'poisson', lupin: 'lupin', milk: 'lait', molluscs: 'mollusques', mustard: 'moutarde', nuts: 'fruits à coque', peanut: 'arachides', sesame: 'sésame', soy: 'soja', sulphites: 'sulfites' },
  { hob: 'plaque de cuisson', oven: 'four', grill: 'gril', microwave: 'micro-ondes', blender: 'mixeur', 'air-fryer': 'friteuse à air', 'slow-cooker': 'mijoteuse', kettle: 'bouilloire' },
);

export const FR: OtherWords = {
  page: {
    name: 'Larder',
    logo: 'Logo : un chef',
    motto: 'Une recette avec ce que tu as.',
    footer: 'Rien de ce que tu écris n’est gardé sans que tu le demandes. Recharge la page et tout disparaît.',

    fieldLabel: 'Ajoute des ingrédients',
    placeholder: 'p. ex. origan',
    add: 'Ajouter',
    fieldHint: 'Ou plusieurs à la fois, séparés par des virgules.',

    onHand: 'Ingrédients sous la main :',
    noneOnHand: 'Encore rien. Commence par ce qu’il faut finir en premier.',
    startOver: 'Tout recommencer',
    undo: 'Annuler',
    cleared: (gone) => count(gone, { one: '# ingrédient retiré.', other: '# ingrédients retirés.' }),
    edit: (what) => `Modifier ${what}`,
    editing: (what) => `Nouveau texte pour ${what}`,
    save: 'Enregistrer',
    remove: (what) => `Retirer ${what}`,
    readAs: (what) => `lu comme ${what}`,
    notFood: 'Larder le laisse de côté : ce n’est pas un aliment.',

    blank: 'Rien à ajouter pour l’instant : écris un ingrédient, par exemple origan.',
    added: (names, onHand) => `Ajouté : ${list(names)}. ${count(onHand, INGREDIENTS)} sous la main.`,
    duplicate: (names) => `Déjà sur ta liste : ${list(names)}.`,
    tooLong: `Un ingrédient peut avoir jusqu’à ${number(REQUEST_LIMITS.ingredientLength)} caractères. Raccourcis-le et ajoute-le de nouveau.`,
    noRoom: `La liste contient au plus ${number(REQUEST_LIMITS.ingredients)} ingrédients. Retires-en un pour faire de la place.`,
    removed: (what) => `Retiré : ${what}.`,
    changed: (what) => `Remplacé par ${what}.`,
    restored: (back) => count(back, { one: '# ingrédient remis.', other: '# ingrédients remis.' }),

    suggestions: 'Suggestions',
    options: 'Parts, régimes, temps et plus',
    optionsTitle: 'Ce que la recette doit être',
    done: 'Terminé',
    partComing: 'Un instant.',
    optionsSet: 'Demandé pour la recette',
    wish: createWishTeller({
      name,
      servings: (servings) => count(servings, { one: '# part', other: '# parts' }),
      without: (what) => `Sans ${what}`,
      extras: (extras) => (extras === 0 ? 'Rien à acheter' : count(extras, { one: 'Au plus # achat', other: 'Au plus # achats' })),
      minutes: (minutes) => `Jusqu’à ${number(minutes)} min`,
      usUnits: 'Mesures américaines',
    }),
    wishesSet: (wishes) => `Choisi : ${wishes.join(', ')}.`,
    wishDropped: (wish) => `N’est plus choisi : ${wish}.`,
    dropWish: (wish) => `Retirer ${wish}`,
    conflict: (wish) => `Tu as aussi demandé « ${wish} », et Larder s’y tient. Retire l’un des deux.`,
    tasteLater: (words) => `« ${words} » modifie une recette : demandes-en d’abord une, puis la modification.`,
    avoidFull: `Une demande peut éviter ${number(REQUEST_LIMITS.ingredients)} aliments. Retires-en un pour faire de la place.`,
    avoidUnknown: (names) => `Larder ne connaît pas ${list(names)} et ne peut donc pas le chercher dans une recette.`,
    wanted: (onHand) => count(ENOUGH_INGREDIENTS - onHand, { one: 'Encore # ingrédient et il y aura de quoi faire une recette.', other: 'Encore # ingrédients et il y aura de quoi faire une recette.' }),
    ready: 'On passe à la recette ?',
    generate: 'Demande une recette à partir des ingrédients de ta liste.',
    getRecipe: 'Obtenir une recette',
    stop: 'Arrêter',
    number,

    recipePlace: 'Recette',
    asking: 'Recette demandée',
    noConnection: 'Pas de connexion au service de recettes',
    tryAgain: 'Réessayer',
    reload: 'Recharger en gardant la liste',
    internalMessage: 'Quelque chose s’est mal passé dans le service de recettes. Réessaie dans un instant.',
    partMissing: 'Une partie de cette page n’a pas pu être chargée. Vérifie la connexion et réessaie ; si Larder a été mis à jour entre-temps, recharge la page.',
    nothingEdible: 'Rien sur la liste ne se cuisine. Ajoute quelque chose à manger et demande de nouveau.',
    ownToken: 'Utiliser ton propre jeton',
    tokenInUse: (host) => `Ton jeton sert pour ${host}.`,
    tokenForgotten: 'Le jeton est oublié.',

    title: 'Larder : une recette avec ce que tu as',
    language: 'Langue de la page',
    languageMissing: 'Cette langue n’a pas pu être chargée. Vérifie la connexion et choisis-la de nouveau.',

    emptyTitle: 'Qu’y a-t-il dans le garde-manger aujourd’hui ?',
    emptyNote: 'Dis à Larder ce que tu as et il te propose un plat : d’abord ce qui est chez toi, peu à acheter, chaque étape avec son feu et ses minutes. Ensuite il relit la recette et dit ce qu’il y a trouvé.',

    bring: 'Tu as déjà une recette ? Apporte-la',
  },

  bring: {
    title: 'Apporte ta propre recette',
    note: 'Colle le texte de n’importe quelle recette, ou dépose un fichier ici. Il est lu et vérifié sur cette page et n’est envoyé à personne.',
    seemsWhole: 'Ce que tu as collé ressemble à une recette entière.',
    text: 'Texte de la recette',
    example: 'p. ex. Crêpes, 200 g de farine, 2 œufs, 300 ml de lait. Préparation : fouetter, laisser reposer, cuire…',
    read: 'Lire cette recette',
    chooseFile: 'Choisir un fichier',
    asList: 'C’est une liste : l’ajouter à mes ingrédients',
    cancel: 'Annuler',
    missing: 'Colle ou écris d’abord une recette.',
    notText: 'Ce fichier ne contient pas de texte. Enregistre la recette en texte, ou copie ses mots et colle-les ici.',
    fault: {
      'too-long': 'C’est bien plus long qu’une recette. Colle une seule recette.',
      'no-recipe': 'Il n’y a pas de recette dans ces données. Copie plutôt les mots de la recette : ses ingrédients et sa préparation.',
      'web-page': 'Cette page web ne dit pas où est sa recette. Copie plutôt les mots de la recette : ses ingrédients et sa préparation.',
      unread: 'Larder ne trouve ni ingrédients ni étapes dans ce texte. Colle une recette entière.',
    },
  },

  offline: {
    newer: 'Une version plus récente de Larder est là.',
    newerNote: 'Les recettes de cette page disparaissent quand tu recharges ; copie ce que tu veux garder.',
    notNow: 'Pas maintenant',
  },

  options: {
    servings: 'Parts',
    fewerServings: 'Une part de moins',
    moreServings: 'Une part de plus',
    diets: 'Régimes',
    option: (word) => capitalise(name(word)),
    avoid: 'À éviter',
    avoidNote: 'Larder demande une recette sans eux, les cherche dans le texte et dit ce qu’il a trouvé.',
    avoidOther: 'Un autre aliment à éviter',
    avoidOtherExample: 'p. ex. coriandre',
    avoidIt: 'L’éviter',
    avoidMissing: 'Nomme d’abord un aliment.',
    maxExtras: 'À acheter, au plus',
    noLimit: 'Sans limite',
    extras: (extras) => (extras === 0 ? 'Rien' : count(extras, { one: '# chose', other: '# choses' })),
    maxMinutes: 'Prêt en',
    anyMinutes: 'Peu importe le temps',
    minutes: (minutes) => count(minutes, { one: '# minute', other: '# minutes' }),
    equipment: 'Dans ta cuisine',
    units: 'Mesures',
    unitSystem: { metric: 'Métriques', us: 'Américaines' },
  },

  usual: {
    legend: 'Mes habitudes',
    note: 'Les régimes, ce qu’il faut éviter, les parts, les mesures, ce qui manque à ta cuisine et une langue que tu as choisie peuvent rester dans ce navigateur, pour ne pas redire une allergie à chaque fois. Personne d’autre ne les reçoit, et une pression suffit à les oublier. Sans la coche, rien n’est gardé.',
    box: 'Garder ce qui est choisi ici comme mes habitudes, sur cet appareil',
    cupboard: 'Toujours dans mon placard',
    cupboardNote: 'Séparés par des virgules. À ta prochaine visite, une pression les met sur ta liste.',
    cupboardExample: 'p. ex. huile d’olive, riz, farine',
    keepCupboard: 'Garder',
    name: 'Tes habitudes',
    inForce: (wishes) => `Tes habitudes, gardées sur cet appareil : ${wishes}.`,
    nothing: 'rien d’autre que ton placard',
    cupboardHolds: (foods) => `Toujours dans ton placard : ${foods}.`,
    addCupboard: 'L’ajouter à ma liste',
    differs: 'Ce qui est choisi maintenant est différent.',
    keepNow: 'Garder comme c’est maintenant',
    backTo: 'Revenir à mes habitudes',
    forget: 'Oublier',
    kept: 'Gardé sur cet appareil.',
    forgotten: 'Oublié sur cet appareil. Ce qui est choisi maintenant reste jusqu’au rechargement.',
    refused: 'Ce navigateur ne laisse Larder rien garder. Rien n’a été gardé.',
    unknown: (foods) => `Larder ne connaît plus ${foods} : tes habitudes ne l’évitent donc plus.`,
  },

  cook: COOK,
  device: DEVICE,
  findings: { ...FINDINGS, name },
  given: GIVEN,
  less: LESS,
  recipe: RECIPE,
  takeAway: TAKE_AWAY,
  token: TOKEN,
};
