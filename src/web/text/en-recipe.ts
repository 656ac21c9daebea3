// The words beside a recipe, which load with what shows one.

import type { FailureCode } from '../../recipe/recipe-events.ts';
import { countOf } from './en.ts';

export const EN_RECIPE = {
  recommends: 'Larder Recommends:',
  byBuiltIn: 'Written by the built-in chef',
  byModel: (model: string | undefined) =>
    `Written by ${model ?? 'a language model'}, not tested in a kitchen`,
  endPill: { stopped: 'Stopped', 'cut-off': 'Cut off', failed: 'Broke off' },
  stale: 'Your ingredients have changed since this recipe was written.',
  staleWishes: 'What you asked for has changed since this recipe was written.',
  anotherIdea: 'Another idea',
  ideas: 'Recipes of this visit',
  ideaOf: (place: number, count: number) => `Idea ${place} of ${count}`,
  ideaBefore: 'The idea before',
  ideaAfter: 'The next idea',
  ideaNote: (place: number) => `Idea ${place} for this list.`,
  lastIdea: 'There are no more ideas for this list. Add something or take something away for new ones.',
  carryingOn: 'Asking for the rest',
  carryingOnNote: 'The model reads what it has written and goes on from there.',
  askingNote: (count: number) =>
    `Reading your ${countOf(count, 'ingredient', 'ingredients')} and thinking of a dish.`,
  still: 'Still waiting',
  stillNote: 'The first words take a while now and then. You can stop at any time.',
  busy: (seconds: number) =>
    seconds > 0 ? `The service is busy. Trying again in ${seconds} s.` : 'The service is busy. Trying again.',
  warmingUp: 'The model is warming up. This can take a minute.',
  thinking: 'The model is thinking before it writes.',
  builtInMeanwhile: 'Built-in chef’s recipe meanwhile',
  modelWriting: 'The model has begun to write its recipe.',
  modelReady: 'The model’s recipe is ready.',
  showModel: 'Show the model’s recipe',
  stoppedTitle: 'Stopped',
  stoppedNote: 'What was written stays here.',
  stoppedEmpty: 'You stopped before the first word. Ask again whenever you like.',
  cutTitle: 'Cut off at the length limit',
  cutNote: 'The recipe is not whole: steps may be missing at the end.',
  carryOn: 'Carry on writing',
  heldTitle: 'This recipe is held back',
  heldNote: 'Larder found a danger in the text, so it is not shown.',
  askAgain: 'Ask again',
  builtInRecipe: 'Built-in chef’s recipe',
  pause: (seconds: number) =>
    `It asks for a pause: ${
      seconds > 90
        ? countOf(Math.ceil(seconds / 60), 'minute', 'minutes')
        : countOf(seconds, 'second', 'seconds')
    } to go.`,
  insteadTitle: 'Meanwhile, from the built-in chef',
  partKept: 'What came before it stopped is kept above.',
  failedNote: {
    config: 'Whoever runs this page can put it right.',
    quota: 'It will be renewed; the built-in chef writes until then.',
    busy: 'Try again in a moment.',
    'too-long': 'Take a few ingredients off and ask again.',
    filtered: 'Change an ingredient and ask again.',
    empty: 'Try again: the next answer may be a whole one.',
    cut: 'Try again for a whole one.',
    timeout: 'Try again, or cook what the built-in chef has written.',
    offline: 'Check the connection, then try again. The built-in chef needs none.',
    invalid: 'Check the list and the options, then ask again.',
    internal: 'Something went wrong on our side. Try again in a moment.',
  } satisfies Partial<Record<FailureCode, string>> as Partial<Record<FailureCode, string>>,
  backOnline: 'You are back online. Try again whenever you like.',
  check: 'The check',
  notes: (count: number) => countOf(count, 'note', 'notes'),
  checking: 'Read once the recipe is whole.',
  unchecked: 'Not read over: the recipe is not whole.',
  nothingFound: 'Read through: nothing to point out.',
  toBuy: 'To buy',
  nothingToBuy: 'Nothing to buy.',
  copyList: 'Copy the list',
  copyRecipe: 'Copy the recipe',
  notCooked: 'Stays out of the pot',
  step: (step: number) => `Step ${step}`,
  severity: { danger: 'Danger', warning: 'Worth a look', note: 'Good to know' },
} as const;
