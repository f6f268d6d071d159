/** Spans of the program's work, for OpenTelemetry. Without a tracer, each span costs only a comparison. */

export type SpanOptions = {
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** A caller's `traceparent` header, used if the program is set to follow it. */
  readonly traceparent?: unknown;
};

export type Span = {
  /** Runs a function whose spans become children of this span. */
  readonly run: <Result>(work: () => Result) => Result;
  /** Ends the span, with an error if its work failed. */
  readonly end: (outcome?: { error?: unknown; attributes?: Readonly<Record<string, string | number>> }) => void;
};

export type Tracer = {
  readonly begin: (name: string, options: SpanOptions) => Span;
  readonly isInSpan: () => boolean;
  /** Writes the current span in W3C Trace Context format; undefined outside a span. */
  readonly writeTraceparent: () => string | undefined;
};

let tracer: Tracer | null = null;

/** Sets this process's tracer; null for none. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

/** Starts a span; null while tracing is disabled. */
export function beginSpan(name: string, options: SpanOptions): Span | null {
  return tracer === null ? null : tracer.begin(name, options);
}

/** Starts a child of the current span; null outside a span. */
export function beginChildSpan(name: string, options: SpanOptions): Span | null {
  return tracer?.isInSpan() === true ? tracer.begin(name, options) : null;
}

/**
 * Writes the current span for another thread of this program, as the parent of that thread's spans; undefined outside a
 * span.
 */
export function writeTraceparent(): string | undefined {
  return tracer?.writeTraceparent();
}

/** Runs a function within a new span; `describe` returns attributes of its result. */
export async function traced<Result>(
  name: string,
  options: SpanOptions & { readonly describe?: (result: Result) => Readonly<Record<string, string | number>> },
  run: () => Promise<Result>,
): Promise<Result> {
  const span = beginSpan(name, options);
  if (span === null) return run();
  try {
    const result = await span.run(run);
    span.end({ attributes: options.describe?.(result) ?? {} });
    return result;
  } catch (error) {
    span.end({ error });
    throw error;
  }
}
