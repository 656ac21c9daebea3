// The page in French: a model on the device, a token of one's own, adding without typing.

import { createGrammar } from './grammar.ts';
import type { AllWords } from './language.ts';

const { count, list, number } = createGrammar('fr');

export const DEVICE: AllWords['device'] = {
  title: 'Un modèle sur cet appareil',
  name: 'sur cet appareil',
  note: 'Ton navigateur a son propre modèle de langage. Les recettes viennent alors de lui : aucune liste ne quitte cet appareil, et il ne faut pas de réseau. Il est plus petit que ceux d’un service ; chaque recette est vérifiée quand même.',
  use: 'Utiliser le modèle de cet appareil',
  inUse: 'Les recettes viennent du modèle de cet appareil.',
  writesEnglish: 'Il ne sait pas écrire dans la langue de cette page : ses recettes sont en anglais.',
  leave: 'Ne plus l’utiliser',
  downloadNote: 'Le navigateur doit d’abord télécharger le modèle. Cela fait plusieurs gigaoctets, une seule fois ; sur un réseau mobile, cela peut te coûter.',
  download: 'Le télécharger, puis l’utiliser',
  downloading: (percent) => `Téléchargement du modèle : ${number(percent)} %`,
  cancel: 'Annuler',
  preparing: 'Préparation du modèle.',
  downloadFailed: 'Le modèle n’a pas pu être téléchargé. Vérifie la connexion et la place sur cet appareil, puis réessaie.',
  failedTitle: 'Le modèle de cet appareil n’a pas terminé de recette',
  fault: {
    config: 'Le navigateur ne peut plus faire tourner son modèle. Demande au chef intégré, ou choisis un autre moyen au bas de la page.',
    'too-long': 'La liste est trop longue pour le modèle de cet appareil. Retire quelques ingrédients et demande de nouveau.',
    filtered: 'Le navigateur a retenu ce que son modèle a écrit. Change un ingrédient et demande de nouveau, ou demande au chef intégré.',
    empty: 'Le modèle de cet appareil n’a rien écrit. Réessaie, ou demande au chef intégré.',
    cut: 'Le modèle de cet appareil n’en finissait pas. Ce qui est arrivé est gardé ; réessaie, ou demande au chef intégré.',
    timeout: 'Le modèle de cet appareil s’est tu. Réessaie, ou demande au chef intégré.',
    offline: 'Le modèle n’est pas encore sur cet appareil et n’a pas pu être téléchargé. Vérifie la connexion et réessaie.',
    internal: 'Le modèle de cet appareil a échoué. Réessaie, ou demande au chef intégré.',
  },
};

