// A food of the dish contains what the cook avoids. Foods are read, never letters: "coconut milk" is no milk.

import { isAllergen } from '../avoid-words.ts';
import { type AvoidedFood, findPresence, type Presence } from '../avoided-foods.ts';
import type { Finding } from '../finding.ts';
import { type DishFood, findDishFoods } from '../kitchen/dish-foods.ts';
import type { Method } from '../method/read-method.ts';

/** "Lupin flour", read as flour, still names lupin; "peanut-free" does not name peanuts. */
function isNamed({ sentence, claims }: DishFood, { word }: AvoidedFood): boolean {
  if (!isAllergen(word) || word === 'milk' || word === 'egg' || word === 'fish' || word === 'nuts')
    return false;
  return (
    sentence.place === 'ingredients' &&
    sentence.says(word) &&
    !claims.without.has(word) &&
    !sentence.names('not', 'instead')
  );
}

/** Barley is no gluten-free grain, whatever the line says behind its name; "gluten-free couscous" is a food of its own. */
function isByNature({ food, text }: DishFood, { allergen }: AvoidedFood): boolean {
  if (allergen !== 'gluten' || food.category !== 'grain' || !food.allergens?.includes('gluten')) return false;
  return text.toLowerCase().indexOf(food.name) < text.toLowerCase().indexOf('free');
}

function readPresence(one: DishFood, avoided: AvoidedFood): Presence | null {
  if (avoided.allergen !== null && one.claims.without.has(avoided.allergen) && !isByNature(one, avoided))
    return null;
  // "Vanilla extract, alcohol-free".
  if (avoided.allergen === null && one.sentence.says(`${avoided.word}-free`)) return null;
  return isNamed(one, avoided) ? 'contains' : findPresence(one.food, avoided, one.text);
}

function writeMessage({ food, where }: DishFood, { word }: AvoidedFood, presence: Presence): string {
  const holds =
    food.name === word ? '' : presence === 'contains' ? ` with ${word}` : `, which often holds ${word}`;
  return `Looked for: ${word}; found: ${food.name}${holds}, ${where}.${presence === 'contains' ? '' : ' The label tells.'}`;
}

/** A danger for what is contained by definition, a warning for what only the label can tell; each word once a food. */
export function checkAllergen(method: Method): readonly Finding[] {
  const avoided = method.readings.avoided();
  if (avoided.length === 0) return [];
  const foods = findDishFoods(method);
  return avoided.flatMap((each): readonly Finding[] => {
    const found = new Map<string, Finding>();
    for (const one of foods) {
      const presence = readPresence(one, each);
      if (presence === null || found.has(one.food.name)) continue;
      found.set(one.food.name, {
        rule: 'allergen',
        severity: presence === 'contains' ? 'danger' : 'warning',
        message: writeMessage(one, each, presence),
        about: [each.word],
        ...(one.step === null ? { ingredient: one.text } : { step: one.step }),
      });
    }
    const all = [...found.values()];
    const dangers = all.filter(({ severity }) => severity === 'danger');
    return dangers.length > 0 ? dangers : all;
  });
}
