// A21: how much the recipes of many lists differ from each other.

import { findFoods } from '../recipe/food-mentions.ts';
import type { Subject } from './subject.ts';

export interface Variety {
  readonly recipes: number;
  /** Share of different titles, for 100 recipes at a time; 0 to 1. */
  readonly titles: number;
  /** Different runs of three words over all of them, in the steps, for 100 recipes at a time; 0 to 1. */
  readonly distinct3: number;
  /** The sentence that most recipes say once foods and figures are taken out, and the share of recipes. */
  readonly frame: string;
  readonly frameShare: number;
}

const GROUP = 100;
const LEAST_FRAME_WORDS = 4;

function readWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
}

function measureDistinct(subjects: readonly Subject[]): number {
  const runs: string[] = [];
  for (const { recipe } of subjects) {
    for (const step of recipe.steps) {
      const words = readWords(step);
      for (let from = 0; from + 3 <= words.length; from += 1)
        runs.push(words.slice(from, from + 3).join(' '));
    }
  }
  return runs.length === 0 ? 1 : new Set(runs).size / runs.length;
}

function writeFrame(sentence: string): string {
  let frame = sentence.toLowerCase();
  for (const mention of findFoods(sentence)) frame = frame.replace(mention.text, 'FOOD');
  return frame.replace(/\d+/g, 'N').replace(/FOOD(?:(?:,| and|, and) (?:the )?FOOD)+/g, 'FOOD');
}

/** Every `GROUP`th subject in turn, so that each group mixes all kinds of lists. */
function partInGroups(subjects: readonly Subject[]): readonly (readonly Subject[])[] {
  const count = Math.max(1, Math.floor(subjects.length / GROUP));
  return Array.from({ length: count }, (_, group) =>
    subjects.filter((_one, place) => place % count === group).slice(0, GROUP),
  );
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

export function measureVariety(all: readonly Subject[]): Variety {
  const subjects = all.filter(({ recipe }) => recipe.steps.length > 0);
  const frames = new Map<string, number>();
  for (const { sentences } of subjects) {
    const own = new Set(
      sentences
        .map(({ text }) => writeFrame(text))
        .filter((one) => readWords(one).length >= LEAST_FRAME_WORDS),
    );
    for (const frame of own) frames.set(frame, (frames.get(frame) ?? 0) + 1);
  }
  const [often] = [...frames].toSorted((a, b) => b[1] - a[1]);
  const groups = partInGroups(subjects);
  return {
    recipes: subjects.length,
    titles: mean(
      groups.map(
        (group) => new Set(group.map(({ recipe }) => recipe.title)).size / Math.max(1, group.length),
      ),
    ),
    distinct3: mean(groups.map(measureDistinct)),
    frame: often?.[0] ?? '',
    frameShare: subjects.length === 0 ? 0 : (often?.[1] ?? 0) / subjects.length,
  };
}
