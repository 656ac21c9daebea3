// The page in Spanish.

import { ENOUGH_INGREDIENTS, REQUEST_LIMITS } from '../../recipe/recipe-request.ts';
import { FINDINGS } from './es-findings.ts';
import { COOK, GIVEN, RECIPE, TAKE_AWAY } from './es-recipe.ts';
import { DEVICE, LESS, TOKEN } from './es-sources.ts';
import { createGrammar } from './grammar.ts';
import type { OtherWords } from './language.ts';
import { capitalise, createNames, createWishTeller } from './wish-words.ts';

const { count, list, number } = createGrammar('es');

const INGREDIENTS = { one: '# ingrediente', other: '# ingredientes' };

const name = createNames(
  { vegetarian: 'vegetariana', vegan: 'vegana', pescatarian: 'pescetariana', 'gluten-free': 'sin gluten', 'dairy-free': 'sin lácteos', 'egg-free': 'sin huevo', 'nut-free': 'sin frutos secos', halal: 'halal', kosher: 'kosher', 'low-lactose': 'baja en lactosa' },
  { celery: 'apio', gluten: 'gluten', crustaceans: 'crustáceos', egg: 'huevo', fish: 'pescado', lupin: 'altramuces', milk: 'leche', molluscs: 'moluscos', mustard: 'mostaza', nuts: 'frutos secos', peanut: 'cacahuete', sesame: 'sésamo', soy: 'soja', sulphites: 'sulfitos' },
  { hob: 'placa de cocina', oven: 'horno', grill: 'grill', microwave: 'microondas', blender: 'batidora', 'air-fryer': 'freidora de aire', 'slow-cooker': 'olla de cocción lenta', kettle: 'hervidor' },
);

