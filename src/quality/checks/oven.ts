// A12: the oven is hot before it is used, at a heat that ovens have, and C and F agree.

import { readGasMark } from '../../food/oven-temperature.ts';
import type { Reasons, TextCheck } from '../check.ts';
import type { Subject } from '../subject.ts';

const HEATED =
  /\b(?:pre-?heat|heat|set|turn|warm)\b[^.;]{0,50}\boven\b|\boven\b[^.;]{0,40}\b(?:pre-?heat(?:ed)?|hot|to \d{3})\b|\bpre-?heated\b/i;
const USED = /\b(?:in|into|to) (?:the|a|your) (?:\w+ ){0,2}oven\b|(?:^|[.;,:]\s+|\band )(?:bake|roast)\b/i;
const NO_OVEN = /\b(?:air[- ]fryer|microwave|dutch oven|no[- ]bake|slow[- ]cooker)\b/i;
const CELSIUS = /(\d{2,3})\s*(?:°|º|degrees?)?\s*C\b(?!\w)(?!\s*fan)/g;
const FAHRENHEIT = /(\d{3})\s*(?:°|º|degrees?)?\s*F\b/g;
const GAS = /\bgas (?:mark )?([1-9]\b|1\/[24])/i;
/** Thermometers of home ovens and their thermostats. */
const OVEN_C: readonly [number, number] = [120, 250];
const AGREE_C = 5;

function readAll(pattern: RegExp, text: string): readonly number[] {
  return [...text.matchAll(pattern)].map((match) => Number(match[1]));
}

/** Gas marks lie some 14 C apart and their figures are rounded. */
function disagree(celsius: number | undefined, gasC: number | undefined): boolean {
  return celsius !== undefined && gasC !== undefined && Math.abs(celsius - gasC) > 2 * AGREE_C;
}

/** The figure that the oven is set to, by C, F or a gas mark. */
function judgeSetting({ text, step }: Subject['sentences'][number]): readonly string[] {
  const [celsius] = readAll(CELSIUS, text);
  const [fahrenheit] = readAll(FAHRENHEIT, text);
  const gasC = readGasMark(GAS.exec(text)?.[1] ?? '');
  const ovenC = celsius ?? (fahrenheit === undefined ? gasC : ((fahrenheit - 32) * 5) / 9);
  if (ovenC === undefined) return [`step ${step} heats the oven to no temperature`];
  if (ovenC < OVEN_C[0] || ovenC > OVEN_C[1]) return [`the oven is set to ${Math.round(ovenC)} C`];
  return disagree(celsius, gasC) ? [`step ${step}: that gas mark is ${gasC} C, not ${celsius} C`] : [];
}

function judgeOven(subject: Subject): Reasons {
  const { sentences } = subject;
  const reasons: string[] = [];
  const withOven = sentences.filter(({ text }) => !NO_OVEN.test(text));
  const used = withOven.find(({ text }) => USED.test(text) && !HEATED.test(text));
  const heated = withOven.find(({ text }) => HEATED.test(text));
  if (used !== undefined && (heated === undefined || sentences.indexOf(heated) > sentences.indexOf(used))) {
    reasons.push(`step ${used.step} uses the oven before it is heated`);
  }
  if (heated !== undefined) reasons.push(...judgeSetting(heated));
  let pairs = 0;
  for (const { text, step } of sentences) {
    const celsius = readAll(CELSIUS, text);
    for (const fahrenheit of readAll(FAHRENHEIT, text)) {
      if (celsius.length === 0) continue;
      pairs += 1;
      const asC = ((fahrenheit - 32) * 5) / 9;
      if (!celsius.some((one) => Math.abs(one - asC) <= AGREE_C)) {
        reasons.push(`step ${step}: ${fahrenheit} F is ${Math.round(asC)} C, not ${celsius.join(' or ')} C`);
      }
    }
  }
  return used === undefined && heated === undefined && pairs === 0 ? null : reasons;
}

export const ovenCheck: TextCheck = {
  id: 'A12',
  what: 'oven',
  exactly:
    'a sentence heats the oven, with a figure of 120 to 250 C, before the first that bakes or roasts; wherever a sentence gives C and F, they agree within 5 C, and a gas mark within 10 (fan figures apart)',
  least: 1,
  judge: judgeOven,
};
