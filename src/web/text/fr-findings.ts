// The page in French: what stands beside the sentences of the rules.

import type { FindingWords } from './finding-words.ts';
import { createGrammar } from './grammar.ts';

const { list } = createGrammar('fr');

export const FINDINGS: Omit<FindingWords, 'name'> = {
  inEnglish: 'De quoi il s’agit est dit dans ta langue ; les phrases de la vérification sont en anglais.',
  rule: {
    'not-food': 'Ce n’est pas un aliment',
    undercooked: 'Cru ou pas assez cuit',
    'natural-toxin': 'Poison naturel',
    botulism: 'Risque de botulisme',
    'cross-contamination': 'Germes d’aliments crus',
    'time-temperature': 'Conservation et température',
    dose: 'Nocif à cette dose',
    infant: 'Pas pour les petits enfants',
    burns: 'Risque de brûlure',
    allergen: 'Ne devrait pas y être',
    diet: 'Régime',
    'unused-ingredient': 'N’est utilisé dans aucune étape',
    'unlisted-ingredient': 'Absent de la liste des ingrédients',
    'too-many-extras': 'Plus à acheter que demandé',
    'no-quantity': 'Sans quantité',
    'no-time': 'Sans durée',
    'no-preheat': 'Le four n’est pas préchauffé',
    'cut-off': 'La recette s’arrête avant la fin',
    contains: 'Allergènes sur la liste, pour autant qu’on sache',
    'left-out': 'Laissé de côté',
  },
  about: (rule, names) => `${rule} : ${list(names)}`,
  none: 'aucun par son nom',
  caution: 'Ici, il faut faire attention.',
  mixing: 'Ne mélange pas cela : ensemble, ils peuvent dégager un gaz toxique. Si c’est déjà mélangé, sors de la pièce à l’air frais et appelle un centre antipoison.',
};
