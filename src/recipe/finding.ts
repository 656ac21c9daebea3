// One thing that Larder found in a recipe, and how grave it is.

export const RULE_SEVERITY = {
  'not-food': 'danger',
  undercooked: 'danger',
  'natural-toxin': 'danger',
  botulism: 'danger',
  'cross-contamination': 'danger',
  'time-temperature': 'danger',
  dose: 'danger',
  infant: 'danger',
  burns: 'danger',
  allergen: 'danger',
  diet: 'danger',
  'unused-ingredient': 'warning',
  'unlisted-ingredient': 'warning',
  'too-many-extras': 'warning',
  'no-quantity': 'warning',
  'no-time': 'warning',
  'no-preheat': 'warning',
  'cut-off': 'warning',
  contains: 'note',
  'left-out': 'note',
} as const;

export type RuleId = keyof typeof RULE_SEVERITY;
export type Severity = 'danger' | 'warning' | 'note';

export interface Finding {
  readonly rule: RuleId;
  /** Usually RULE_SEVERITY of the rule; a rule may speak more softly, never more loudly. */
  readonly severity: Severity;
  /** One plain sentence with the words and figures it rests on. */
  readonly message: string;
  /** Number of the step it points at, counted from 1. */
  readonly step?: number;
  /** The ingredient it speaks of, as the cook typed it. */
  readonly ingredient?: string;
  /** The allergens, the food or the diet that were looked for, by their names in a request. */
  readonly about?: readonly string[];
}
