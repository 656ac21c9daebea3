// Whether requests are traced: only where OpenTelemetry's own variables say where to, and only then is it loaded.

import type { Environment } from './config.ts';
import type { RequestLine } from './log.ts';
import type { ModelCall } from './metrics.ts';

export interface Tracing {
  /** One request that is over, and the model's call within it. */
  request(line: RequestLine, startedMs: number, call: ModelCall | undefined): void;
  /** Sends what has not been sent yet. */
  close(): Promise<void>;
}

/** Null where no exporter is configured. The variables are those of the OpenTelemetry specification. */
export async function openTracing(env: Environment, version: string): Promise<Tracing | null> {
  const isOn = [env.OTEL_EXPORTER_OTLP_ENDPOINT, env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT].some(Boolean);
  if (!isOn || env.OTEL_SDK_DISABLED === 'true' || env.OTEL_TRACES_EXPORTER === 'none') return null;
  const { createTracing } = await import('./open-telemetry.ts');
  return createTracing(version);
}
