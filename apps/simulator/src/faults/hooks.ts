/** Applies faults between the request and its handler, and between the handler and the wire. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rateLimitHeaders } from '@poexchange/contract/game-api';
import { readBearer } from '../publisher/admission.ts';
import { refusals, sendInvalidToken, sendOutagePage, sendRefusal } from '../publisher/errors.ts';
import { findPolicy } from '../publisher/policies.ts';
import type { Simulator } from '../simulator.ts';
import type { Fault } from './faults.ts';

function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function sendRateLimited(reply: FastifyReply, path: string, waitSeconds: number): FastifyReply {
  if (path.startsWith('/chat/'))
    return reply
      .code(429)
      .header('retry-after', String(waitSeconds))
      .send({ message: 'You are being rate limited.', retry_after: waitSeconds, global: false });
  const policy = findPolicy(path);
  if (policy !== undefined) {
    const rule = policy.rule.toLowerCase();
    void reply.headers({
      [rateLimitHeaders.policy]: policy.name,
      [rateLimitHeaders.rules]: policy.rule,
      [`x-rate-limit-${rule}`]: policy.windows.map((w) => `${w.hits}:${w.periodSeconds}:${w.restrictionSeconds}`).join(','),
      [`x-rate-limit-${rule}-state`]: policy.windows
        .map((w, i) => `${w.hits + 1}:${w.periodSeconds}:${i === 0 ? waitSeconds : 0}`)
        .join(','),
    });
  }
  return sendRefusal(reply.header(rateLimitHeaders.retryAfter, String(waitSeconds)), refusals.rateLimited);
}

/** Answers instead of the handler; null lets the request continue. */
async function act(
  simulator: Simulator,
  fault: Fault,
  hits: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | null> {
  const path = pathOf(request);
  switch (fault.kind) {
    case 'rateLimited':
      return sendRateLimited(reply, path, fault.waitSeconds);
    case 'error':
      return sendRefusal(reply, fault);
    case 'html':
      return sendOutagePage(reply, fault.status);
    case 'slow':
      await sleep(fault.delayMs, undefined, { ref: false });
      return null;
    case 'drop':
      if (fault.when === 'midway') return null;
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    case 'expiredToken':
      return sendInvalidToken(reply, 'The access token provided has expired');
    case 'revoked': {
      const account = simulator.grants.find(readBearer(request) ?? '')?.accountName;
      if (typeof account === 'string') simulator.grants.revokeAccount(account);
      return null;
    }
    case 'maintenance':
      return path.startsWith('/stash/') && hits % 3 !== 0 ? sendRefusal(reply, refusals.leagueNotFound) : sendOutagePage(reply, 503);
    default:
      // The other faults change the handler's answer, or are handled by the handler itself.
      return null;
  }
}

function emptyLists(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, emptyLists(inner)]));
}

/** Ways in which a change can be malformed. */
const spoilers: readonly ((change: Record<string, unknown>) => unknown)[] = [
  () => null,
  (change) => ({ ...change, id: 17 }),
  (change) => ({ ...change, items: 'none' }),
  (change) => ({ ...change, public: true, accountName: 'a\u0000b', league: 'Standard' }),
];

function spoilChanges(payload: string): string {
  const page = JSON.parse(payload) as { stashes?: Record<string, unknown>[] };
  const stashes = page.stashes?.map((change, at) => (at % 3 === 2 ? spoilers[Math.floor(at / 3) % spoilers.length]?.(change) : change));
  return JSON.stringify({ ...page, stashes });
}

const met = new WeakMap<FastifyRequest, Fault>();

/** Returns the fault that applies to a request, for handlers that implement their own failures. */
export function faultOf(request: FastifyRequest): Fault | undefined {
  return met.get(request);
}

export function mountFaultHooks(app: FastifyInstance, simulator: Simulator): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    if (path.startsWith('/_')) return;
    const account = simulator.grants.find(readBearer(request) ?? '')?.accountName ?? null;
    const meeting = simulator.faults.meet(path, account);
    if (meeting === null) return;
    met.set(request, meeting.fault);
    const answered = await act(simulator, meeting.fault, meeting.hits, request, reply);
    if (answered !== null) return reply;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const fault = met.get(request);
    if (typeof payload !== 'string' || reply.statusCode !== 200) return payload;
    if (fault?.kind === 'malformed') return payload.slice(0, Math.ceil(payload.length / 2));
    if (fault?.kind === 'hugeBody') return ' '.repeat(fault.bytes) + payload;
    if (fault?.kind === 'malformedChanges') return spoilChanges(payload);
    if (fault?.kind === 'empty') return JSON.stringify(emptyLists(JSON.parse(payload)));
    if (fault?.kind === 'drop') {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) });
      reply.raw.write(payload.slice(0, Math.ceil(payload.length / 2)), () => reply.raw.destroy());
    }
    return payload;
  });
}
