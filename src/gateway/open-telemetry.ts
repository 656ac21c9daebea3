// Requests as OpenTelemetry spans over OTLP and HTTP, in the names of its conventions. No span holds anything typed.

import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Tracing } from './tracing.ts';

/** Reads OTEL_EXPORTER_OTLP_*, OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES and OTEL_TRACES_SAMPLER by itself. */
export function createTracing(version: string): Tracing {
  const own = resourceFromAttributes({ 'service.name': 'larder', 'service.version': version });
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('larder', version);
  return {
    request(line, startedMs, call) {
      const span = tracer.startSpan(
        `${line.method} ${line.route}`,
        {
          kind: SpanKind.SERVER,
          startTime: startedMs,
          attributes: {
            'http.request.method': line.method,
            'http.route': line.route,
            'http.response.status_code': line.status,
            'larder.request_id': line.id,
            ...(line.code === undefined ? {} : { 'error.type': line.code }),
          },
        },
        ROOT_CONTEXT,
      );
      if (line.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      if (call !== undefined) {
        const child = tracer.startSpan(
          `chat ${call.model}`,
          {
            kind: SpanKind.CLIENT,
            startTime: call.startedMs,
            attributes: {
              'gen_ai.operation.name': 'chat',
              'gen_ai.request.model': call.model,
              'gen_ai.usage.input_tokens': call.usage.inputTokens,
              'gen_ai.usage.output_tokens': call.usage.outputTokens,
              'larder.usage_estimated': call.usage.estimated,
              ...(call.code === undefined ? {} : { 'error.type': call.code }),
            },
          },
          trace.setSpan(ROOT_CONTEXT, span),
        );
        if (call.code !== undefined) child.setStatus({ code: SpanStatusCode.ERROR });
        child.end(call.startedMs + call.ms);
      }
      span.end(startedMs + line.ms);
    },
    close: () => provider.shutdown(),
  };
}
