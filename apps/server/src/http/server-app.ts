/** The HTTP layer as features see it: they mount contract endpoints and never use the framework directly. */
import type { Scope } from '@poexchange/contract/scopes';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyInputOf } from '@poexchange/contract/endpoint';

/**
 * The signed-in person behind a request. For a program with a personal access token, `scopes` are the token's scopes
 * and `sessionId` is the token's id instead of a session's.
 */
export type Caller = { readonly id: string; readonly sessionId: string; readonly name: string; readonly scopes?: readonly Scope[] };

/** Why a token is refused; `isForged` if we did not sign it, which can be determined without the database. */
export type RefusedToken = { readonly refused: 'sessionExpired' | 'banned'; readonly isForged?: true };

type CallerOf<E extends Endpoint> = E['access'] extends 'user' ? Caller : Caller | null;

export type HandlerInput<E extends Endpoint> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly user: E extends { access: 'user' } ? Caller : CallerOf<E>;
  readonly requestId: string;
  /** The caller's address for rate limits. */
  readonly address: string;
  /** The Idempotency-Key header of a POST, otherwise null. */
  readonly idempotencyKey: string | null;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
};

/**
 * A serialised body with its strong ETag, for large lists (`trustedReply`). A compressed body is decompressed for
 * clients without gzip. A private body is kept in memory only for its reader.
 */
export type WrittenReply = { readonly etag: string } & (
  | { readonly json: Buffer; readonly gzip?: undefined }
  | { readonly gzip: Buffer; readonly json?: undefined; readonly isPrivate?: boolean }
);

export type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<ReplyInputOf<E>> | ReplyInputOf<E>;
/** A body written in pieces; refusals are thrown before the first piece. */
export type StreamedHandler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<AsyncIterable<string>>;
export type WrittenHandler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<WrittenReply>;

export type MountOptions<E extends Endpoint> = {
  /**
   * Returns the first answer to a request that ended its own session, by the token and key of its repeat. Null refuses
   * the caller.
   */
  readonly answerEnded?: (options: { token: string; idempotencyKey: string | null }) => Promise<ReplyInputOf<E> | null>;
};

export type ServerApp = {
  /**
   * Mounts an endpoint: authentication, rate limit, validation, handler, reply check, in this order. Refusals are
   * thrown as RefusalError.
   */
  readonly mount: <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: MountOptions<E>) => void;
  /** Mounts an endpoint whose body is too large to keep in memory; the contract must declare `trustedReply`. */
  readonly mountStreamed: <E extends Endpoint & { trustedReply: true }>(endpoint: E, handler: StreamedHandler<E>) => void;
  /** Mounts an endpoint whose handler writes the body itself; the contract must declare `trustedReply`. */
  readonly mountWritten: <E extends Endpoint & { trustedReply: true }>(endpoint: E, handler: WrittenHandler<E>) => void;
};
