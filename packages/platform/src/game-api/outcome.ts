import { gameApiErrorSchema, oauthErrorSchema } from '@poexchange/contract/game-api';
import * as z from 'zod/mini';
import { readRetryAfterMs } from './budget/rate-report.ts';
import type { HttpOutcome, HttpReply } from './http/send-request.ts';

/**
 * Reason why a call to the publisher failed. Each failure is an ordinary outcome; only bugs and a lost database throw.
 */
export type GameApiFailure =
  /** This policy allows no call for `retryAfterMs` (R4.17, R8.21). */
  | { readonly kind: 'rateLimited'; readonly retryAfterMs: number; readonly policy: string }
  /** The token is expired, revoked, or lacks a scope. */
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'forbidden' }
  /** The league is unknown, or the publisher is in maintenance: both return the same response. */
  | { readonly kind: 'leagueNotFound' }
  | { readonly kind: 'notFound' }
  /** No complete response within 360 s (R9.16). */
  | { readonly kind: 'timeout' }
  /**
   * 5xx, an HTML page, an unexpected body, or a broken connection (R8.20); includes the wait if the response names one.
   */
  | {
      readonly kind: 'down';
      readonly reason: string;
      readonly retryAfterMs?: number;
      /** First bytes of a stream page that exceeds the size limit. */
      readonly beginning?: Buffer;
    };

export type GameApiOutcome<Value> = { readonly kind: 'ok'; readonly value: Value } | GameApiFailure;

/**
 * Parses a response (except 429, which the queue handles). The value is the parsed JSON itself, not the schema's copy,
 * so that items keep every key in its place.
 */
export function readOutcome<Schema extends z.ZodMiniType>(http: HttpOutcome, schema: Schema): GameApiOutcome<z.output<Schema>> {
  if (http.kind === 'timeout') return { kind: 'timeout' };
  if (http.kind === 'network') return { kind: 'down', reason: http.reason };
  if (http.status < 200 || http.status >= 300) return readFailure(http);
  const json = parseJson(http.body);
  const parsed = z.safeParse(schema, json);
  if (!parsed.success) return { kind: 'down', reason: `unreadable body: ${describeIssue(parsed.error.issues[0])}` };
  return { kind: 'ok', value: json as z.output<Schema> };
}

/** Parses a body as JSON; undefined for anything else (an HTML page, half a body). */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Classifies an error response. Except for 401, only responses in the publisher's own format (its envelope or an OAuth
 * error) are trusted, not a proxy's page.
 */
function readFailure(reply: HttpReply): GameApiFailure {
  const json = parseJson(reply.body);
  const envelope = z.safeParse(gameApiErrorSchema, json);
  const isOwnAnswer = envelope.success || z.safeParse(oauthErrorSchema, json).success;
  const message = envelope.success ? envelope.data.error.message : '';
  const retryAfterMs = readRetryAfterMs(reply.readHeader);
  const down = { kind: 'down', reason: `HTTP ${reply.status}`, ...(retryAfterMs === null ? {} : { retryAfterMs }) } as const;
  if (reply.status === 401) return { kind: 'unauthorized' };
  if (!isOwnAnswer) return down;
  // Checks the message, not the code: in maintenance an existing league is "not found" with the code for an invalid
  // query.
  if (/league not found/i.test(message)) return { kind: 'leagueNotFound' };
  if (reply.status === 404) return { kind: 'notFound' };
  if (reply.status === 403) return isMissingScope(reply) ? { kind: 'unauthorized' } : { kind: 'forbidden' };
  return down;
}

function isMissingScope(reply: HttpReply): boolean {
  return (reply.readHeader('www-authenticate') ?? '').includes('insufficient_scope');
}

function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  return issue === undefined ? 'unknown' : `${issue.path.map(String).join('.') || 'body'} ${issue.code}`;
}
