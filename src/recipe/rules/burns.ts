// What throws hot fat, steam or glass at the cook: water in burning oil, eggs that burst, tins heated shut, lids forced.

import type { Finding } from '../finding.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { COOKS } from './orders-using.ts';
import { reportDanger } from './report.ts';

/** "If it begins to smoke, tip in a cup of water": nothing but oil and water is named. */
function wetsBurningOil(sentence: Sentence, near: readonly Sentence[]): boolean {
  const { foods } = sentence;
  return (
    sentence.asks('pour', 'add') !== undefined &&
    sentence.names('smokingOil') &&
    near.some((one) => one.names('oil')) &&
    foods.some(({ food, negated }) => food.id === 'water' && !negated) &&
    foods.every(({ food }) => food.id === 'water' || food.category === 'oil')
  );
}

/** "Heat the oil until it smokes. Tip in the chips, ice and all." */
function icesBurningOil(sentence: Sentence, { steps, listed }: Method): boolean {
  const before = steps[steps.indexOf(sentence) - 1];
  return (
    sentence.asks('add', 'lay', 'pour') !== undefined &&
    sentence.names('iceWord') &&
    [sentence, before].some((one) => one?.asks('smokingOil') !== undefined) &&
    listed.some(({ food }) => food.category === 'oil')
  );
}

/** What a sentence does that burns, read with the ones beside it in its step; null where it does nothing of the kind. */
function findBurn(sentence: Sentence, method: Method): string | null {
  const near = [sentence, sentence.previous, sentence.next].flatMap((one) => (one === null ? [] : [one]));
  if (icesBurningOil(sentence, method))
    return 'puts ice into smoking oil, which throws it over the cook (US Fire Administration)';
  if (wetsBurningOil(sentence, near))
    return 'puts water into burning oil, which throws it over the cook (US Fire Administration)';
  if (sentence.names('bareFinger') && sentence.names('boilingHot')) return 'puts a finger into what boils';
  if (
    sentence.asks('inShells') !== undefined &&
    sentence.foods.some(({ food, negated }) => food.id === 'egg' && !negated) &&
    near.some((one) => one.says('microwave'))
  )
    return 'heats eggs in their shells in the microwave, where they burst (USDA FSIS)';
  if (
    sentence.asks('keptShut') !== undefined &&
    near.some((one) => one.names('metalTin')) &&
    sentence.asks(...COOKS) !== undefined
  )
    return 'heats a tin that is shut, which bursts';
  if (sentence.asks('priedOpen') !== undefined && near.some((one) => one.names('underPressure')))
    return 'forces a lid that steam holds shut, which scalds (USDA FSIS: let the pressure fall first)';
  if (
    sentence.asks('filledTight') !== undefined &&
    near.some((one) => one.says('blender')) &&
    near.some((one) => one.names('boilingHot'))
  )
    return 'blends what boils in a jug that is full or shut tight, which throws it out';
  return null;
}

/** A danger in a step or a note that asks for it. */
export function checkBurns(method: Method): readonly Finding[] {
  return method.orders.flatMap((sentence) => {
    const what = sentence.isCaution ? null : findBurn(sentence, method);
    return what === null ? [] : [reportDanger('burns', sentence, what)];
  });
}
