// POST /api/ingredients: one picture of a fridge, of food or of a receipt; answers what a model sees in it, read as
// everything typed is read. The picture goes to that model alone; it is neither logged nor kept.

import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ChatDeps, ChatService, ChatTurn } from '../../provider/chat-service.ts';
import { estimateInput } from '../../provider/count-usage.ts';
import { streamChat } from '../../provider/stream-chat.ts';
import { writeFailure } from '../../recipe/failure-words.ts';
import { writePictureFailure } from '../../recipe/picture-failure-words.ts';
import { PICTURE_QUESTION, readSeen } from '../../recipe/read-seen.ts';
import type { Failure } from '../../recipe/recipe-events.ts';
import { PATHS } from '../../wire/paths.ts';
import { PICTURE_LIMITS } from '../../wire/picture-limits.ts';
import { describeReading } from '../../wire/seen.ts';
import type { Drain } from '../drain.ts';
import { openAccount } from '../limits/account.ts';
import { admitRate, admitSlot } from '../limits/admit.ts';
import type { DailyTokens } from '../limits/daily-tokens.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { StreamSlots } from '../limits/stream-slots.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { PICTURE_TYPES, readPictureHead } from '../read-picture.ts';
import { createFailureProblem, createProblem, sendProblem } from '../send-problem.ts';

export interface IngredientsDeps {
  readonly vision: ChatService | null;
  readonly chat: Pick<ChatDeps, 'fetch' | 'clock'>;
  readonly daily: DailyTokens;
  readonly log: Log;
  readonly metrics: Metrics;
  /** The same that recipes of a model count in. */
  readonly modelLimit: RateLimit;
  readonly slots: StreamSlots;
  readonly drain: Pick<Drain, 'onInterrupt'>;
}

export function addIngredients(app: FastifyInstance, deps: IngredientsDeps): void {
  const { vision } = deps;
  app.get(PATHS.ingredients, async (_request, reply) => {
    const message = 'A picture is sent with POST.';
    return sendProblem(reply.header('allow', 'POST'), createProblem(405, 'invalid', { message }));
  });
  if (vision === null) {
    app.post(PATHS.ingredients, { onRequest: refusePictures }, refusePictures);
    return;
  }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const asBytes = { parseAs: 'buffer', bodyLimit: PICTURE_LIMITS.bytes } as const;
    scope.addContentTypeParser('*', asBytes, (_request, body, done) => done(null, body));
    const options = {
      bodyLimit: PICTURE_LIMITS.bytes,
      onRequest: [refuseHeaders, admit(deps)],
    };
    scope.post(PATHS.ingredients, options, async (request, reply) => {
      const picture = request.body;
      const head = Buffer.isBuffer(picture) ? readPictureHead(picture) : null;
      if (head === null || !Buffer.isBuffer(picture)) {
        const message = 'The body is no JPEG, PNG or WebP.';
        return sendProblem(reply, createProblem(400, 'invalid', { message }));
      }
      if (Math.max(head.widthPx, head.heightPx) > PICTURE_LIMITS.sidePx) {
        const message = `The picture is too large; at most ${PICTURE_LIMITS.sidePx} pixels a side are taken.`;
        return sendProblem(reply, createProblem(413, 'too-long', { message }));
      }
      const url = `data:${head.type};base64,${picture.toString('base64')}`;
      return await answerPicture(vision, url, { request, reply, deps });
    });
  });
}

async function refusePictures(_request: FastifyRequest, reply: FastifyReply) {
  const message = 'This Larder reads no pictures: LARDER_VISION_MODEL is not set.';
  return sendProblem(reply, createProblem(404, 'config', { message }));
}

/** Refuses by the headers alone, before a body is read. */
async function refuseHeaders(request: FastifyRequest, reply: FastifyReply) {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity' && PICTURE_TYPES.some((known) => known === type)) return;
  const message = `Send the picture as it is, as ${PICTURE_TYPES.join(', ')}.`;
  return sendProblem(reply, createProblem(415, 'invalid', { message }));
}

/** Before the body too: what waits in memory is bounded by the places. */
function admit({ modelLimit, slots, metrics }: IngredientsDeps) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { client } = request.record;
    const tooFast = await admitRate(client, modelLimit, metrics);
    if (tooFast !== null) return sendProblem(reply, tooFast);
    const release = await admitSlot(client, slots, metrics);
    if (typeof release !== 'function') return sendProblem(reply, release);
    finished(reply.raw, release);
  };
}

interface Task {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly deps: IngredientsDeps;
}

async function answerPicture(service: ChatService, url: string, task: Task): Promise<FastifyReply> {
  const { reply, request, deps } = task;
  const turns: ChatTurn[] = [
    {
      role: 'user',
      content: [
        { type: 'text', text: PICTURE_QUESTION },
        { type: 'image_url', image_url: { url } },
      ],
    },
  ];
  const account = await openAccount(deps.daily, estimateInput(turns) + service.maxTokens);
  if (account === null) {
    deps.metrics.limited('daily-tokens');
    return sendProblem(reply, createFailureProblem(writePictureFailure(writeFailure('quota'))));
  }
  const startedMs = deps.chat.clock.now();
  const writing = streamChat(service, turns, {
    ...deps.chat,
    ...account.ears,
    onFault(fault) {
      deps.log.providerFault(request.record.id, fault);
      deps.metrics.providerFault(fault);
    },
  });
  let failure: Failure | null = null;
  request.record.settling = account.settled.then((usage) => {
    const ms = deps.chat.clock.now() - startedMs;
    const failed = failure === null ? {} : { code: failure.code };
    request.record.call = { model: service.model, startedMs, ms, usage, ...failed };
  });
  let isInterrupted = false;
  const removeInterrupt = deps.drain.onInterrupt(() => {
    isInterrupted = true;
    writing.stop();
  });
  // The cook has left, or pressed Stop.
  reply.raw.on('close', writing.stop);
  try {
    let answer = '';
    for await (const event of writing) {
      if (event.type === 'text') answer += event.text;
      if (event.type === 'failed') failure = event.failure;
    }
    if (reply.raw.destroyed) return reply.hijack();
    if (isInterrupted) failure = writeFailure('cut');
    if (failure !== null) return sendProblem(reply, createFailureProblem(writePictureFailure(failure)));
    return reply.header('cache-control', 'no-store').send(readSeen(answer).map(describeReading));
  } finally {
    removeInterrupt();
    reply.raw.off('close', writing.stop);
  }
}
