// The page in Spanish: a model on the device, a token of one's own, adding without typing.

import { createGrammar } from './grammar.ts';
import type { AllWords } from './language.ts';

const { count, list, number } = createGrammar('es');

export const DEVICE: AllWords['device'] = {
  title: 'Un modelo en este dispositivo',
  name: 'en este dispositivo',
  note: 'Tu navegador tiene un modelo de lenguaje propio. Las recetas salen entonces de él: ninguna lista sale de este dispositivo y no hace falta red. Es más pequeño que los de un servicio; aun así se comprueba cada receta.',
  use: 'Usar el modelo de este dispositivo',
  inUse: 'Las recetas vienen del modelo de este dispositivo.',
  writesEnglish: 'En el idioma de esta página no puede escribir: sus recetas están en inglés.',
  leave: 'Dejar de usarlo',
  downloadNote: 'El navegador tiene que descargar antes el modelo. Son varios gigabytes, una sola vez; con una red móvil puede costarte dinero.',
  download: 'Descargarlo y usarlo',
  downloading: (percent) => `Descargando el modelo: ${number(percent)} %`,
  cancel: 'Cancelar',
  preparing: 'Preparando el modelo.',
  downloadFailed: 'No se ha podido descargar el modelo. Revisa la conexión y el espacio de este dispositivo e inténtalo de nuevo.',
  failedTitle: 'El modelo de este dispositivo no ha terminado ninguna receta',
  fault: {
    config: 'El navegador ya no puede ejecutar su modelo. Pídesela al chef integrado o elige otra vía al pie de la página.',
    'too-long': 'La lista es demasiado larga para el modelo de este dispositivo. Quita algunos ingredientes y vuelve a pedir.',
    filtered: 'El navegador ha retenido lo que escribió su modelo. Cambia un ingrediente y vuelve a pedir, o pídesela al chef integrado.',
    empty: 'El modelo de este dispositivo no ha escrito nada. Inténtalo de nuevo o pídesela al chef integrado.',
    cut: 'El modelo de este dispositivo no paraba de escribir. Lo que llegó se queda; inténtalo de nuevo o pídesela al chef integrado.',
    timeout: 'El modelo de este dispositivo se ha quedado callado. Inténtalo de nuevo o pídesela al chef integrado.',
    offline: 'El modelo aún no está en este dispositivo y no se ha podido descargar. Revisa la conexión e inténtalo de nuevo.',
    internal: 'El modelo de este dispositivo ha fallado. Inténtalo de nuevo o pídesela al chef integrado.',
  },
};

