// The finding that every part of the rule botulism writes.

import type { Finding } from '../../finding.ts';
import { namePlace, pointAt, type Sentence } from '../scan-recipe.ts';
import { quote } from '../stance/phrases.ts';

/** `why`: what is right instead and who says so. */
export function writeBotulism(sentence: Sentence, words: string, why: string): Finding {
  return {
    rule: 'botulism',
    severity: 'danger',
    message: `${namePlace(sentence)} says "${quote(words)}"; ${why}.`,
    ...pointAt(sentence),
  };
}
