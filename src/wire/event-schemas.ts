// The shapes of what crosses in text/event-stream. Keys that are not known are dropped, so that a newer gateway
// does not break an older page; a known key of the wrong shape is refused.

import * as v from 'valibot';
import { UNITS } from '../food/units.ts';
import { RULE_SEVERITY, type RuleId } from '../recipe/finding.ts';
import { FAILURE_CODES } from '../recipe/recipe-events.ts';

const RULE_IDS = Object.keys(RULE_SEVERITY) as [RuleId, ...RuleId[]];

export const chefLabelSchema = v.variant('kind', [
  v.object({
    kind: v.literal('built-in'),
    reason: v.exactOptional(v.picklist(['no-model', 'daily-cap', 'asked', 'model-failed'])),
  }),
  v.object({ kind: v.literal('model'), model: v.exactOptional(v.string()) }),
]);

export const findingSchema = v.object({
  rule: v.picklist(RULE_IDS),
  severity: v.picklist(['danger', 'warning', 'note']),
  message: v.string(),
  step: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  ingredient: v.exactOptional(v.string()),
  about: v.exactOptional(v.array(v.string())),
});

const minutes = v.nullable(v.number());
const leftOut = v.object({ ingredient: v.string(), why: v.string() });

const answerSchema = v.object({
  source: chefLabelSchema,
  finish: v.picklist(['complete', 'length', 'stopped', 'refused']),
  title: v.nullable(v.string()),
  servings: v.nullable(v.number()),
  minutes: v.object({ prep: minutes, cook: minutes, total: minutes }),
  ingredients: v.array(
    v.object({
      text: v.string(),
      food: v.nullable(v.string()),
      quantity: v.nullable(v.number()),
      quantityMax: v.exactOptional(v.number()),
      unit: v.nullable(v.picklist(UNITS)),
      from: v.picklist(['yours', 'cupboard', 'to-buy']),
    }),
  ),
  steps: v.array(v.string()),
  leftOut: v.array(leftOut),
  refused: v.array(leftOut),
  allergens: v.array(v.string()),
  findings: v.array(findingSchema),
});

const failureSchema = v.object({
  code: v.picklist(FAILURE_CODES),
  message: v.string(),
  retryable: v.boolean(),
  retryAfterSec: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
});

/** The shape of the data of each event, by the name in its `event:` line. */
export const EVENT_SCHEMAS = {
  started: v.object({ source: chefLabelSchema }),
  waiting: v.object({ seconds: v.number(), why: v.picklist(['busy', 'warming-up', 'thinking']) }),
  text: v.object({ text: v.string() }),
  held: v.object({ findings: v.array(findingSchema) }),
  done: answerSchema,
  failed: failureSchema,
} as const;