export const LESS: AllWords['less'] = {
  ways: 'Añadir sin escribir',
  fromPicture: 'Con una foto',
  bySpeaking: 'De viva voz',
  close: 'Cerrar',

  pictureNote: (model) => `Una foto de tu nevera o de un tique va a ${model}, el modelo de este Larder, y a ningún otro sitio. Antes se reduce, y se quita cuándo, dónde y con qué se hizo. Larder no la guarda.`,
  choosePicture: 'Hacer o elegir una foto',
  looking: 'Mirando la foto.',
  picture: 'Tu foto, tal como se envía',
  pictureFault: {
    unreadable: 'Este navegador no puede abrir esa imagen. Elige un JPEG o un PNG, o haz una foto de la pantalla.',
    config: 'No se ha podido usar el modelo que lee fotos. Quien lleva esta página puede arreglarlo.',
    quota: 'El cupo para leer fotos se ha agotado. Escribe lo que tienes, o vuelve cuando se haya renovado.',
    busy: 'El servicio que lee fotos está ocupado. Inténtalo de nuevo en un momento.',
    'too-long': 'La foto es demasiado grande para el servicio que la lee. Elige una más pequeña.',
    filtered: 'El servicio no ha querido leer esta foto. Elige otra.',
    empty: 'El servicio no ha dicho nada de la foto. Inténtalo de nuevo.',
    cut: 'La respuesta se ha cortado antes del final. Inténtalo de nuevo.',
    timeout: 'El servicio ha tardado demasiado en leer la foto. Inténtalo de nuevo.',
    offline: 'Tu dispositivo no tiene conexión o el servicio que lee fotos no responde. Revisa la conexión e inténtalo de nuevo.',
    internal: 'Algo ha salido mal. Inténtalo de nuevo.',
  },

  speechNote: 'Di lo que tienes, una cosa detrás de otra. Puede que tu navegador envíe lo que oye a su fabricante para pasarlo a palabras; a Larder le llegan solo las palabras.',
  listen: 'Empezar a escuchar',
  listening: 'Te escucho. Di lo que tienes.',
  stopListening: 'Eso es todo',
  speechFault: {
    blocked: 'El navegador no deja que esta página escuche. Permite el micrófono en sus ajustes y empieza de nuevo.',
    'no-microphone': 'No se ha encontrado ningún micrófono. Conecta uno o escribe lo que tienes.',
    'not-heard': 'No se ha oído nada. Empieza de nuevo y habla un poco más cerca.',
    offline: 'El navegador necesita conexión para pasar la voz a palabras. Revísala o escribe lo que tienes.',
    'no-language': 'Este navegador no entiende hablado el idioma de la página. Escribe lo que tienes.',
    failed: 'El navegador ha dejado de escuchar. Empieza de nuevo o escribe lo que tienes.',
  },

  foundTitle: { picture: 'Visto en la foto', speech: 'Oído', receipt: 'Leído en el tique' },
  foundNote: 'Desmarca lo que no sea correcto. Todavía no hay nada en tu lista.',
  notKnown: 'desconocido',
  leftOut: (names) => `Se deja fuera porque no es un alimento: ${list(names)}.`,
  nothingFound: {
    picture: 'No se distingue ningún alimento en la foto. Prueba con otra, más cerca y con buena luz.',
    speech: 'No se ha distinguido ningún alimento en lo que se oyó. Empieza de nuevo.',
    receipt: 'No se distingue ningún alimento en el tique. Escribe lo que tienes.',
  },
  addFound: (found) => count(found, { one: 'Añadir # ingrediente', other: 'Añadir # ingredientes' }),
};

export const TOKEN: AllWords['token'] = {
  whatIsIt: 'Un token es una contraseña que un servicio de modelos de lenguaje te da en tu cuenta para saber quién pregunta.',
  tryIt: 'Probar la conexión',
  trying: 'Pidiéndole una palabra al servicio.',
  works: (model) => `Funciona: ${model} ha respondido.`,
  notAccepted: (host) => `${host} no acepta este token. Comprueba que lo has pegado entero y que sirve para preguntar a modelos.`,
  noCredit: (host) => `${host} conoce el token, pero se ha quedado sin saldo.`,
  noModel: (host, model) => `${host} conoce el token, pero no ofrece el modelo ${model}. Olvida el token y pon otro modelo.`,
  busy: (host) => `${host} está ocupado. El token no se ha aceptado ni rechazado: inténtalo de nuevo en un momento.`,
  noAnswer: (host) => `${host} no ha respondido. Revisa la conexión e inténtalo de nuevo.`,
  ownTokenNote: (host) => `Las llamadas van entonces de esta página directamente a ${host}. El token se queda en la memoria de la página: no se guarda nunca y desaparece cuando vuelves a cargarla.`,
  token: 'Token',
  service: 'Servicio',
  model: 'Modelo',
  useToken: 'Usar este token',
  forget: 'Olvidar el token',
  noDirect: 'Este Larder no permite llamadas con un token propio.',
  unknown: 'No se ha podido saber dónde sirve tu token. Revisa la conexión e inténtalo de nuevo.',
  tokenMissing: 'Pega primero un token.',
  modelMissing: 'Pon un modelo que ofrezca este servicio.',
};
