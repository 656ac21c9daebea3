// The page in Spanish: what stands beside the sentences of the rules.

import type { FindingWords } from './finding-words.ts';
import { createGrammar } from './grammar.ts';

const { list } = createGrammar('es');

export const FINDINGS: Omit<FindingWords, 'name'> = {
  inEnglish: 'De qué se trata se dice en tu idioma; las frases de la comprobación están en inglés.',
  rule: {
    'not-food': 'No es un alimento',
    undercooked: 'Crudo o poco hecho',
    'natural-toxin': 'Veneno natural',
    botulism: 'Peligro de botulismo',
    'cross-contamination': 'Gérmenes de alimentos crudos',
    'time-temperature': 'Conservación y temperatura',
    dose: 'En esa cantidad hace daño',
    infant: 'No es para niños pequeños',
    burns: 'Peligro de quemaduras',
    allergen: 'No debería llevar',
    diet: 'Dieta',
    'unused-ingredient': 'No se usa en ningún paso',
    'unlisted-ingredient': 'Falta en la lista de ingredientes',
    'too-many-extras': 'Hay que comprar más de lo pedido',
    'no-quantity': 'Sin cantidad',
    'no-time': 'Sin tiempo',
    'no-preheat': 'El horno no está precalentado',
    'cut-off': 'La receta se corta antes del final',
    contains: 'Alérgenos en la lista, hasta donde se sabe',
    'left-out': 'Se deja fuera',
  },
  about: (rule, names) => `${rule}: ${list(names)}`,
  none: 'ninguno por su nombre',
  caution: 'Aquí hace falta cuidado.',
  mixing: 'No mezcles esto: al juntarse puede desprender un gas tóxico. Si ya está mezclado, sal de la habitación al aire libre y llama a un centro de información toxicológica.',
};
