// Rule not-food: something in the recipe is not food. The names and their look-alikes are the gate's own.

import { foldText } from '../../food/normalise-text.ts';
import { findNotFoodInText } from '../../food/not-food.ts';
import type { Finding } from '../finding.ts';
import type { Recipe } from '../recipe.ts';

const NEGATION =
  /\b(?:do not|dont|don't|never|not|no|without|avoid|discard|instead of|rather than|keep away|unlike|free of|throw away|cut (?:away|off|out)|remove|trim(?: off)?|strip(?: off)?)\b[^.;!?]{0,60}$/;
const NEGATION_BEHIND = /^[^.;!?]{0,40}\b(?:is|are) (?:not|poisonous|toxic|never)\b|^[^.;!?]{0,20}-free\b/;
// Hands, boards and sinks are washed with what is not eaten.
const CLEANING =
  /\b(?:wash|clean|scrub|wipe|rinse|disinfect)\b[^.;!?]*\b(?:hands?|boards?|kni(?:fe|ves)|utensils?|surfaces?|worktops?|sink|tools|plates?|equipment)\b/;

function readNames(text: string): readonly string[] {
  const folded = foldText(text);
  const names: string[] = [];
  for (const hit of findNotFoodInText(text)) {
    const start = Math.max(folded.lastIndexOf('.', hit.start), folded.lastIndexOf(';', hit.start)) + 1;
    const before = folded.slice(Math.max(start, hit.start - 120), hit.start);
    const behind = folded.slice(hit.end, hit.end + 80);
    if (NEGATION.test(before) || NEGATION_BEHIND.test(behind)) continue;
    if (CLEANING.test(`${before}${folded.slice(hit.start, hit.end)}${behind}`)) continue;
    names.push(hit.term);
  }
  return names;
}

/** One finding for each thing that is named, outside warnings and cleaning. */
export function checkNotFood(recipe: Recipe): readonly Finding[] {
  const found = new Map<string, Finding>();
  const add = (text: string, place: Pick<Finding, 'step' | 'ingredient'>, where: string) => {
    for (const name of readNames(text)) {
      if (found.has(name)) continue;
      found.set(name, {
        rule: 'not-food',
        severity: 'danger',
        message: `Looked for what is not food; found: ${name}, ${where}.`,
        ...place,
      });
    }
  };
  for (const { text } of recipe.ingredients) add(text, { ingredient: text }, 'in the ingredients');
  recipe.steps.forEach((step, index) => {
    add(step, { step: index + 1 }, `in step ${index + 1}`);
  });
  add(recipe.title ?? '', {}, 'in the title');
  add(recipe.introduction, {}, 'in the introduction');
  for (const note of recipe.notes) add(note, {}, 'in the notes');
  return [...found.values()];
}
