/** Outcomes of a call: what came back, or why not, as one union by `kind`. */

/** A refusal of the server: `code` says which, `requestId` what to name when asking for help. */
export type Refusal<Code extends string = string> = {
  readonly kind: 'refused';
  readonly code: Code;
  readonly status: number;
  readonly requestId: string;
  /** Values of the message, by name. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Parts of the request that are not valid, as `body.url`. */
  readonly paths?: readonly string[];
  /** Wait before another attempt, in ms; with 429. */
  readonly retryAfterMs?: number;
};

/**
 * Reasons why a call has no reply: refused, no connection, an answer that is not the API's, or stopped by the caller.
 */
export type Failure<Code extends string = string> =
  | Refusal<Code>
  | { readonly kind: 'network'; readonly cause: unknown }
  | { readonly kind: 'unreadable'; readonly status: number; readonly text: string }
  | { readonly kind: 'aborted' };

export type Result<Reply, Code extends string = string> =
  | { readonly ok: true; readonly reply: Reply; readonly serverTimeMs: number | null }
  | { readonly ok: false; readonly failure: Failure<Code> };

/** Error that `unwrap` throws; `failure` says what happened. */
export class PoExchangeError extends Error {
  override readonly name = 'PoExchangeError';
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind === 'refused' ? `${failure.code} (request ${failure.requestId})` : failure.kind);
    this.failure = failure;
  }
}

/** Returns the reply of a call, or throws {@link PoExchangeError}: for programs that would rather catch. */
export function unwrap<Reply>(result: Result<Reply>): Reply {
  if (!result.ok) throw new PoExchangeError(result.failure);
  return result.reply;
}
