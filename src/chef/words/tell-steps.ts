// The steps as they are printed: each shared saying in one of its wordings, the number of things and of eaters right,
// no bracket in a bracket, and none too long to follow.

import type { Draft } from '../draft.ts';
import { capitaliseSentences, hashWords } from './list-words.ts';
import { settleNumber } from './settle-number.ts';
import { shapeSteps } from './shape-steps.ts';
import { listHeads, shortenMentions } from './shorten-mentions.ts';
import { tellCore } from './tell-core.ts';
import { varyWording } from './vary-wording.ts';

const MEASURING = ['A thermometer should read', 'Look for', 'Check for'] as const;

/** An egg in its shell, strips of bacon, open shells: no probe goes into them, and by their sign they are hot enough. */
const UNPROBED =
  /\b(?:eggs? into a small pan of boiling|(?:bacon|pancetta|lardons?)\b.*\bcrisp|shells? [a-z ]*open)\b[^.]*$/;

/** A temperature that stands in brackets at the end of a sentence gets one of its own, and takes commas elsewhere. */
function unnestBrackets(text: string): string {
  return text
    .replace(
      / \((\d+ [CF] \(\d+ [CF]\)),?([^()]*)\)\./g,
      (_, figure: string, where: string, at: number) =>
        `. ${UNPROBED.test(text.slice(0, at)) ? 'By then it is past' : MEASURING[hashWords(text) % MEASURING.length]} ${figure}${where}.`,
    )
    .replace(
      /\((\d+ [CF]) \((\d+ [CF])\)([^()]*)\)/g,
      (_, one: string, other: string, rest: string) => `(${one}, ${other}${rest === '' ? '' : `,${rest}`})`,
    );
}

const POURED = String.raw`\d[\d/ ]* (?:ml|cups?)(?: of)?(?: hot)? water`;
const BEFORE_POURED = new RegExp(
  ` and ((?!cook|fry|stir|toss|turn|simmer|bring|leave|season)[a-z][a-z' ]{2,38}?) and (?=a splash of water|a little water|plenty of black pepper|${POURED})`,
  'g',
);
const BETWEEN = new RegExp(` and (${POURED}) and (?=the|half|what)`, 'g');

/** "The carrots and barley and 375 ml water and the salt" is one list and takes commas. */
function listOnce(step: string): string {
  return step.replace(BEFORE_POURED, ', $1 and ').replace(BETWEEN, ', $1 and ');
}

/** A pan of water that nothing else goes on beside: what comes next is not "meanwhile". */
const ONLY_WATER = /^Bring (?:a|plenty)[^.;:]* to the boil[^.;:]*\.$/;

function dropMeanwhile(steps: readonly string[]): readonly string[] {
  return steps.map((step, place) =>
    place === 0 || ONLY_WATER.test(steps[place - 1] ?? '')
      ? step.replace(/^Meanwhile,? ([a-z])/, (_, letter: string) => letter.toUpperCase())
      : step,
  );
}

/** From a thousand millilitres on, a cook reads litres off the jug. */
function writeLitres(step: string): string {
  return step.replace(/\b(\d{4}) ml\b/g, (_, ml: string) =>
    ml === '1000' ? '1 litre' : `${Number(ml) / 1000} litres`,
  );
}

/** What is served in the next sentence is not told of in this one, and not in so few words. */
function serveOnce(step: string): string {
  return step
    .replace(/(?:; then serve| before (?:you serve it|serving))(?=[^.]*\. Serve\b)/, '')
    .replace(/(?<=\. )Serve\.$/, 'Serve hot.');
}

export function tellSteps(draft: Draft): readonly string[] {
  const varied = varyWording(
    dropMeanwhile(
      draft.steps.map((step) => capitaliseSentences(unnestBrackets(listOnce(tellCore(draft, step).trim())))),
    ),
    draft.title,
  );
  const heads = listHeads(draft);
  return shapeSteps(varied.map((step) => settleNumber(step, draft))).map((step) =>
    capitaliseSentences(
      shortenMentions(writeLitres(serveOnce(step)), heads).replace(/\ba (8|11|18) /g, 'an $1 '),
    ),
  );
}
