/**
 * An endpoint is one object: method, path, who may call it, params, query, body, reply, errors. The server mounts it
 * and parses both ways, the web client is typed from it, OpenAPI is generated from it.
 */
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Scope } from './scopes.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Callers that are allowed: `visitor` needs no token, `user` a valid session; ownership is checked in the query itself.
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
  /** Below /api/v1, params as `:name`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Scope that a personal access token needs; absent for a call that requires a session. */
  readonly scope?: Scope;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: Reply;
  /** Codes besides those that follow from the definition (`listRefusals`). */
  readonly errors?: readonly ErrorCode[];
  /**
   * Deprecation of the call: the day it was announced, and the first day the call may be removed, at least 90 days
   * later, as `2026-01-31`. Replies announce it in their headers.
   */
  readonly deprecated?: { readonly since: string; readonly sunset: string };
  /** Requests a minute that one caller (user, else address) may make. */
  readonly perMinute: number;
  /** Requests a minute from all visitors of one address, for calls that pages poll; `perMinute` when absent. */
  readonly perMinuteAndAddress?: number;
  /** Largest body in bytes; 64 KiB when absent. */
  readonly bodyLimitBytes?: number;
  /** Sent without stripping unknown fields, for large public lists whose mapper is explicit. */
  readonly trustedReply?: true;
};

/**
 * Every code that an endpoint may refuse with: those it declares, and those that follow from its definition. Any call
 * may hit a limit or an internal error, a signed-in call may find its session ended, and a call with params, a query or
 * a body may get invalid ones.
 */
export function listRefusals(endpoint: Pick<Endpoint, 'access' | 'params' | 'query' | 'body' | 'errors'>): readonly ErrorCode[] {
  const { access, params, query, body, errors = [] } = endpoint;
  const codes: ErrorCode[] = [...errors, 'rateLimited', 'internal'];
  if (access === 'user') codes.push('sessionExpired', 'banned', 'scopeMissing');
  if (params !== undefined || query !== undefined || body !== undefined) codes.push('badRequest');
  if (body !== undefined) codes.push('bodyTooLarge', 'bodyNotJson');
  return [...new Set(codes)];
}

/** Literal types, besides the schemas, that the types of a caller and a handler depend on. */
type Literals<A extends Access, T extends true | undefined> = { readonly access: A } & ([T] extends [true]
  ? { readonly trustedReply: true }
  : unknown);

/** Keeps the literal types of an endpoint. */
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
/** Arguments of a call: only the parts the endpoint has. */
export type CallOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R> ? Part<'params', P> & Part<'query', Q> & Part<'body', B> : never;

/** Path prefix of all calls (R7.01). */
export const API_PREFIX = '/api/v1';
