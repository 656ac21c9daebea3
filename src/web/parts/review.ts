// What reads and checks a text, as one part that loads when a recipe is opened that is there already.

export { readBrought } from '../../recipe/import/read-brought.ts';
export { reviewDraft } from '../../recipe/review-draft.ts';
