// GET /api/status: which chef answers, the limits and the version.

import type { FastifyInstance } from 'fastify';
import { REQUEST_LIMITS } from '../../recipe/recipe-request.ts';
import { PATHS } from '../../wire/paths.ts';
import { PICTURE_LIMITS } from '../../wire/picture-limits.ts';
import type { GatewayStatus } from '../../wire/status.ts';
import type { GatewayConfig } from '../config.ts';

export function addStatus(
  app: FastifyInstance,
  deps: {
    readonly config: GatewayConfig;
    readonly version: string;
    readonly isSpent: () => Promise<boolean>;
  },
): void {
  const { config, version } = deps;
  const { ingredients, ingredientLength, bodyBytes } = REQUEST_LIMITS;
  const readChef = async (): Promise<GatewayStatus['chef']> => {
    if (config.service === null) return { kind: 'built-in', reason: 'no-model' };
    if (await deps.isSpent()) return { kind: 'built-in', reason: 'daily-cap' };
    return { kind: 'model', model: config.service.model };
  };
  app.get(PATHS.status, async (_request, reply) => {
    const status: GatewayStatus = {
      version,
      chef: await readChef(),
      limits: {
        ingredients,
        ingredientLength,
        bodyBytes,
        modelPerMinute: config.modelPerMinute,
        builtInPerMinute: config.builtInPerMinute,
        streams: config.maxStreams,
        streamsPerClient: config.streamsPerClient,
        maxTokens: config.maxTokens,
        dailyTokens: config.dailyTokens,
      },
      pictures: config.vision === null ? null : { model: config.vision.model, bytes: PICTURE_LIMITS.bytes },
      direct: { origins: [...config.directOrigins] },
    };
    return reply.header('cache-control', 'no-store').send(status);
  });
}
