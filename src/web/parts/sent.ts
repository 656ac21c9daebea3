// What a model was sent, as a part that loads when it is asked for.

export { writeMessages } from '../../recipe/prompt.ts';
