// The page in German: a model on the device, a token of one's own, adding without typing.

import { createGrammar } from './grammar.ts';
import type { AllWords } from './language.ts';

const { count, list, number } = createGrammar('de');

export const DEVICE: AllWords['device'] = {
  title: 'Ein Modell auf diesem Gerät',
  name: 'auf diesem Gerät',
  note: 'Dein Browser hat ein eigenes Sprachmodell. Dann kommen die Rezepte von dort: Keine Liste verlässt dieses Gerät, und ein Netz braucht es nicht. Es ist kleiner als die Modelle eines Dienstes; geprüft wird trotzdem jedes Rezept.',
  use: 'Das Modell auf diesem Gerät verwenden',
  inUse: 'Die Rezepte kommen vom Modell auf diesem Gerät.',
  writesEnglish: 'In der Sprache dieser Seite kann es nicht schreiben: Seine Rezepte sind auf Englisch.',
  leave: 'Nicht mehr verwenden',
  downloadNote: 'Der Browser muss das Modell erst herunterladen. Das sind einmalig mehrere Gigabyte; im Mobilfunknetz kann das etwas kosten.',
  download: 'Herunterladen und dann verwenden',
  downloading: (percent) => `Das Modell wird heruntergeladen: ${number(percent)} %`,
  cancel: 'Abbrechen',
  preparing: 'Das Modell wird vorbereitet.',
  downloadFailed: 'Das Modell konnte nicht heruntergeladen werden. Prüfe die Verbindung und den Platz auf dem Gerät und versuch es noch einmal.',
  failedTitle: 'Das Modell auf diesem Gerät hat kein Rezept fertig geschrieben',
  fault: {
    config: 'Der Browser kann sein Modell nicht mehr ausführen. Frag den eingebauten Koch, oder wähle unten auf der Seite einen anderen Weg.',
    'too-long': 'Die Liste ist zu lang für das Modell auf diesem Gerät. Nimm ein paar Zutaten herunter und frag noch einmal.',
    filtered: 'Der Browser hat zurückgehalten, was sein Modell schrieb. Ändere eine Zutat und frag noch einmal, oder frag den eingebauten Koch.',
    empty: 'Das Modell auf diesem Gerät hat nichts geschrieben. Versuch es noch einmal oder frag den eingebauten Koch.',
    cut: 'Das Modell auf diesem Gerät fand kein Ende. Was kam, bleibt stehen; versuch es noch einmal oder frag den eingebauten Koch.',
    timeout: 'Das Modell auf diesem Gerät ist verstummt. Versuch es noch einmal oder frag den eingebauten Koch.',
    offline: 'Das Modell ist noch nicht auf diesem Gerät und konnte nicht heruntergeladen werden. Prüfe die Verbindung und versuch es noch einmal.',
    internal: 'Das Modell auf diesem Gerät ist gescheitert. Versuch es noch einmal oder frag den eingebauten Koch.',
  },
};

