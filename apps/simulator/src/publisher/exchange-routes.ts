/**
 * The hourly digest of the currency exchange: GET /currency-exchange[/realm][/hour] for a service token, and the same
 * without one below /api, as on the publisher's file host. An unpublished hour is a 404 in the digest's own form.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Simulator } from '../simulator.ts';
import { admitService } from './admission.ts';
import { refusals, sendRefusal } from './errors.ts';
import { readRealm, readSegments } from './segments.ts';

const prefixes = ['/currency-exchange', '/api/currency-exchange'] as const;

function answerHour(simulator: Simulator, request: FastifyRequest, reply: FastifyReply, prefix: (typeof prefixes)[number]): FastifyReply {
  const { realm, rest } = readRealm(readSegments(request, prefix));
  const [id, ...more] = rest;
  if (more.length > 0 || (id !== undefined && !/^\d{1,12}$/.test(id))) return sendRefusal(reply, refusals.notFound);
  if (prefix === '/currency-exchange' && !admitService(simulator, request, reply, 'service:cxapi')) return reply;
  const { exchange } = simulator.world;
  simulator.world.catchUp();
  const hour = id === undefined ? exchange.oldestHour() : Math.floor(Number(id) / 3600) * 3600;
  // The consoles have an exchange too, but no players in this world.
  const markets = realm === null ? [] : exchange.readHour(realm, hour);
  if (markets === null) return reply.code(404).send({ next_change_id: hour, markets: [] });
  return reply.send({ next_change_id: hour + 3600, markets });
}

export function mountExchange(app: FastifyInstance, simulator: Simulator): void {
  for (const prefix of prefixes) {
    for (const url of [prefix, `${prefix}/*`]) app.get(url, (request, reply) => answerHour(simulator, request, reply, prefix));
  }
}
