import { describe, expect, it } from 'vitest';
import { FOOD_LIST, FOODS, type FoodId } from './foods.ts';
import { CORE_TEMPERATURES, HAZARDS } from './hazards.ts';

describe('hazards', () => {
  it.each<[FoodId, number]>([
    ['chicken-breast', 74],
    ['turkey-mince', 74],
    ['chicken-sausage', 74],
    ['beef-mince', 71],
    ['sausage', 71],
    ['steak', 63],
    ['pork-chop', 63],
    ['lamb-leg', 63],
    ['salmon', 63],
    ['egg', 71],
    ['cooked-chicken', 74],
  ])('%s reaches %i °C', (id, coreC) => {
    expect(FOODS[id].core?.coreC).toBe(coreC);
  });

  it('rests whole cuts of beef, pork and lamb for 3 minutes', () => {
    for (const id of ['steak', 'pork-chop', 'lamb-chop'] as const)
      expect(FOODS[id].core?.restMinutes).toBe(3);
  });

  it('says the temperature of its core in Celsius and in Fahrenheit', () => {
    for (const hazard of Object.values(HAZARDS)) {
      if (hazard.core === undefined || hazard.id === 'raw-shellfish') continue;
      const { coreC } = CORE_TEMPERATURES[hazard.core];
      const text = hazard.sentences.join(' ');
      expect(text).toContain(`${coreC} °C`);
      expect(text).toContain(`${Math.round((coreC * 9) / 5 + 32)} °F`);
    }
  });

  it('holds the figures of rice and of dried beans', () => {
    expect(HAZARDS['cooked-rice'].figures).toMatchObject({ chillWithinHours: 1, keepHours: 24, reheatC: 75 });
    expect(HAZARDS['kidney-beans-dried'].figures).toMatchObject({ soakHours: 5, boilMinutes: 10 });
    expect(FOODS['cooked-rice'].hazards).toContain('cooked-rice');
    expect(FOODS['dried-kidney-beans'].hazards).toContain('kidney-beans-dried');
    expect(FOODS['kidney-beans'].hazards).toBeUndefined();
  });

  it('never uses the words that promise too much', () => {
    for (const hazard of Object.values(HAZARDS)) {
      expect(hazard.sentences.join(' ')).not.toMatch(/\bsafe|\bhealthy|\ballergen-free/i);
      expect(hazard.source).not.toBe('');
      for (const sentence of hazard.sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('writes the core temperature of a food no lower than its hazard', () => {
    for (const food of FOOD_LIST) {
      for (const id of food.hazards ?? []) {
        const core = HAZARDS[id].core;
        if (core === undefined || food.core === undefined || food.raw !== 'never') continue;
        expect(food.core.coreC, food.id).toBeGreaterThanOrEqual(CORE_TEMPERATURES[core].coreC);
      }
    }
  });
});
