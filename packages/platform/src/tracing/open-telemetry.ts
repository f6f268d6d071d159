/** The tracer based on OpenTelemetry's packages. Imported only if traces are sent. */
import { context, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Tracer } from './tracing.ts';

/** The caller's span as the parent of ours, with the field names of W3C Trace Context. */
type RemoteParent = { readonly traceId: string; readonly spanId: string; readonly traceFlags: number };

const HEADER = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Reads the `traceparent` header; null if missing or malformed. */
export function readTraceparent(header: unknown): RemoteParent | null {
  const [, traceId, spanId, flags] = typeof header === 'string' ? (HEADER.exec(header) ?? []) : [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 };
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** Creates a tracer that sends a share of all traces to a collector, in batches, and drops traces it cannot send. */
export function createOpenTelemetryTracer(options: {
  /** Address of the collector; spans are sent to `/v1/traces` below it. */
  readonly endpoint: string;
  /** Program name. */
  readonly service: string;
  /** Share of traces that are recorded, 0 to 1. */
  readonly share: number;
  /** `followed`: continues a caller's trace, with the caller's sampling decision. */
  readonly traceparent: 'followed' | 'ignored';
}): { readonly tracer: Tracer; readonly stop: () => Promise<void> } {
  const manager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${options.endpoint}/v1/traces` }) })],
  });
  const source = provider.getTracer('poexchange');
  return {
    tracer: {
      isInSpan: () => trace.getActiveSpan()?.isRecording() === true,
      writeTraceparent: () => {
        const around = trace.getActiveSpan()?.spanContext();
        if (around === undefined) return undefined;
        return `00-${around.traceId}-${around.spanId}-0${around.traceFlags & TraceFlags.SAMPLED}`;
      },
      begin: (name, { kind, attributes, traceparent }) => {
        const caller = options.traceparent === 'followed' ? readTraceparent(traceparent) : null;
        const around = caller === null ? context.active() : trace.setSpanContext(context.active(), { ...caller, isRemote: true });
        const span = source.startSpan(name, { kind: kinds[kind], ...(attributes === undefined ? {} : { attributes }) }, around);
        const inside = trace.setSpan(context.active(), span);
        return {
          run: (work) => context.with(inside, work),
          end: ({ error, attributes: found } = {}) => {
            if (found !== undefined) span.setAttributes(found);
            // The message may quote a user's text; the log contains the message without secrets.
            if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
            span.end();
          },
        };
      },
    },
    stop: async () => {
      await provider.shutdown();
      context.disable();
    },
  };
}
