/**
 * An endpoint is one object: method, path, access, params, query, body, reply, errors. The server mounts it and parses
 * both requests and replies, the web client derives its types from it, and OpenAPI is generated from it.
 */
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Scope } from './scopes.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Permitted callers: `visitor` needs no token, `user` needs a valid session; ownership is checked in the query itself.
 */
export type Access = 'visitor' | 'user';

type Schema = z.ZodMiniType;

export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
> = {
  /** Unique, camelCase: the operation id in OpenAPI. */
  readonly name: string;
  readonly method: Method;
  /** Path below /api/v1, with params as `:name`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Scope that a personal access token needs; omitted for a call that requires a session. */
  readonly scope?: Scope;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: Reply;
  /** Error codes in addition to those that follow from the definition (`listRefusals`). */
  readonly errors?: readonly ErrorCode[];
  /**
   * Deprecation of the call: the day it was announced, and the first day the call may be removed, at least 90 days
   * later, such as `2026-01-31`. Replies announce the deprecation in their headers.
   */
  readonly deprecated?: { readonly since: string; readonly sunset: string };
  /** Requests per minute allowed for one caller (by user if signed in, by address if not). */
  readonly perMinute: number;
  /**
   * Requests per minute allowed for all visitors at one address, for calls that pages poll; defaults to `perMinute`.
   */
  readonly perMinuteAndAddress?: number;
  /** Maximum body size in bytes; defaults to 64 KiB. */
  readonly bodyLimitBytes?: number;
  /** The reply is sent without stripping unknown fields; for large public lists with an explicit mapper. */
  readonly trustedReply?: true;
};

/**
 * Every error code that an endpoint may return: its declared codes and those that follow from its definition. Any call
 * may hit a limit or an internal error, a signed-in call may find its session ended, and a call with params, a query or
 * a body may receive invalid input.
 */
export function listRefusals(endpoint: Pick<Endpoint, 'access' | 'params' | 'query' | 'body' | 'errors'>): readonly ErrorCode[] {
  const { access, params, query, body, errors = [] } = endpoint;
  const codes: ErrorCode[] = [...errors, 'rateLimited', 'internal'];
  if (access === 'user') codes.push('sessionExpired', 'banned', 'scopeMissing');
  if (params !== undefined || query !== undefined || body !== undefined) codes.push('badRequest');
  if (body !== undefined) codes.push('bodyTooLarge', 'bodyNotJson');
  return [...new Set(codes)];
}

/** Literal types, in addition to the schemas, that determine the types of callers and handlers. */
type Literals<A extends Access, T extends true | undefined> = { readonly access: A } & ([T] extends [true]
  ? { readonly trustedReply: true }
  : unknown);

/** Defines an endpoint and keeps its literal types. */
export function defineEndpoint<
  const Reply extends Schema,
  const Params extends Schema | undefined = undefined,
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const A extends Access = Access,
  const T extends true | undefined = undefined,
>(
  endpoint: Endpoint<Params, Query, Body, Reply> & { readonly access: A; readonly trustedReply?: T },
): Endpoint<Params, Query, Body, Reply> & Literals<A, T> {
  return endpoint as Endpoint<Params, Query, Body, Reply> & Literals<A, T>;
}

type In<S> = S extends Schema ? z.input<S> : undefined;
type Out<S> = S extends Schema ? z.output<S> : undefined;

export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _R> ? Out<P> : never;
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _R> ? Out<Q> : never;
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _R> ? Out<B> : never;
export type ReplyOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? Out<R> : never;
export type ReplyInputOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? In<R> : never;

type Part<Key extends string, S> = [S] extends [Schema] ? { [K in Key]: z.input<S> } : unknown;
/** Arguments of a call: only the parts that the endpoint declares. */
export type CallOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R> ? Part<'params', P> & Part<'query', Q> & Part<'body', B> : never;

/** Path prefix of all calls. */
export const API_PREFIX = '/api/v1';
