// The page in German.

import { ENOUGH_INGREDIENTS, REQUEST_LIMITS } from '../../recipe/recipe-request.ts';
import { FINDINGS } from './de-findings.ts';
import { COOK, GIVEN, RECIPE, TAKE_AWAY } from './de-recipe.ts';
import { DEVICE, LESS, TOKEN } from './de-sources.ts';
import { createGrammar } from './grammar.ts';
import type { OtherWords } from './language.ts';
import { capitalise, createNames, createWishTeller } from './wish-words.ts';

const { count, list, number } = createGrammar('de');

const INGREDIENTS = { one: '# Zutat', other: '# Zutaten' };

const name = createNames(
  { vegetarian: 'vegetarisch', vegan: 'vegan', pescatarian: 'pescetarisch', 'gluten-free': 'glutenfrei', 'dairy-free': 'ohne Milchprodukte', 'egg-free': 'ohne Eier', 'nut-free': 'ohne Nüsse', halal: 'halal', kosher: 'koscher', 'low-lactose': 'laktosearm' },
  { celery: 'Sellerie', gluten: 'Gluten', crustaceans: 'Krebstiere', egg: 'Ei', fish: 'Fisch', lupin: 'Lupinen', milk: 'Milch', molluscs: 'Weichtiere', mustard: 'Senf', nuts: 'Nüsse', peanut: 'Erdnüsse', sesame: 'Sesam', soy: 'Soja', sulphites: 'Sulfite' },
  { hob: 'Kochfeld', oven: 'Backofen', grill: 'Grill', microwave: 'Mikrowelle', blender: 'Mixer', 'air-fryer': 'Heißluftfritteuse', 'slow-cooker': 'Schongarer', kettle: 'Wasserkocher' },
);

