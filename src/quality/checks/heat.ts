// A9 and A10: everything that is cooked has a time and a sign, and the time is one that the food takes.

import type { Food } from '../../food/foods.ts';
import type { Heat, Method } from '../../food/heat.ts';
import type { Reasons, TextCheck } from '../check.ts';
import { type HeatSentence, readHeatSentences } from '../heat-sentences.ts';
import { readTimes } from '../read-times.ts';
import type { Subject } from '../subject.ts';

const CUE =
  /\b(?:until|till|when|once|as soon as|just to|so that|no longer|should (?:be|read|look|feel)|reads?|turns|look for|check)\b/i;
const PACKET = /\b(?:according to|following) (?:the )?(?:packet|package|instructions)/i;

function judgeTimed(subject: Subject): Reasons {
  const heated = readHeatSentences(subject);
  if (heated.length === 0) return null;
  return heated.flatMap(({ sentence, verb, times }) => {
    const around = subject.sentences.filter((other) => other.step === sentence.step);
    const place = around.indexOf(sentence);
    const near = [around[place - 1], around[place + 1]].flatMap((other) =>
      other === undefined ? [] : readTimes(other.text),
    );
    const reasons: string[] = [];
    if (times.length + near.length === 0 && !PACKET.test(sentence.text)) {
      reasons.push(`step ${sentence.step}: "${verb}" has no minutes: ${sentence.text}`);
    }
    if (!around.some((other) => CUE.test(other.text))) {
      reasons.push(`step ${sentence.step}: "${verb}" has no sign of doneness: ${sentence.text}`);
    }
    return reasons;
  });
}

const TOLERANCE = 0.3;
/** What is cooked already is only warmed. */
const WARMED = /\b(?:return|again|reheat|warm (?:it |them )?through|heat(?:ed)? through|leftover|cooked)\b/i;

function readRange(food: Food, methods: readonly Method[]): readonly [number, number] | null {
  const heats = methods.flatMap((method): readonly Heat[] => {
    const heat = food.heat[method];
    return heat === undefined ? [] : [heat];
  });
  if (heats.length === 0) return null;
  return [
    Math.min(...heats.map((heat) => heat.minutes[0])),
    Math.max(...heats.map((heat) => heat.minutes[1])),
  ];
}

function judgeOne(heated: HeatSentence, readWhole: (food: Food) => number): readonly string[] {
  const { sentence, methods, times, foods } = heated;
  const [time] = times;
  if (time === undefined || methods.length === 0) return [];
  const known = foods.flatMap((food) => {
    const range =
      food.roles[0] === 'spice' || food.roles.includes('fat') || food.staple === 2
        ? null
        : readRange(food, methods);
    return range === null ? [] : [{ food, low: range[0], high: range[1] }];
  });
  if (known.length === 0) return [];
  const slowest = known.reduce((one, other) => (other.high > one.high ? other : one));
  const said = time.low === time.high ? `${time.low}` : `${time.low} to ${time.high}`;
  const where = `step ${sentence.step}: ${slowest.food.name} ${methods[0]} ${Math.round(Number(said) * 10) / 10 || said} min`;
  if (time.low > slowest.high * (1 + TOLERANCE) + 1)
    return [`${where}, longer than ${slowest.low} to ${slowest.high}`];
  if (!WARMED.test(sentence.text) && readWhole(slowest.food) < slowest.low * (1 - TOLERANCE)) {
    return [`${where}, shorter than ${slowest.low} to ${slowest.high}`];
  }
  return [];
}

function judgePlausible(subject: Subject): Reasons {
  const heated = readHeatSentences(subject).filter(({ foods, methods, times }) => {
    return times.length > 0 && methods.length > 0 && foods.some((food) => readRange(food, methods) !== null);
  });
  if (heated.length === 0) return null;
  return heated.flatMap((one) => {
    return judgeOne(one, (food) => {
      const from = subject.sentences.findIndex((sentence) => sentence.foods.includes(food));
      return subject.sentences
        .slice(from)
        .reduce(
          (sum, { text }) => sum + readTimes(text).reduce((most, time) => Math.max(most, time.high), 0),
          0,
        );
    });
  });
}

export const heatChecks: readonly TextCheck[] = [
  {
    id: 'A9',
    what: 'time present',
    exactly:
      'each sentence with a cooking verb in the imperative has a time in it or in the sentence beside it, and a sign ("until ...") in its step; heating fat, ovens and water is no cooking',
    least: 1,
    // Bread is toasted beside the pan in so few words.
    held: 0.98,
    judge: judgeTimed,
  },
  {
    id: 'A10',
    what: 'time plausible',
    exactly:
      'of the foods a cooking sentence names the slowest, by the food data for that method, 30 percent either way; all times from its first mention on count towards long enough; spices and what has no figures are passed over',
    least: 0.95,
    // Tinned pulses in a stew and fish in a pie stay longer than by themselves.
    held: 0.91,
    judge: judgePlausible,
  },
];
