/** Renders all refusals; any other error becomes a bare 500 with an id. */
import { listRefusals, type Endpoint } from '@poexchange/contract/endpoint';
import { describeRefusal, errorCatalogue, type ErrorCode, type RefusalDetails } from '@poexchange/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '@poexchange/platform/db';
import { RefusalError } from './refusal.ts';

const AWAY_RETRY_SECONDS = 1;

type FrameworkError = { code?: string; statusCode?: number; constraint?: string };

const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'bodyNotJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'badRequest',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'badRequest',
  FST_ERR_BAD_URL: 'badRequest',
};

/** The body that @fastify/rate-limit throws, rendered like every other refusal. */
export class RateLimitedError extends RefusalError {
  constructor(retryAfterMs: number, policy: string) {
    super('rateLimited', { retryAfterMs, policy });
  }
}

/** Statuses of conditional and range requests that cannot be satisfied (RFC 9110). */
const unmetStatuses: ReadonlySet<number | undefined> = new Set([412, 416]);

function refusalOf(error: unknown): { code: ErrorCode; details: RefusalDetails; status?: number | undefined } | null {
  if (error instanceof RefusalError) return { code: error.code, details: error.details };
  const framework = error as FrameworkError;
  if (isOwnerGone(framework)) return { code: 'sessionExpired', details: {} };
  const known = framework.code === undefined ? undefined : frameworkCodes[framework.code];
  if (known !== undefined) return { code: known, details: {} };
  // Errors of paths that are not files: a folder, or a path outside the build.
  if (framework.statusCode === 403 || framework.statusCode === 404) return { code: 'notFound', details: {} };
  if (unmetStatuses.has(framework.statusCode)) return { code: 'badRequest', details: { paths: ['headers'] }, status: framework.statusCode };
  if (error instanceof SyntaxError || framework.statusCode === 400) return { code: 'badRequest', details: { paths: ['body'] } };
  return null;
}

/** Returns true if the caller added a row after being deleted in another tab. */
function isOwnerGone({ code, constraint }: FrameworkError): boolean {
  return code === '23503' && /_(user|sender)_id_fkey$/.test(constraint ?? '');
}

/** A refusal that its endpoint does not declare: the description is wrong, and pages do not expect the code. */
export type Undeclared = { readonly endpoint: string; readonly code: ErrorCode };

function findUndeclared(request: FastifyRequest, code: ErrorCode): Undeclared | null {
  const { endpoint } = request.routeOptions.config as { endpoint?: Endpoint };
  return endpoint === undefined || listRefusals(endpoint).includes(code) ? null : { endpoint: endpoint.name, code };
}

/**
 * `onUndeclared` is called with every undeclared refusal, which is still sent; `onLimited` with the name of each limit
 * that refuses a request.
 */
export function renderErrors(
  app: FastifyInstance,
  { onUndeclared, onLimited }: { onUndeclared: (found: Undeclared) => void; onLimited: (policy: string) => void },
): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    // A caller that disconnected gets no answer, which is not an error. Check the reply: a request counts as destroyed
    // once its body is read.
    if (refusal === null && reply.raw.destroyed) return reply.code(499).send();
    const isAway = refusal === null && isDatabaseAway(error);
    if (isAway) request.log.warn({ err: error }, 'the database is away');
    else if (refusal === null) request.log.error({ err: error }, 'unexpected error');
    const { code, details } = refusal ?? { code: 'internal' as const, details: {} };
    const undeclared = findUndeclared(request, code);
    if (undeclared !== null) onUndeclared(undeclared);
    if (code === 'rateLimited') onLimited(details.policy ?? 'other');
    if (details.retryAfterMs !== undefined) void reply.header('retry-after', Math.ceil(details.retryAfterMs / 1000));
    // Callers and proxies retry after a 503, whose code makes pages check the server's health.
    if (isAway) void reply.header('retry-after', AWAY_RETRY_SECONDS);
    return reply
      .code(isAway ? 503 : (refusal?.status ?? errorCatalogue[code].status))
      .header('cache-control', 'no-store')
      .send(describeRefusal(code, request.id, details));
  });
}

/**
 * Answers requests that the router itself refuses, such as `/%zz`. No hook runs for them, so the common headers are set
 * here.
 */
export function refuseUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const code = refusalOf(error)?.code ?? 'badRequest';
  void reply
    .code(errorCatalogue[code].status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'x-request-id': request.id })
    .send(describeRefusal(code, request.id));
}
