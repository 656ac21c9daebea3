// Measures what Larder does in the cook's way, beside a peer in the same run: reading ingredients, reviewing a
// stream, writing a recipe. Run it on the built program (npm run build). Compare the ratios, not the milliseconds.

import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import { parseIngredient } from 'parse-ingredient';

const { readIngredient } = await import('../dist/node/food/read-ingredient.js');
const { reviewDraft } = await import('../dist/node/recipe/review-draft.js');
const { suggestRecipe } = await import('../dist/node/chef/suggest-recipe.js');
const { writeRecipe } = await import('../dist/node/recipe/write-recipe.js');

const LINES = [
  '2 eggs',
  '400g tin of chickpeas',
  'half a leek',
  '1 lb mince',
  '3 cloves of garlic',
  'leftover rice',
  '200 g cheddar',
  '1 1/2 cups flour',
  'brocolli',
  'a few spring onions',
  '2 tbsp soy sauce',
  '500g chicken thighs',
  '1 red pepper',
  '6 new potatoes',
  'bag of spinach',
  '1 lemon',
  '250 ml double cream',
  'smoked paprika',
  'olive oil',
  '2 salmon fillets',
  'jar of pesto',
  '100 g butter',
  'frozen peas',
  '1 courgette',
  'tin tomatoes',
  'basil',
  'parmesan',
  '2 carrots',
  'yoghurt',
  'spaghetti',
];

function readPercentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function time(work) {
  const from = performance.now();
  work();
  return performance.now() - from;
}

function report(name, ownMs, peer, peerMs) {
  console.log(
    `${name}: Larder ${ownMs.toFixed(2)} ms, ${peer} ${peerMs.toFixed(2)} ms, ratio ${(ownMs / peerMs).toFixed(2)}`,
  );
}

// A text that no memory of earlier readings knows: the round's number makes each line new.
function readAll(round) {
  for (const line of LINES) readIngredient(`${line} ${' '.repeat(round % 7)}(${round})`);
}
const firstMs = time(() => readIngredient('2 eggs'));
const own = [];
const peer = [];
for (let round = 0; round < 300; round += 1) {
  own.push(time(() => readAll(round)));
  peer.push(time(() => LINES.map((line) => parseIngredient(line))));
}
console.log(`first reading, with its index: ${firstMs.toFixed(1)} ms`);
report(
  '30 ingredients, 95th percentile',
  readPercentile(own.slice(50), 0.95),
  'parse-ingredient (no food known, no gate)',
  readPercentile(peer.slice(50), 0.95),
);

const request = { ingredients: ['2 eggs', '150 g rice', '4 spring onions'] };
const suggestion = suggestRecipe(request);
if (suggestion.kind !== 'recipe') throw new Error('the chef wrote no recipe');
let text = writeRecipe(suggestion.recipe);
while (text.length < 4_096) text += `\n\n${text.slice(text.indexOf('## Method') + 10)}`;
text = text.slice(0, 4_096);
const pieces = text.match(/[\s\S]{1,4}/g) ?? [];

async function review() {
  async function* write() {
    for (const piece of pieces) yield { type: 'text', text: piece };
    yield { type: 'ended', finish: 'complete' };
  }
  const from = performance.now();
  for await (const _event of reviewDraft(request, { kind: 'model' }, write())) {
    // Reading the events is the work that is measured.
  }
  return performance.now() - from;
}
function lexWhole() {
  const from = performance.now();
  let soFar = '';
  for (const piece of pieces) {
    soFar += piece;
    marked.lexer(soFar);
  }
  return performance.now() - from;
}
const reviews = [];
const lexes = [];
for (let round = 0; round < 12; round += 1) {
  reviews.push(await review());
  lexes.push(lexWhole());
}
report(
  `reading and checking ${text.length} characters in ${pieces.length} pieces, median`,
  readPercentile(reviews, 0.5),
  'marked over the whole text at each piece',
  readPercentile(lexes, 0.5),
);

// What a piece costs must not grow with what came before it: the last tenth of a long text against the second, the
// first being the one in which everything is met for the first time.
const LONG_TEXT = 60_000;
const start = text.slice(0, text.indexOf('1. '));
const steps = [];
for (let length = start.length; length < LONG_TEXT; length += steps.at(-1).length) {
  steps.push(
    `${steps.length + 1}. ${`Fry the rice with the spring onions for ${(steps.length % 9) + 2} minutes until steaming hot, batch ${steps.length}. `.repeat(4)}\n`,
  );
}
const longPieces = (start + steps.join('')).slice(0, LONG_TEXT).match(/[\s\S]{1,4}/g) ?? [];
async function reviewLong() {
  const taken = [];
  async function* write() {
    for (const piece of longPieces) {
      const from = performance.now();
      yield { type: 'text', text: piece };
      taken.push(performance.now() - from);
    }
    yield { type: 'ended', finish: 'complete' };
  }
  for await (const _event of reviewDraft(request, { kind: 'model' }, write())) {
    // Reading the events is the work that is measured.
  }
  const tenth = Math.floor(taken.length / 10);
  const sum = (from, to) => taken.slice(from, to).reduce((all, one) => all + one, 0) / tenth;
  return { second: sum(tenth, 2 * tenth), last: sum(9 * tenth, 10 * tenth) };
}
const longs = [];
for (let round = 0; round < 9; round += 1) longs.push(await reviewLong());
const [second, last] = ['second', 'last'].map((part) =>
  readPercentile(
    longs.map((each) => each[part]),
    0.5,
  ),
);
console.log(
  `a piece of 4 characters in a text of ${LONG_TEXT}, median: ${(second * 1000).toFixed(1)} us in its second tenth, ${(last * 1000).toFixed(1)} us in its last, ratio ${(last / second).toFixed(2)} (at most 1.30 is wanted)`,
);

// The compiler goes on with a program of this size for hundreds of recipes: a process that has just begun and one that
// has run for a while are two figures.
const writings = [];
const WINDOW = 100;
let before = process.cpuUsage();
for (let round = 0; round < 600; round += 1) {
  if (round % WINDOW === WINDOW / 2) before = process.cpuUsage();
  const list = Array.from({ length: 20 }, (_, place) => LINES[(place * 7 + round) % LINES.length]);
  writings.push(time(() => suggestRecipe({ ingredients: list, idea: round % 3 })));
  if (round === 149 || round === 549) reportWritings(round);
}

function reportWritings(last) {
  const timed = writings.slice(last + 1 - WINDOW);
  const { user, system } = process.cpuUsage(before);
  // The processor's own time counts for nothing what else the machine does.
  console.log(
    `a recipe for 20 ingredients, after ${last + 1 - WINDOW}: median ${readPercentile(timed, 0.5).toFixed(1)} ms, 95th percentile ${readPercentile(timed, 0.95).toFixed(1)} ms, of the processor ${((user + system) / 1000 / timed.length).toFixed(1)} ms each`,
  );
}
console.log(`the first recipe: ${writings[0].toFixed(1)} ms`);
console.log(
  `Node ${process.version}; package ${JSON.parse(readFileSync('../package.json', 'utf8')).version}`,
);
