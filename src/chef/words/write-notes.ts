// The notes under a recipe: what it contains, the fixed sentences of its hazards, and how it keeps.

import type { Allergen } from '../../food/allergens.ts';
import { ALLERGENS } from '../../food/allergens.ts';
import { readAllergens } from '../../food/fits-diet.ts';
import type { Draft } from '../draft.ts';
import type { Kitchen } from '../kitchen.ts';
import { capitalise, listWords } from './list-words.ts';

export function writeNotes(draft: Draft, kitchen: Kitchen): readonly string[] {
  const keeps = draft.parts.some((part) => part.food.id === 'cooked-rice')
    ? 'Eat it all today; cooked rice should not be warmed up a second time.'
    : draft.keeps;
  return [writeContains(draft), ...draft.notes, ...writeHazards(draft), keeps].filter(
    (note) => note !== '' && kitchen !== undefined,
  );
}

/** "**Contains:** egg, milk; check the label of the soy sauce." Every word from the foods' own entries. */
function writeContains(draft: Draft): string {
  const found = new Set<Allergen>();
  const labels: string[] = [];
  for (const part of draft.parts) {
    const { contains, mayContain } = readAllergens(part.food);
    for (const allergen of contains) found.add(allergen);
    if (
      mayContain.some((allergen) => !contains.includes(allergen)) ||
      part.food.roles.includes('ready-made')
    ) {
      labels.push(part.noun);
    }
  }
  const words = ALLERGENS.filter((allergen) => found.has(allergen)).map((allergen) =>
    allergen === 'gluten' ? 'gluten' : allergen,
  );
  const check =
    labels.length === 0 ? '' : `check the label of the ${listWords([...new Set(labels)].slice(0, 4))}`;
  if (words.length === 0) return check === '' ? '' : `${capitalise(check)}.`;
  return `**Contains:** ${words.join(', ')}${check === '' ? '' : `; ${check}`}.`;
}

function writeHazards(draft: Draft): readonly string[] {
  const hazards = new Set(draft.parts.flatMap((part) => part.food.hazards ?? []));
  const notes: string[] = [];
  const cookedRice = draft.parts.some(
    (part) => hazards.has('cooked-rice') && part.food.hazards?.includes('cooked-rice') === true,
  );
  if (cookedRice) {
    notes.push(
      'Use cooked rice only if it was chilled within an hour of cooking and is at most a day old; reheat it once, until steaming.',
    );
  }
  return notes;
}