export const LESS: AllWords['less'] = {
  ways: 'Hinzufügen, ohne zu tippen',
  fromPicture: 'Aus einem Foto',
  bySpeaking: 'Per Stimme',
  close: 'Schließen',

  pictureNote: (model) => `Ein Foto von deinem Kühlschrank oder einem Kassenzettel geht an ${model}, das Modell dieses Larder, und nirgendwohin sonst. Es wird vorher verkleinert; wann, wo und womit es aufgenommen wurde, bleibt weg. Larder bewahrt es nicht auf.`,
  choosePicture: 'Foto aufnehmen oder auswählen',
  looking: 'Das Foto wird angesehen.',
  picture: 'Dein Foto, so wie es geschickt wird',
  pictureFault: {
    unreadable: 'Dieser Browser kann das Bild nicht öffnen. Nimm ein JPEG oder PNG, oder fotografiere den Bildschirm ab.',
    config: 'Das Modell, das Fotos liest, war nicht zu gebrauchen. Wer diese Seite betreibt, kann das beheben.',
    quota: 'Das Kontingent für Fotos ist aufgebraucht. Gib ein, was du hast, oder komm wieder, wenn es erneuert ist.',
    busy: 'Der Dienst, der Fotos liest, ist ausgelastet. Versuch es gleich noch einmal.',
    'too-long': 'Das Foto ist zu groß für den Dienst, der es liest. Nimm ein kleineres.',
    filtered: 'Der Dienst wollte dieses Foto nicht lesen. Nimm ein anderes.',
    empty: 'Der Dienst hat zu dem Foto nichts gesagt. Versuch es noch einmal.',
    cut: 'Die Antwort brach vor dem Ende ab. Versuch es noch einmal.',
    timeout: 'Der Dienst hat für das Foto zu lange gebraucht. Versuch es noch einmal.',
    offline: 'Dein Gerät ist offline, oder der Dienst, der Fotos liest, antwortet nicht. Prüfe die Verbindung und versuch es noch einmal.',
    internal: 'Da ist etwas schiefgegangen. Versuch es noch einmal.',
  },

  speechNote: 'Sag, was du hast, eines nach dem anderen. Dein Browser schickt das Gehörte vielleicht an seinen Hersteller, um es in Worte zu fassen; Larder bekommt nur die Worte.',
  listen: 'Zuhören',
  listening: 'Ich höre zu. Sag, was du hast.',
  stopListening: 'Das war alles',
  speechFault: {
    blocked: 'Der Browser lässt diese Seite nicht zuhören. Erlaube in seinen Einstellungen das Mikrofon und fang noch einmal an.',
    'no-microphone': 'Kein Mikrofon gefunden. Schließ eines an, oder gib ein, was du hast.',
    'not-heard': 'Es war nichts zu hören. Fang noch einmal an und sprich etwas näher.',
    offline: 'Der Browser braucht eine Verbindung, um Sprache in Worte zu fassen. Prüfe sie, oder gib ein, was du hast.',
    'no-language': 'Dieser Browser versteht die Sprache der Seite nicht, wenn sie gesprochen wird. Gib ein, was du hast.',
    failed: 'Der Browser hört nicht mehr zu. Fang noch einmal an, oder gib ein, was du hast.',
  },

  foundTitle: { picture: 'Auf dem Foto gesehen', speech: 'Gehört', receipt: 'Vom Kassenzettel gelesen' },
  foundNote: 'Nimm den Haken weg, wo etwas nicht stimmt. Auf deiner Liste steht noch nichts davon.',
  notKnown: 'nicht bekannt',
  leftOut: (names) => `Weggelassen, weil es kein Lebensmittel ist: ${list(names)}.`,
  nothingFound: {
    picture: 'Auf dem Foto war kein Lebensmittel zu erkennen. Versuch ein anderes, näher und bei gutem Licht.',
    speech: 'Im Gehörten war kein Lebensmittel zu erkennen. Fang noch einmal an.',
    receipt: 'Auf dem Kassenzettel war kein Lebensmittel zu erkennen. Gib ein, was du hast.',
  },
  addFound: (found) => count(found, { one: '# Zutat hinzufügen', other: '# Zutaten hinzufügen' }),
};

export const TOKEN: AllWords['token'] = {
  whatIsIt: 'Ein Token ist ein Passwort, das dir ein Dienst für Sprachmodelle in deinem Konto gibt, damit er weiß, wer fragt.',
  tryIt: 'Verbindung ausprobieren',
  trying: 'Der Dienst wird um ein Wort gebeten.',
  works: (model) => `Es geht: ${model} hat geantwortet.`,
  notAccepted: (host) => `${host} nimmt diesen Token nicht an. Prüfe, ob er ganz eingefügt ist und ob man mit ihm Modelle fragen darf.`,
  noCredit: (host) => `${host} kennt den Token, aber sein Guthaben ist aufgebraucht.`,
  noModel: (host, model) => `${host} kennt den Token, bietet aber das Modell ${model} nicht an. Vergiss den Token und nenne ein anderes Modell.`,
  busy: (host) => `${host} ist ausgelastet. Der Token wurde weder angenommen noch abgelehnt: Versuch es gleich noch einmal.`,
  noAnswer: (host) => `${host} hat nicht geantwortet. Prüfe die Verbindung und versuch es noch einmal.`,
  ownTokenNote: (host) => `Die Anfragen gehen dann von dieser Seite geradewegs an ${host}. Der Token bleibt im Gedächtnis der Seite: Er wird nie gespeichert und ist weg, sobald du neu lädst.`,
  token: 'Token',
  service: 'Dienst',
  model: 'Modell',
  useToken: 'Diesen Token verwenden',
  forget: 'Token vergessen',
  noDirect: 'Dieses Larder erlaubt keine Anfragen mit eigenem Token.',
  unknown: 'Wo dein Token verwendet werden darf, war nicht zu erfahren. Prüfe die Verbindung und versuch es noch einmal.',
  tokenMissing: 'Füge zuerst einen Token ein.',
  modelMissing: 'Nenne ein Modell, das dieser Dienst anbietet.',
};