export const ES: OtherWords = {
  page: {
    name: 'Larder',
    logo: 'Logotipo: un chef',
    motto: 'Una receta con lo que tienes.',
    footer: 'Nada de lo que escribes se guarda si tú no lo pides. Vuelve a cargar la página y desaparece.',

    fieldLabel: 'Añade ingredientes',
    placeholder: 'p. ej., orégano',
    add: 'Añadir',
    fieldHint: 'O varios a la vez, separados por comas.',

    onHand: 'Ingredientes que tienes:',
    noneOnHand: 'Todavía nada. Empieza por lo que haya que gastar antes.',
    startOver: 'Empezar de nuevo',
    undo: 'Deshacer',
    cleared: (gone) => count(gone, { one: '# ingrediente quitado.', other: '# ingredientes quitados.' }),
    edit: (what) => `Editar ${what}`,
    editing: (what) => `Cambiar ${what}`,
    save: 'Guardar',
    remove: (what) => `Quitar ${what}`,
    readAs: (what) => `leído como ${what}`,
    notFood: 'Larder lo deja fuera: no es un alimento.',

    blank: 'Aún no hay nada que añadir: escribe un ingrediente, por ejemplo, orégano.',
    added: (names, onHand) => `Añadido: ${list(names)}. Tienes ${count(onHand, INGREDIENTS)}.`,
    duplicate: (names) => `Ya está en tu lista: ${list(names)}.`,
    tooLong: `Un ingrediente puede tener hasta ${number(REQUEST_LIMITS.ingredientLength)} caracteres. Acórtalo y añádelo de nuevo.`,
    noRoom: `En la lista caben ${number(REQUEST_LIMITS.ingredients)} ingredientes. Quita uno para hacer sitio.`,
    removed: (what) => `Quitado: ${what}.`,
    changed: (what) => `Cambiado a ${what}.`,
    restored: (back) => count(back, { one: '# ingrediente recuperado.', other: '# ingredientes recuperados.' }),

    suggestions: 'Sugerencias',
    options: 'Raciones, dietas, tiempo y más',
    optionsTitle: 'Cómo debe ser la receta',
    done: 'Listo',
    partComing: 'Un momento.',
    optionsSet: 'Lo que pides para la receta',
    wish: createWishTeller({
      name,
      servings: (servings) => count(servings, { one: '# ración', other: '# raciones' }),
      without: (what) => `Sin ${what}`,
      extras: (extras) => (extras === 0 ? 'Sin comprar nada' : `Comprar ${number(extras)} como mucho`),
      minutes: (minutes) => `Hasta ${number(minutes)} min`,
      usUnits: 'Medidas de EE. UU.',
    }),
    wishesSet: (wishes) => `Elegido: ${wishes.join(', ')}.`,
    wishDropped: (wish) => `Ya no está elegido: ${wish}.`,
    dropWish: (wish) => `Quitar ${wish}`,
    conflict: (wish) => `También has pedido «${wish}», y Larder se atiene a eso. Quita una de las dos cosas.`,
    tasteLater: (words) => `«${words}» cambia una receta: pide primero una y después el cambio.`,
    avoidFull: `Una petición puede evitar ${number(REQUEST_LIMITS.ingredients)} alimentos. Quita uno para hacer sitio.`,
    avoidUnknown: (names) => `Larder no conoce ${list(names)}, así que no puede buscarlo en una receta.`,
    wanted: (onHand) => count(ENOUGH_INGREDIENTS - onHand, { one: '# ingrediente más y habrá para una receta.', other: '# ingredientes más y habrá para una receta.' }),
    ready: '¿Pasamos a la receta?',
    generate: 'Pide una receta con los ingredientes de tu lista.',
    getRecipe: 'Dame una receta',
    stop: 'Parar',
    number,

    recipePlace: 'Receta',
    asking: 'Pidiendo una receta',
    noConnection: 'Sin conexión con el servicio de recetas',
    tryAgain: 'Intentar de nuevo',
    reload: 'Volver a cargar sin perder la lista',
    internalMessage: 'Algo ha salido mal en el servicio de recetas. Inténtalo de nuevo en un momento.',
    partMissing: 'No se ha podido cargar una parte de esta página. Revisa la conexión e inténtalo de nuevo; si Larder se ha actualizado, vuelve a cargar la página.',
    nothingEdible: 'Con lo que hay en la lista no se puede cocinar. Añade algo de comer y vuelve a pedir.',
    ownToken: 'Usar un token propio',
    tokenInUse: (host) => `Tu token se usa con ${host}.`,
    tokenForgotten: 'Se ha olvidado el token.',

    title: 'Larder: una receta con lo que tienes',
    language: 'Idioma de la página',
    languageMissing: 'No se ha podido cargar ese idioma. Revisa la conexión y elígelo de nuevo.',

    emptyTitle: '¿Qué hay hoy en la despensa?',
    emptyNote: 'Dile a Larder lo que tienes y te propondrá un plato: primero lo tuyo, poco que comprar y cada paso con su fuego y sus minutos. Después repasa la receta y te dice lo que ha encontrado.',

    bring: '¿Ya tienes una receta? Tráela',
  },

  bring: {
    title: 'Trae tu propia receta',
    note: 'Pega el texto de cualquier receta o suelta aquí un archivo. Se lee y se comprueba en esta página y no se envía a nadie.',
    seemsWhole: 'Lo que has pegado parece una receta entera.',
    text: 'Texto de la receta',
    example: 'p. ej., Tortitas, 200 g de harina, 2 huevos, 300 ml de leche. Preparación: batir, dejar reposar, freír…',
    read: 'Leer esta receta',
    chooseFile: 'Elegir un archivo',
    asList: 'Es una lista: añadirla a mis ingredientes',
    cancel: 'Cancelar',
    missing: 'Pega o escribe primero una receta.',
    notText: 'Este archivo no contiene texto. Guarda la receta como texto, o copia sus palabras y pégalas aquí.',
    fault: {
      'too-long': 'Esto es mucho más largo que una receta. Pega una sola.',
      'no-recipe': 'En estos datos no hay ninguna receta. Copia mejor las palabras de la receta: los ingredientes y la preparación.',
      'web-page': 'Esta página web no dice dónde está su receta. Copia mejor las palabras de la receta: los ingredientes y la preparación.',
      unread: 'Larder no encuentra en este texto ni ingredientes ni pasos. Pega una receta entera.',
    },
  },

  offline: {
    newer: 'Hay una versión más nueva de Larder.',
    newerNote: 'Al volver a cargar se van las recetas de esta página; copia lo que quieras conservar.',
    notNow: 'Ahora no',
  },

  options: {
    servings: 'Raciones',
    fewerServings: 'Una ración menos',
    moreServings: 'Una ración más',
    diets: 'Dietas',
    option: (word) => capitalise(name(word)),
    avoid: 'Evitar',
    avoidNote: 'Larder pide una receta sin ellos, los busca en el texto y dice lo que ha encontrado.',
    avoidOther: 'Otro alimento que evitar',
    avoidOtherExample: 'p. ej., cilantro',
    avoidIt: 'Evitarlo',
    avoidMissing: 'Di primero un alimento.',
    maxExtras: 'Comprar, como mucho',
    noLimit: 'Sin límite',
    extras: (extras) => (extras === 0 ? 'Nada' : count(extras, { one: '# cosa', other: '# cosas' })),
    maxMinutes: 'Lista en',
    anyMinutes: 'Cualquier tiempo',
    minutes: (minutes) => count(minutes, { one: '# minuto', other: '# minutos' }),
    equipment: 'En tu cocina',
    units: 'Medidas',
    unitSystem: { metric: 'Métricas', us: 'EE. UU.' },
  },

  usual: {
    legend: 'Lo de siempre',
    note: 'Las dietas, lo que hay que evitar, las raciones, las medidas, lo que falta en tu cocina y un idioma que hayas elegido pueden guardarse en este navegador, para que no tengas que volver a decir una alergia. Nadie más los recibe, y con un toque se olvidan. Si no marcas la casilla, no se guarda nada.',
    box: 'Guardar lo elegido aquí como lo de siempre, en este dispositivo',
    cupboard: 'Siempre en mi despensa',
    cupboardNote: 'Separado por comas. En tu próxima visita, un toque lo pone en tu lista.',
    cupboardExample: 'p. ej., aceite de oliva, arroz, harina',
    keepCupboard: 'Guardar',
    name: 'Lo de siempre',
    inForce: (wishes) => `Lo de siempre, guardado en este dispositivo: ${wishes}.`,
    nothing: 'solo tu despensa',
    cupboardHolds: (foods) => `Siempre en tu despensa: ${foods}.`,
    addCupboard: 'Añadir a mi lista',
    differs: 'Lo elegido ahora es distinto.',
    keepNow: 'Guardarlo como está ahora',
    backTo: 'Volver a lo de siempre',
    forget: 'Olvidarlo',
    kept: 'Guardado en este dispositivo.',
    forgotten: 'Olvidado en este dispositivo. Lo elegido ahora se queda hasta que vuelvas a cargar.',
    refused: 'Este navegador no deja que Larder guarde nada. No se ha guardado nada.',
    unknown: (foods) => `Larder ya no conoce ${foods}, así que lo de siempre ya no lo evita.`,
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
