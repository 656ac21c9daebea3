// POST /api/recipes: one recipe, as events, as JSON or as one of the exports.

import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ChatClock } from '../../provider/chat-service.ts';
import { EXPORT_FORMATS, type ExportFormat, writeExport } from '../../recipe/export/export-formats.ts';
import { nameFile } from '../../recipe/export/name-file.ts';
import { writeFailure } from '../../recipe/failure-words.ts';
import type { FailureCode, RecipeAnswer, RecipeEvent } from '../../recipe/recipe-events.ts';
import type { RecipeRequest } from '../../recipe/recipe-request.ts';
import { screenRequest } from '../../recipe/screen-ingredients.ts';
import { PATHS } from '../../wire/paths.ts';
import { readRecipeBody } from '../../wire/recipe-body.ts';
import { type AnswerForm, chooseAnswerForm, FORMS, readExportFormat } from '../accept.ts';
import { type ChefChoice, type Chefs, mayFallBack, type Order } from '../chefs.ts';
import { type CollectedAnswer, collectAnswer } from '../collect-answer.ts';
import type { Drain } from '../drain.ts';
import { admitRate, admitSlot } from '../limits/admit.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { StreamSlots } from '../limits/stream-slots.ts';
import type { Log } from '../log.ts';
import type { Metrics, RecipeEnd } from '../metrics.ts';
import { judgeMedia } from '../read-body.ts';
import { sendEvents } from '../send-events.ts';
import { createFailureProblem, createProblem, sendProblem } from '../send-problem.ts';
import { tapEvents } from '../tap-events.ts';

export interface RecipesDeps {
  readonly chefs: Chefs;
  readonly clock: ChatClock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly modelLimit: RateLimit;
  readonly builtInLimit: RateLimit;
  readonly slots: StreamSlots;
  readonly drain: Pick<Drain, 'onInterrupt'>;
}

type Writer = Exclude<ChefChoice, { kind: 'none' }>;

export function addRecipes(app: FastifyInstance, deps: RecipesDeps): void {
  app.get(PATHS.recipes, async (_request, reply) => {
    return sendProblem(
      reply.header('allow', 'POST'),
      createProblem(405, 'invalid', { message: 'Recipes are asked for with POST.' }),
    );
  });
  app.post(PATHS.recipes, { onRequest: refuseForm }, async (request, reply) => {
    const form = chooseAnswerForm(request.headers.accept) ?? 'application/json';
    const reading = readRecipeBody(request.body);
    if (!reading.ok) {
      return sendProblem(
        reply,
        createProblem(400, 'invalid', { message: reading.message, path: reading.path }),
      );
    }
    const refusal = await findRefusal(reading.request, request, deps);
    if ('problem' in refusal) return sendProblem(reply, refusal.problem);
    try {
      return await answerRecipe({ ask: reading.request, choice: refusal.choice, form, request, reply, deps });
    } finally {
      refusal.release();
    }
  });
}

/** Refuses by the headers alone, before a body is read. */
async function refuseForm(request: FastifyRequest, reply: FastifyReply) {
  if (chooseAnswerForm(request.headers.accept) === null) {
    const message = `Recipes come as ${FORMS.join(', ')}.`;
    return sendProblem(reply, createProblem(406, 'invalid', { message }));
  }
  const media = judgeMedia(request.headers);
  if (media !== null) return sendProblem(reply, createProblem(415, 'invalid', { message: media }));
}

type Admission =
  | { readonly problem: ReturnType<typeof createProblem> }
  | { readonly choice: Writer; release(): void };

async function findRefusal(
  ask: RecipeRequest,
  request: FastifyRequest,
  deps: RecipesDeps,
): Promise<Admission> {
  const { client } = request.record;
  const { usable, refused } = screenRequest(ask);
  const choice: ChefChoice =
    usable.length === 0 ? { kind: 'built-in', reason: 'asked' } : await deps.chefs.choose(ask);
  if (
    choice.kind === 'none'
      ? choice.code === 'quota'
      : choice.kind === 'built-in' && choice.reason === 'daily-cap'
  )
    deps.metrics.limited('daily-tokens');
  if (choice.kind === 'none')
    return { problem: createProblem(choice.code === 'quota' ? 502 : 500, choice.code) };
  const limit = choice.kind === 'model' ? deps.modelLimit : deps.builtInLimit;
  const tooFast = await admitRate(client, limit, deps.metrics);
  if (tooFast !== null) return { problem: tooFast };
  if (usable.length === 0) return { problem: createProblem(422, 'refused', { refused }) };
  const release = await admitSlot(client, deps.slots, deps.metrics);
  return typeof release === 'function' ? { choice, release } : { problem: release };
}

