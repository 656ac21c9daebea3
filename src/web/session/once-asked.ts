// What the session needs once a recipe has been asked for, as a part that loads later.

export { askChanged } from './ask-on.ts';
export { describeChange } from './describe-change.ts';