export const DE: OtherWords = {
  page: {
    name: 'Larder',
    logo: 'Logo: ein Koch',
    motto: 'Ein Rezept aus dem, was du hast.',
    footer: 'Nichts, was du eingibst, wird aufbewahrt, außer du willst es. Lädst du die Seite neu, ist es weg.',

    fieldLabel: 'Zutaten hinzufügen',
    placeholder: 'z. B. Oregano',
    add: 'Hinzufügen',
    fieldHint: 'Auch mehrere auf einmal, mit Kommas dazwischen.',

    onHand: 'Zutaten im Haus:',
    noneOnHand: 'Noch nichts. Fang mit dem an, was zuerst wegmuss.',
    startOver: 'Von vorn',
    undo: 'Rückgängig',
    cleared: (gone) => count(gone, { one: '# Zutat entfernt.', other: '# Zutaten entfernt.' }),
    edit: (what) => `${what} ändern`,
    editing: (what) => `Neuer Text für ${what}`,
    save: 'Speichern',
    remove: (what) => `${what} entfernen`,
    readAs: (what) => `gelesen als ${what}`,
    notFood: 'Larder lässt das weg: Es ist kein Lebensmittel.',

    blank: 'Noch nichts zum Hinzufügen: Gib eine Zutat ein, zum Beispiel Oregano.',
    added: (names, onHand) => `${list(names)} hinzugefügt. ${count(onHand, INGREDIENTS)} im Haus.`,
    duplicate: (names) => `Steht schon auf deiner Liste: ${list(names)}.`,
    tooLong: `Eine Zutat darf höchstens ${number(REQUEST_LIMITS.ingredientLength)} Zeichen haben. Kürze sie und füge sie noch einmal hinzu.`,
    noRoom: `Auf die Liste passen ${number(REQUEST_LIMITS.ingredients)} Zutaten. Nimm eine herunter, um Platz zu schaffen.`,
    removed: (what) => `${what} entfernt.`,
    changed: (what) => `Geändert in ${what}.`,
    restored: (back) => `${count(back, INGREDIENTS)} zurückgeholt.`,

    suggestions: 'Vorschläge',
    options: 'Portionen, Ernährung, Zeit und mehr',
    optionsTitle: 'Wie das Rezept sein soll',
    done: 'Fertig',
    partComing: 'Einen Moment.',
    optionsSet: 'Gewünscht für das Rezept',
    wish: createWishTeller({
      name,
      servings: (servings) => count(servings, { one: '# Portion', other: '# Portionen' }),
      without: (what) => `Ohne ${what}`,
      extras: (extras) => (extras === 0 ? 'Nichts kaufen' : `Höchstens ${number(extras)} kaufen`),
      minutes: (minutes) => `Bis ${number(minutes)} Min.`,
      usUnits: 'US-Maße',
    }),
    wishesSet: (wishes) => `Eingestellt: ${wishes.join(', ')}.`,
    wishDropped: (wish) => `Nicht mehr eingestellt: ${wish}.`,
    dropWish: (wish) => `${wish} entfernen`,
    conflict: (wish) => `Du hast auch „${wish}“ gewünscht, und daran hält sich Larder. Nimm eines von beiden weg.`,
    tasteLater: (words) => `„${words}“ ändert ein Rezept: Frag erst nach einem, dann nach der Änderung.`,
    avoidFull: `Eine Anfrage kann ${number(REQUEST_LIMITS.ingredients)} Lebensmittel ausschließen. Nimm eines weg, um Platz zu schaffen.`,
    avoidUnknown: (names) => `Larder kennt ${list(names)} nicht und kann in einem Rezept nicht danach suchen.`,
    wanted: (onHand) => count(ENOUGH_INGREDIENTS - onHand, { one: 'Noch # Zutat, dann reicht es für ein Rezept.', other: 'Noch # Zutaten, dann reicht es für ein Rezept.' }),
    ready: 'Bereit für ein Rezept?',
    generate: 'Lass dir aus deinen Zutaten ein Rezept schreiben.',
    getRecipe: 'Rezept schreiben',
    stop: 'Anhalten',
    number,

    recipePlace: 'Rezept',
    asking: 'Ein Rezept wird angefragt',
    noConnection: 'Keine Verbindung zum Rezeptdienst',
    tryAgain: 'Noch einmal versuchen',
    reload: 'Neu laden und die Liste behalten',
    internalMessage: 'Im Rezeptdienst ist etwas schiefgegangen. Versuch es gleich noch einmal.',
    partMissing: 'Ein Teil dieser Seite konnte nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal; wurde Larder inzwischen aktualisiert, lade die Seite neu.',
    nothingEdible: 'Aus dieser Liste lässt sich nichts kochen. Füge etwas Essbares hinzu und frag noch einmal.',
    ownToken: 'Einen eigenen Token verwenden',
    tokenInUse: (host) => `Dein Token wird für ${host} verwendet.`,
    tokenForgotten: 'Der Token ist vergessen.',

    title: 'Larder: ein Rezept aus dem, was du hast',
    language: 'Sprache der Seite',
    languageMissing: 'Die Sprache konnte nicht geladen werden. Prüfe die Verbindung und wähle sie noch einmal.',

    emptyTitle: 'Was gibt die Speisekammer heute her?',
    emptyNote: 'Sag Larder, was du hast, und es schlägt ein Gericht vor: Deines kommt zuerst, eingekauft wird wenig, und jeder Schritt nennt Hitze und Minuten. Danach liest es das Rezept noch einmal durch und sagt, was ihm aufgefallen ist.',

    bring: 'Schon ein Rezept? Bring es mit',
  },

  bring: {
    title: 'Bring dein eigenes Rezept mit',
    note: 'Füge den Text eines Rezepts ein oder zieh eine Datei hierher. Er wird auf dieser Seite gelesen und geprüft und an niemanden geschickt.',
    seemsWhole: 'Was du eingefügt hast, sieht nach einem ganzen Rezept aus.',
    text: 'Text des Rezepts',
    example: 'z. B. Pfannkuchen, 200 g Mehl, 2 Eier, 300 ml Milch. Zubereitung: verrühren, ruhen lassen, ausbacken …',
    read: 'Dieses Rezept lesen',
    chooseFile: 'Datei auswählen',
    asList: 'Es ist eine Liste: zu meinen Zutaten hinzufügen',
    cancel: 'Abbrechen',
    missing: 'Füge zuerst ein Rezept ein oder gib eines ein.',
    notText: 'In dieser Datei ist kein Text. Speichere das Rezept als Text, oder kopiere die Worte und füge sie hier ein.',
    fault: {
      'too-long': 'Das ist viel länger als ein Rezept. Füge ein einziges Rezept ein.',
      'no-recipe': 'In diesen Daten steckt kein Rezept. Kopiere stattdessen die Worte des Rezepts: Zutaten und Zubereitung.',
      'web-page': 'Diese Webseite verrät nicht, wo ihr Rezept steht. Kopiere stattdessen die Worte des Rezepts: Zutaten und Zubereitung.',
      unread: 'Larder findet in diesem Text weder Zutaten noch Schritte. Füge ein ganzes Rezept ein.',
    },
  },

  offline: {
    newer: 'Es gibt ein neueres Larder.',
    newerNote: 'Beim Neuladen verschwinden die Rezepte dieser Seite; kopiere, was du behalten willst.',
    notNow: 'Jetzt nicht',
  },

  options: {
    servings: 'Portionen',
    fewerServings: 'Eine Portion weniger',
    moreServings: 'Eine Portion mehr',
    diets: 'Ernährung',
    option: (word) => capitalise(name(word)),
    avoid: 'Ausschließen',
    avoidNote: 'Larder fragt nach einem Rezept ohne sie, sucht im Text danach und sagt, was es gefunden hat.',
    avoidOther: 'Noch ein Lebensmittel ausschließen',
    avoidOtherExample: 'z. B. Koriander',
    avoidIt: 'Ausschließen',
    avoidMissing: 'Nenn zuerst ein Lebensmittel.',
    maxExtras: 'Kaufen, höchstens',
    noLimit: 'Beliebig viel',
    extras: (extras) => (extras === 0 ? 'Nichts' : count(extras, { one: '# Sache', other: '# Sachen' })),
    maxMinutes: 'Fertig in',
    anyMinutes: 'Beliebig lange',
    minutes: (minutes) => count(minutes, { one: '# Minute', other: '# Minuten' }),
    equipment: 'In deiner Küche',
    units: 'Maße',
    unitSystem: { metric: 'Metrisch', us: 'US' },
  },

  usual: {
    legend: 'Wie immer',
    note: 'Ernährung, was du nicht verträgst, Portionen, Maße, was in deiner Küche fehlt, und eine Sprache, die du gewählt hast, können in diesem Browser bleiben, damit du eine Allergie nicht jedes Mal neu angeben musst. Niemand sonst bekommt sie, und ein Druck vergisst sie. Ohne den Haken bleibt nichts.',
    box: 'Was hier eingestellt ist, als mein „Wie immer“ auf diesem Gerät behalten',
    cupboard: 'Immer in meinem Vorrat',
    cupboardNote: 'Mit Kommas dazwischen. Beim nächsten Besuch kommt alles mit einem Druck auf deine Liste.',
    cupboardExample: 'z. B. Olivenöl, Reis, Mehl',
    keepCupboard: 'Behalten',
    name: 'Wie immer',
    inForce: (wishes) => `Wie immer, auf diesem Gerät behalten: ${wishes}.`,
    nothing: 'nichts außer deinem Vorrat',
    cupboardHolds: (foods) => `Immer in deinem Vorrat: ${foods}.`,
    addCupboard: 'Auf meine Liste',
    differs: 'Jetzt ist etwas anderes eingestellt.',
    keepNow: 'So behalten, wie es jetzt ist',
    backTo: 'Zurück zu „Wie immer“',
    forget: 'Vergessen',
    kept: 'Auf diesem Gerät behalten.',
    forgotten: 'Auf diesem Gerät vergessen. Was jetzt eingestellt ist, bleibt bis zum Neuladen.',
    refused: 'Dieser Browser lässt Larder nichts aufbewahren. Es wurde nichts behalten.',
    unknown: (foods) => `Larder kennt ${foods} nicht mehr; „Wie immer“ schließt das nicht mehr aus.`,
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
