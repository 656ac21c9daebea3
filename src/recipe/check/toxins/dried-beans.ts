// Rule natural-toxin for dried kidney beans and their kin: soaked, then boiled hard for at least 10 minutes.
// Source: FDA, Bad Bug Book, phytohaemagglutinin (figures in food/hazards.ts). Tinned ones are ready.

import { HAZARDS } from '../../../food/hazards.ts';
import { prepare } from '../../../food/prepare-pattern.ts';
import type { Finding } from '../../finding.ts';
import type { RecipeScan, Sentence } from '../scan-recipe.ts';
import { findSaid, says } from '../stance/phrases.ts';
import { readLongestTime } from './treatment-minutes.ts';

const BOIL_MINUTES = HAZARDS['kidney-beans-dried'].figures?.boilMinutes ?? 10;

export const READY =
  /\b(?:tinned|canned|tins?|cans?|cooked|drained and rinsed|rinsed and drained|jar|pre-?cooked|boiled|frozen)\b/;
export const DRY = /\b(?:dried|dry|uncooked|raw|unsoaked|soaked)\b/;
export const KIDNEY =
  /\b(?:kidney|cannellini|borlotti|pinto|haricot|navy|red|black|white|butter|lima|great northern|rajma)\b/;
export const GRAVEST = /\b(?:kidney|rajma|cannellini|red beans)\b/;

export const OTHER_BEANS =
  /\b(?:green|runner|french|broad|bean ?sprouts?|paste|sauce|vanilla|coffee|jelly)\b/;

export const BEANS = /\bbeans?\b|rajma/;

function findBeans(scan: RecipeScan): { readonly line: Sentence; readonly grave: boolean } | null {
  for (const line of scan.lines) {
    const { plain } = line;
    if (says(plain, READY) || !says(plain, BEANS) || !says(plain, KIDNEY)) continue;
    if (says(plain, OTHER_BEANS)) continue;
    const soakedInSteps = /\bsoak/.test(scan.method);
    if (!says(plain, DRY) && !(soakedInSteps && (/\bbeans?\b/.test(scan.method) || /\brajma\b/.test(plain))))
      continue;
    return { line, grave: says(plain, GRAVEST) };
  }
  return null;
}

export const HARD_BOIL =
  /\b(?:(?:boil|boiled|boiling|boils)\b(?:[^.;]{0,60}?)\b(?:hard|vigorously|rapidly|fast|fiercely|briskly|furiously|strongly)|(?:rapid|rolling|hard|vigorous|full|fast|brisk|fierce|strong) boil|boil (?:them |the \w+(?: \w+){0,2} |it |for |in )|boil(?:ed|ing)?\b)/g;
export const PRESSURE = /\b(?:pressure[- ]cook(?:er|ed|ing)?|instant pot|at (?:high )?pressure)\b/g;
export const SIMMER = /\b(?:simmer|cook|bubble|boil)\w*\b/;
export const SLOW = /\bslow[- ]cook(?:er|ed)?\b|\bcrock[- ]?pot\b/;

// "Bring to the boil, then simmer for an hour": the hour is not the boil's.
export const LOWERED =
  /\b(?:simmer|reduce|lower|turn (?:it |the heat )?down|slow|gentl|leave to soak|soak|stand).*/;

/** Water from the kettle cools where it is poured. */
export const POURED_ON =
  /\b(?:pour|cover|soak|steep|kettle|flask)\w*\b[^.;]*\bboil(?:ed|ing) water|\bboil(?:ed|ing) water\b[^.;]*\bkettle\b/;
export const HEATED_ON =
  /\b(?:cook|simmer|bring|boil (?:for|hard|them|it|the|rapidly|fast|vigorously)|bubble|pan|pot|hob|stove)\w*\b/;
export const NEXT_THING =
  /(?<=\bmin(?:ute)?s?\b[^a-z]{0,3})(?:,|;| then| and) ?(?:add|stir|tip|drain|put|pour|then|mix|cook|fry|return|transfer).*/;

export const HELD = /^(?:keep|let|leave|do|hold|continue)\b/;

/** Longest time beside a boil that is said and not denied. */
function readBoil(scan: RecipeScan): number {
  let longest = 0;
  for (const { plain, next } of scan.steps) {
    const boil = findSaid(plain, HARD_BOIL);
    if (boil === null || /\bno need to boil|without boiling\b/.test(plain)) continue;
    if (says(plain, POURED_ON) && !says(plain, HEATED_ON)) continue;
    const behind = plain.slice(boil.index, boil.index + boil[0].length + 70);
    const own = readLongestTime(behind.replace(prepare(LOWERED), '').replace(prepare(NEXT_THING), ''));
    // "Bring to the boil. Boil hard for 10 minutes" and "boil; keep it there for 10 minutes".
    const carried = next !== undefined && says(next.plain, HELD) ? readLongestTime(next.plain) : 0;
    longest = Math.max(longest, own, carried);
  }
  return longest;
}

function readSimmer(scan: RecipeScan): number {
  let longest = 0;
  for (const { plain } of scan.steps) {
    if (says(plain, SIMMER) && !says(plain, SLOW)) longest = Math.max(longest, readLongestTime(plain));
  }
  return longest;
}

export const SLOW_SETTING = /\bslow cook(?:er)? (?:on|setting|function)\b/;
export const SOAKED = /\bsoak(?:ed|ing)?\b/g;

/** Judged when the recipe is whole: any step may soak and boil. */
export function checkDriedBeans(scan: RecipeScan): readonly Finding[] {
  const beans = findBeans(scan);
  if (beans === null || !scan.english) return [];
  const text = `${scan.method}\n${beans.line.plain}`;
  if (findSaid(text, PRESSURE) !== null && !says(text, SLOW_SETTING)) return [];
  const boiled = readBoil(scan);
  const slow = says(scan.method, SLOW);
  const soaked = findSaid(text, SOAKED) !== null;
  const cite = `${BOIL_MINUTES} minutes at a hard boil after a soak is the least (FDA, Bad Bug Book)`;
  const finding = (severity: Finding['severity'], message: string): readonly Finding[] => [
    { rule: 'natural-toxin', severity, message, ingredient: beans.line.text },
  ];
  if (boiled < BOIL_MINUTES) {
    const simmered = readSimmer(scan);
    // An hour at a simmer after coming to the boil does the work; it is not what the figure asks for.
    const softened = !slow && findSaid(scan.method, /\bboil/g) !== null && simmered >= 30;
    const how = slow
      ? 'go into the slow cooker and are not boiled first'
      : boiled > 0
        ? `boil for ${boiled} minutes`
        : 'are never boiled hard';
    return finding(
      !softened && (beans.grave || slow || (boiled === 0 && simmered < 30)) ? 'danger' : 'warning',
      `The dried beans ${how}; ${cite}.`,
    );
  }
  return soaked ? [] : finding('warning', `The dried beans are not soaked; ${cite}.`);
}
