// A poisonous part of a plant, or wild food that nobody has named, that the cook is asked to use.

import type { Finding } from '../finding.ts';
import type { Method } from '../method/read-method.ts';
import type { Sentence } from '../method/sentence.ts';
import { namePlace, quote, report } from './report.ts';

function isThrownAway(sentence: Sentence): boolean {
  return (
    sentence.names('discard', 'peel', 'skip', 'hazard', 'caution', 'elsewhere') ||
    sentence.isCaution ||
    sentence.denies('toxicPart', 'potatoSprout') !== undefined
  );
}

function isUsed(sentence: Sentence): boolean {
  return (
    sentence.asks(
      'add',
      'mix',
      'serve',
      'simmer',
      'boil',
      'fry',
      'bake',
      'cook',
      'cut',
      'coat',
      'soak',
      'grill',
      'pour',
      'keep',
      'warm',
      'waved',
      'taste',
      'lay',
      'drink',
    ) !== undefined
  );
}

/** A danger where a step or note asks to use it, or the list has it; not where it is cut away, told of or left out. */
export function checkToxicPart(method: Method): readonly Finding[] {
  const lines = method.recipe.ingredients.map(({ text }) => method.readings.lineSentence(text));
  const listed = lines.filter(
    (line) => line.asks('toxicPart', 'potatoSprout') !== undefined && !isThrownAway(line),
  );
  const used = method.orders.filter(
    (sentence) =>
      sentence.asks('toxicPart', 'potatoSprout') !== undefined &&
      isUsed(sentence) &&
      (sentence.names('waved') || !isThrownAway(sentence)),
  );
  const wild = [...lines, ...method.orders].filter(
    (sentence) =>
      sentence.asks('foraged') !== undefined &&
      sentence.names('mushroomWord') &&
      !sentence.names('knownFor', 'hazard', 'not') &&
      !lines.some((line) => line.names('mushroomWord') && line.names('knownFor')),
  );
  return [
    ...[...listed, ...used]
      .slice(0, 1)
      .map((sentence) =>
        report(
          'natural-toxin',
          'danger',
          `${namePlace(sentence)} uses a part that is poisonous: ${quote(sentence)}.`,
          sentence,
        ),
      ),
    ...wild
      .slice(0, 1)
      .map((sentence) =>
        report(
          'natural-toxin',
          'danger',
          `${namePlace(sentence)} uses wild mushrooms, and nobody says who identified them: ${quote(sentence)}.`,
          sentence,
        ),
      ),
  ];
}
