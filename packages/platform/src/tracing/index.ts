import * as z from 'zod/mini';
import { urlVariable } from '../config.ts';
import { setTracer } from './tracing.ts';

export { beginChildSpan, beginSpan, traced, writeTraceparent } from './tracing.ts';
export type { Span } from './tracing.ts';

/** Tracing variables with OpenTelemetry's own names, to spread into a program's config. */
export const tracingVariables = {
  /** Address of a collector that accepts OTLP over HTTP; tracing is disabled if unset. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(urlVariable()),
  /** Share of traces that are recorded. */
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.pipe(
      z.string().check(z.regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/, 'must be a number from 0 to 1')),
      z.transform((text: string) => Number(text)),
    ),
    1,
  ),
  /**
   * `followed`: a request's `traceparent` is used. Only for servers that trusted programs alone can reach, or behind a
   * proxy that sets the header: otherwise any client could send the header and have all its requests recorded.
   */
  OTEL_TRACEPARENT: z._default(z.enum(['followed', 'ignored']), 'ignored'),
};

export type TracingConfig = {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
  readonly OTEL_TRACEPARENT?: 'followed' | 'ignored';
};

/**
 * Starts sending traces if an address is set; otherwise loads nothing. Returns a function that flushes and stops
 * tracing.
 */
export async function startTracing(config: TracingConfig, { service }: { service: string }): Promise<() => Promise<void>> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return () => Promise.resolve();
  const { createOpenTelemetryTracer } = await import('./open-telemetry.ts');
  const { OTEL_TRACES_SAMPLER_ARG: share, OTEL_TRACEPARENT: traceparent = 'ignored' } = config;
  const { tracer, stop } = createOpenTelemetryTracer({ endpoint, service, share, traceparent });
  setTracer(tracer);
  return async () => {
    setTracer(null);
    await stop();
  };
}
