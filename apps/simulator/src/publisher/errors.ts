/** The publisher's two error formats: its own envelope, and RFC 6749 bodies. */
import type { FastifyReply } from 'fastify';
import { gameApiErrorCodes, LEAGUE_NOT_FOUND_MESSAGE } from '@poexchange/contract/game-api';

type Refusal = Readonly<{ status: number; code: number; message: string }>;

export const refusals = {
  notFound: { status: 404, code: gameApiErrorCodes.notFound, message: 'Resource not found' },
  leagueNotFound: { status: 400, code: gameApiErrorCodes.invalidQuery, message: LEAGUE_NOT_FOUND_MESSAGE },
  invalidChangeId: { status: 400, code: gameApiErrorCodes.invalidQuery, message: 'Invalid query; Invalid id' },
  rateLimited: {
    status: 429,
    code: gameApiErrorCodes.rateLimited,
    message: 'Rate limit exceeded; You are requesting too frequently. Please try again later.',
  },
  forbidden: { status: 403, code: gameApiErrorCodes.forbidden, message: 'Forbidden' },
  unavailable: { status: 503, code: gameApiErrorCodes.unavailable, message: 'Temporarily unavailable' },
} as const satisfies Record<string, Refusal>;

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply.code(refusal.status).send({ error: { code: refusal.code, message: refusal.message } });
}

/**
 * Sends the 401 that every API route returns for a missing, expired or revoked bearer token, without rate-limit headers
 * or the envelope.
 */
export function sendInvalidToken(reply: FastifyReply, description = 'The access token provided is invalid'): FastifyReply {
  return reply
    .code(401)
    .header('www-authenticate', 'Bearer realm="pathofexile:production", error="invalid_token"')
    .send({ error: 'invalid_token', error_description: description });
}

export function sendInsufficientScope(reply: FastifyReply): FastifyReply {
  return reply
    .code(403)
    .header('www-authenticate', 'Bearer realm="pathofexile:production", error="insufficient_scope"')
    .send({
      error: {
        code: gameApiErrorCodes.forbidden,
        message: 'Forbidden; The request requires higher privileges than provided by the access token',
      },
    });
}

/** Sends an outage page: HTML, without rate-limit headers. */
export function sendOutagePage(reply: FastifyReply, status: number): FastifyReply {
  const text = status === 503 ? '503 Service Temporarily Unavailable' : `${status} Error`;
  return reply
    .code(status)
    .type('text/html')
    .send(
      `<html>\r\n<head><title>${text}</title></head>\r\n<body>\r\n<center><h1>${text}</h1></center>\r\n<hr><center>openresty</center>\r\n</body>\r\n</html>\r\n`,
    );
}
