// Steps of a readable length: a long one is parted between two of its sentences, a very short one joins its neighbour.

/** Words of a step, low to high (rubric, check A20). */
const LEAST = 8;
const MOST = 60;
/** More steps than this are a page of their own; then long ones stay whole. */
const MOST_STEPS = 9;

/** A sentence that speaks of the one before it cannot open a step. */
const LEANS =
  /^(?:It|They|Its|Their|This|That|These|Those|Then|Season now|Check|Test|Look for|Taste|Drain|Stop|Stir it|The (?:middle|thickest|meat is)|In the (?:middle|thickest)|By |So |What is left|A thermometer|Rest|Leave|Let|Lift|(?:Stir|Mix) in [^.]*(?:scraping|loosening))\b/;

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function readSentences(step: string): readonly string[] {
  return step.split(/(?<=[.!?]) (?=\p{Lu})/u);
}

/** Where a long step is best parted: both halves of a fair length, the second beginning with work of its own. */
function partStep(step: string): readonly string[] {
  const sentences = readSentences(step);
  let best: { readonly at: number; readonly cost: number } | undefined;
  for (let at = 1; at < sentences.length; at += 1) {
    const [before, after] = [sentences.slice(0, at), sentences.slice(at)].map((part) =>
      countWords(part.join(' ')),
    ) as [number, number];
    if (before < LEAST || after < LEAST) continue;
    const over = Math.max(0, before - MOST) + Math.max(0, after - MOST);
    const cost = Math.abs(before - after) + over * 4 + (LEANS.test(sentences[at] ?? '') ? 40 : 0);
    if (best === undefined || cost < best.cost) best = { at, cost };
  }
  if (best === undefined) return [step];
  return [sentences.slice(0, best.at).join(' '), sentences.slice(best.at).join(' ')].flatMap((part) =>
    countWords(part) > MOST ? partStep(part) : [part],
  );
}

/** The same sentences in the same order, parted into steps of 8 to 60 words where their lengths allow it. */
export function shapeSteps(steps: readonly string[]): readonly string[] {
  const joined: string[] = [];
  steps.forEach((step, place) => {
    const before = joined.at(-1);
    if (before !== undefined && (countWords(step) < LEAST || (place === 1 && countWords(before) < LEAST)))
      joined.splice(-1, 1, `${before} ${step}`);
    else joined.push(step);
  });
  let left = MOST_STEPS - joined.length;
  return joined.flatMap((step) => {
    if (countWords(step) <= MOST) return [step];
    const parted = partStep(step);
    left -= parted.length - 1;
    return left < 0 ? [step] : parted;
  });
}
