/** Thrown by a dish that finds it cannot be cooked after all; the plan then goes on to the next dish. */
export class CannotCook extends Error {}
