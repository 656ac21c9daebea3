// How a rule says what it found: one finding, and where it stands.

import type { Finding, RuleId, Severity } from '../finding.ts';
import type { Sentence } from '../method/sentence.ts';

/** "Step 3", "The notes", "The list". */
export function namePlace(sentence: Sentence): string {
  if (sentence.step !== null) return `Step ${sentence.step}`;
  if (sentence.place === 'ingredients') return 'The list of ingredients';
  return sentence.place === 'notes' ? 'A note' : 'The introduction';
}

/** The words of a sentence, short enough for a message. */
export function quote(sentence: Sentence): string {
  const text = sentence.text.replace(/[*_`]+/g, '').trim();
  return text.length <= 90 ? `“${text}”` : `“${text.slice(0, 87).trimEnd()}…”`;
}

/** A danger told in the words of its sentence: "Step 3 leaves the rice out: “…”." `why` follows as it stands. */
export function reportDanger(rule: RuleId, sentence: Sentence, does: string, why = ''): Finding {
  return report(rule, 'danger', `${namePlace(sentence)} ${does}: ${quote(sentence)}.${why}`, sentence);
}

/** A finding that points at its sentence. `message` follows the name of the place: "Step 3 leaves the rice out". */
export function report(rule: RuleId, severity: Severity, message: string, sentence: Sentence): Finding {
  return {
    rule,
    severity,
    message,
    ...(sentence.step === null ? {} : { step: sentence.step }),
  };
}
