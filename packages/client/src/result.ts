/** Outcomes of a call: the reply or the reason for its failure, as one union by `kind`. */

/** A refusal by the server: `code` is the reason, `requestId` the id to quote when asking for help. */
export type Refusal<Code extends string = string> = {
  readonly kind: 'refused';
  readonly code: Code;
  readonly status: number;
  readonly requestId: string;
  /** Values to insert into the message, by name. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Paths of the invalid parts of the request, such as `body.url`. */
  readonly paths?: readonly string[];
  /** Wait before another attempt, in ms; set with status 429. */
  readonly retryAfterMs?: number;
};

/** Reasons why a call has no reply: refused, no connection, a response not from the API, or aborted by the caller. */
export type Failure<Code extends string = string> =
  | Refusal<Code>
  | { readonly kind: 'network'; readonly cause: unknown }
  | { readonly kind: 'unreadable'; readonly status: number; readonly text: string }
  | { readonly kind: 'aborted' };

export type Result<Reply, Code extends string = string> =
  | { readonly ok: true; readonly reply: Reply; readonly serverTimeMs: number | null }
  | { readonly ok: false; readonly failure: Failure<Code> };

/** Error that `unwrap` throws; `failure` is the reason. */
export class PoExchangeError extends Error {
  override readonly name = 'PoExchangeError';
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind === 'refused' ? `${failure.code} (request ${failure.requestId})` : failure.kind);
    this.failure = failure;
  }
}

/** Returns the reply of a call, or throws {@link PoExchangeError}: for callers that prefer exceptions. */
export function unwrap<Reply>(result: Result<Reply>): Reply {
  if (!result.ok) throw new PoExchangeError(result.failure);
  return result.reply;
}
