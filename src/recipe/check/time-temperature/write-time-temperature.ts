// The finding that every part of the rule time-temperature writes.

import type { Finding } from '../../finding.ts';
import { namePlace, pointAt, type Sentence } from '../scan-recipe.ts';
import { quote } from '../stance/phrases.ts';

/** A danger that quotes the words. `why`: what is right instead and who says so. */
export function writeTimeTemperature(sentence: Sentence, words: string, why: string): Finding {
  return {
    rule: 'time-temperature',
    severity: 'danger',
    message: `${namePlace(sentence)} says "${quote(words)}"; ${why}.`,
    ...pointAt(sentence),
  };
}