interface Task {
  readonly ask: RecipeRequest;
  readonly choice: Writer;
  readonly form: AnswerForm;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly deps: RecipesDeps;
}

async function answerRecipe(task: Task): Promise<FastifyReply> {
  const { ask, choice, form, reply } = task;
  const first =
    form === 'text/event-stream'
      ? await runOrder(task, choice, (events) => streamEvents(task, events))
      : await runOrder(task, choice, (events) => collectAnswer(ask, events));
  if (first === 'sent' || reply.raw.destroyed) return reply.hijack();
  let answer: CollectedAnswer = first;
  const fallsBack = choice.kind === 'model' && mayFallBack(ask) && form !== 'text/event-stream';
  if (!answer.ok && answer.failure.code !== 'refused' && fallsBack) {
    answer = await runOrder(task, { kind: 'built-in', reason: 'model-failed' }, (events) =>
      collectAnswer(ask, events),
    );
  }
  if (!answer.ok) return sendProblem(reply, createFailureProblem(answer.failure));
  reply.header('cache-control', 'no-store');
  const format = readExportFormat(form);
  if (format === null) return reply.send(answer.answer);
  if (answer.answer.finish !== 'refused') return sendExport(reply, format, answer.answer);
  const danger = answer.answer.findings.find((finding) => finding.severity === 'danger');
  const message = `The recipe was held back. ${danger?.message ?? 'It could not be checked.'}`;
  return sendProblem(reply, createProblem(422, 'refused', { message, refused: answer.answer.refused }));
}

function sendExport(reply: FastifyReply, format: ExportFormat, answer: RecipeAnswer): FastifyReply {
  const { media, extension, gzip } = EXPORT_FORMATS[format];
  const text = writeExport(format, answer);
  const name = encodeURIComponent(nameFile(answer.title ?? '', extension));
  return reply
    .header('content-type', gzip ? media : `${media}; charset=utf-8`)
    .header('content-disposition', `inline; filename*=UTF-8''${name}`)
    .send(gzip ? gzipSync(text) : text);
}

/** Has a chef write, stops it when the reader leaves, and counts what it used. */
async function runOrder<Result>(
  task: Task,
  choice: Writer,
  read: (events: AsyncIterable<RecipeEvent>) => Promise<Result>,
): Promise<Result> {
  const { deps, request, reply } = task;
  const { record } = request;
  const startedMs = deps.clock.now();
  let order: Order | null = null;
  let interrupted = false;
  let end: RecipeEnd = 'stopped';
  let failure: FailureCode | undefined;
  const stop = () => order?.writing.stop();
  // The answer's own close, not the request's: it fires before the first byte and after it alike.
  reply.raw.on('close', stop);
  const remove = deps.drain.onInterrupt(() => {
    interrupted = true;
    stop();
  });
  try {
    order = await deps.chefs.order(choice, task.ask, (fault) => {
      deps.log.providerFault(record.id, fault);
      deps.metrics.providerFault(fault);
    });
    const { settled } = order;
    record.settling = settled.then((usage) => {
      if (usage === null || choice.kind !== 'model') return;
      const ms = deps.clock.now() - startedMs;
      const failed = failure === undefined ? {} : { code: failure };
      record.call = { model: choice.service.model, startedMs, ms, usage, ...failed };
    });
    // Either may have come while there was nothing to stop.
    if (reply.raw.destroyed || interrupted) stop();
    return await read(
      tapEvents(order.writing, {
        onFirstText: () => deps.metrics.firstText(deps.clock.now() - startedMs),
        onHeld(findings) {
          deps.metrics.held(findings);
        },
        onEnd(how) {
          if (typeof how === 'object') failure = how.code;
          end = typeof how === 'object' ? 'failed' : how === 'refused' ? 'held-back' : how;
          const code = end === 'held-back' ? 'refused' : failure;
          if (code !== undefined) record.code = code;
        },
        readSilence: () => writeFailure(interrupted ? 'cut' : 'internal'),
      }),
    );
  } finally {
    remove();
    reply.raw.off('close', stop);
    stop();
    if (order !== null) deps.metrics.recipe(order.chef, end);
  }
}

async function streamEvents(
  { reply, deps }: Task,
  events: AsyncIterable<RecipeEvent>,
): Promise<'sent' | CollectedAnswer> {
  const failure = await sendEvents(reply.raw, events, {
    clock: deps.clock,
    onBegin: () => void reply.hijack(),
  });
  return failure === null ? 'sent' : { ok: false, failure };
}
