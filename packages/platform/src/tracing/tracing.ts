/** Spans of what the program does, for OpenTelemetry. Without a tracer they cost a comparison. */

export type SpanOptions = {
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** The header `traceparent` of a caller; used if the program is set to follow it. */
  readonly traceparent?: unknown;
};

export type Span = {
  /** Runs a function whose spans are children of this one. */
  readonly run: <Result>(work: () => Result) => Result;
  /** Ends the span; with an error if its work failed. */
  readonly end: (outcome?: { error?: unknown; attributes?: Readonly<Record<string, string | number>> }) => void;
};

export type Tracer = {
  readonly begin: (name: string, options: SpanOptions) => Span;
  readonly isInSpan: () => boolean;
  /** Writes the current span as W3C Trace Context does; undefined outside of any. */
  readonly writeTraceparent: () => string | undefined;
};

let tracer: Tracer | null = null;

/** Sets the tracer of this process; null for none. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

/** Begins a span; null while tracing is off. */
export function beginSpan(name: string, options: SpanOptions): Span | null {
  return tracer === null ? null : tracer.begin(name, options);
}

/** Begins a child of the current span; null outside of any. */
export function beginChildSpan(name: string, options: SpanOptions): Span | null {
  return tracer?.isInSpan() === true ? tracer.begin(name, options) : null;
}

/** Writes the current span for another thread of this program, as the parent of its spans; undefined outside of any. */
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