export const LESS: AllWords['less'] = {
  ways: 'Ajouter sans écrire',
  fromPicture: 'Avec une photo',
  bySpeaking: 'En parlant',
  close: 'Fermer',

  pictureNote: (model) => `Une photo de ton frigo ou d’un ticket de caisse va à ${model}, le modèle de ce Larder, et nulle part ailleurs. Elle est d’abord réduite, sans dire quand, où ni avec quoi elle a été prise. Larder ne la garde pas.`,
  choosePicture: 'Prendre ou choisir une photo',
  looking: 'Larder regarde la photo.',
  picture: 'Ta photo, telle qu’elle est envoyée',
  pictureFault: {
    unreadable: 'Ce navigateur ne peut pas ouvrir cette image. Choisis un JPEG ou un PNG, ou prends l’écran en photo.',
    config: 'Le modèle qui lit les photos n’a pas pu servir. La personne qui tient cette page peut y remédier.',
    quota: 'Le quota pour lire des photos est épuisé. Écris ce que tu as, ou reviens quand il sera renouvelé.',
    busy: 'Le service qui lit les photos est occupé. Réessaie dans un instant.',
    'too-long': 'La photo est trop grande pour le service qui la lit. Choisis-en une plus petite.',
    filtered: 'Le service a refusé de lire cette photo. Choisis-en une autre.',
    empty: 'Le service n’a rien dit de la photo. Réessaie.',
    cut: 'La réponse s’est arrêtée avant la fin. Réessaie.',
    timeout: 'Le service a mis trop de temps à lire la photo. Réessaie.',
    offline: 'Ton appareil est hors ligne, ou le service qui lit les photos ne répond pas. Vérifie la connexion et réessaie.',
    internal: 'Quelque chose s’est mal passé. Réessaie.',
  },

  speechNote: 'Dis ce que tu as, une chose après l’autre. Ton navigateur envoie peut-être ce qu’il entend à son fabricant pour en faire des mots ; Larder ne reçoit que les mots.',
  listen: 'Commencer à écouter',
  listening: 'J’écoute. Dis ce que tu as.',
  stopListening: 'C’est tout',
  speechFault: {
    blocked: 'Le navigateur ne laisse pas cette page écouter. Autorise le micro dans ses réglages, puis recommence.',
    'no-microphone': 'Aucun micro n’a été trouvé. Branches-en un, ou écris ce que tu as.',
    'not-heard': 'Rien n’a été entendu. Recommence en parlant un peu plus près.',
    offline: 'Le navigateur a besoin d’une connexion pour changer la voix en mots. Vérifie-la, ou écris ce que tu as.',
    'no-language': 'Ce navigateur ne comprend pas à l’oral la langue de la page. Écris ce que tu as.',
    failed: 'Le navigateur a cessé d’écouter. Recommence, ou écris ce que tu as.',
  },

  foundTitle: { picture: 'Vu sur la photo', speech: 'Entendu', receipt: 'Lu sur le ticket' },
  foundNote: 'Décoche ce qui n’est pas juste. Rien n’est encore sur ta liste.',
  notKnown: 'inconnu',
  leftOut: (names) => `Laissé de côté, car ce n’est pas un aliment : ${list(names)}.`,
  nothingFound: {
    picture: 'Aucun aliment n’a été reconnu sur la photo. Essaies-en une autre, de plus près et bien éclairée.',
    speech: 'Aucun aliment n’a été reconnu dans ce qui a été entendu. Recommence.',
    receipt: 'Aucun aliment n’a été reconnu sur le ticket. Écris ce que tu as.',
  },
  addFound: (found) => count(found, { one: 'Ajouter # ingrédient', other: 'Ajouter # ingrédients' }),
};

export const TOKEN: AllWords['token'] = {
  whatIsIt: 'Un jeton est un mot de passe qu’un service de modèles de langage te donne dans ton compte, pour savoir qui demande.',
  tryIt: 'Essayer la connexion',
  trying: 'On demande un mot au service.',
  works: (model) => `Ça marche : ${model} a répondu.`,
  notAccepted: (host) => `${host} n’accepte pas ce jeton. Vérifie qu’il est collé en entier et qu’il permet de demander à des modèles.`,
  noCredit: (host) => `${host} connaît le jeton, mais son crédit est épuisé.`,
  noModel: (host, model) => `${host} connaît le jeton, mais ne propose pas le modèle ${model}. Oublie le jeton et indique un autre modèle.`,
  busy: (host) => `${host} est occupé. Le jeton n’a été ni accepté ni refusé : réessaie dans un instant.`,
  noAnswer: (host) => `${host} n’a pas répondu. Vérifie la connexion et réessaie.`,
  ownTokenNote: (host) => `Les appels vont alors de cette page tout droit à ${host}. Le jeton reste dans la mémoire de la page : il n’est jamais enregistré et disparaît quand tu recharges.`,
  token: 'Jeton',
  service: 'Service',
  model: 'Modèle',
  useToken: 'Utiliser ce jeton',
  forget: 'Oublier le jeton',
  noDirect: 'Ce Larder ne permet pas les appels avec ton propre jeton.',
  unknown: 'Impossible de savoir où ton jeton peut servir. Vérifie la connexion, puis réessaie.',
  tokenMissing: 'Colle d’abord un jeton.',
  modelMissing: 'Indique un modèle que ce service propose.',
};
