// What is worth knowing of one hot tray, told at its head.

import type { Part } from '../../draft.ts';
import type { Kitchen } from '../../kitchen.ts';
import { isFish, isFryingCheese, isNamed, isSausage } from '../../slots.ts';
import { capitalise } from '../../words/list-words.ts';
import { are, the } from '../../words/say.ts';

/** What a headnote can tell of this tray. */
export interface Tray {
  readonly protein: Part | undefined;
  readonly roots: readonly Part[];
  /** What goes in first and last: the same parts where everything goes in at once. */
  readonly early: readonly Part[];
  readonly late: readonly Part[];
  /** Minutes between the first and the last. */
  readonly apart: number;
}

/** Fillets wait for the end, whole fish go in before the vegetables. */
function introduceFish(fish: Part, { roots, early, late, apart }: Tray): string {
  const [one, they] = fish.plural ? ['', 'them'] : ['s', 'it'];
  if (apart > 0 && late.includes(fish))
    return `${capitalise(the(...early))} ${are(...early) === 'are' ? 'have' : 'has'} a head start of ${apart} minutes; ${the(fish)} only need${one} the end, and stay${one} moist.`;
  return apart > 0
    ? `${capitalise(the(fish))} get${one} ${apart} minutes alone, and what joins ${they} then is done in the same moment.`
    : `${capitalise(the(fish))} and ${the(...roots)} take the same short time, so they share the tray from the start.`;
}

/** The one thing worth knowing of this tray. */
export function introduce(kitchen: Kitchen, { protein, roots, early, late, apart }: Tray): string {
  const vegetables = the(...roots);
  if (protein !== undefined) {
    const meat = the(protein);
    const verb = (one: string, many: string): string => (protein.plural ? many : one);
    const joins = apart > 0 && late.includes(protein);
    if (isSausage(protein.food) || isNamed(protein.food, 'smoked-sausage'))
      return `${capitalise(meat)} ${verb('bastes', 'baste')} ${vegetables} as ${verb('it browns', 'they brown')}: the fat that runs out seasons the whole tray.`;
    if (isFish(protein.food)) return introduceFish(protein, { protein, roots, early, late, apart });
    if (isFryingCheese(protein.food))
      return `${capitalise(meat)} ${verb('turns', 'turn')} gold outside and soft within, and ${verb('salts', 'salt')} the sweetness of ${vegetables}.`;
    return joins
      ? `${capitalise(the(...early))} ${are(...early) === 'are' ? 'get' : 'gets'} ${apart} minutes alone; then ${meat} ${verb('joins', 'join')}, and the juices run into everything below.`
      : `The juices of ${meat} run down among ${vegetables} and season the whole tray.`;
  }
  if (apart > 0)
    return kitchen.wording(
      `${capitalise(the(...early))} ${are(...early) === 'are' ? 'go' : 'goes'} in ${apart} minutes before ${the(...late)}, so that everything is done at once.`,
      `${capitalise(the(...late))} ${are(...late) === 'are' ? 'follow' : 'follows'} ${apart} minutes after ${the(...early)}: both come out tender, and neither burns.`,
    );
  return kitchen.wording(
    `${capitalise(the(...early))} take the same time in the oven, so they share a tray and turn sweet together.`,
    `A hot oven does to ${the(...early)} what no pan can: brown edges all round, and a middle that turns sweet.`,
  );
}
