/** Calls that service tests send, and rooms that they read. */
import { servicesApi, type OwnService, type ServiceFeed, type ServiceRequest } from '@poexchange/contract/rest/services';
import type { Market, Person } from '../../../testing/market.ts';
import { addSocket, noteActivity, removeSocket } from '../../../realtime/presence.ts';

export type Reply<Body> = { readonly status: number; readonly body: Body };
const BASE = '/api/v1';

/** Creates a service as its owner posts it: The Maven for 232 chaos, unless changed. */
export function makeService(owner: Person, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    poe: 'poe1',
    league: 'mercenaries',
    ign: owner.ign,
    location: 'seller',
    serviceCategory: 'WTS_bossKilling',
    serviceName: 'maven',
    priceValue: 232,
    priceType: 'c',
    rules: 'Wait in my hideout.',
    regions: ['eu'],
    ...changes,
  };
}

/** Returns the service calls as people send them. */
export function speakFor(market: Market) {
  const post = (person: Person, path: string, payload: object, key?: string) =>
    market.send(person, {
      method: 'POST',
      url: BASE + path,
      payload,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  return {
    post,
    save: async (owner: Person, drafts: readonly object[], key?: string): Promise<Reply<{ services: OwnService[]; code?: string }>> =>
      post(owner, servicesApi.saveServices.path, [...drafts], key),
    read: async (category = 'WTS_all', query = '', league = 'mercenaries'): Promise<Reply<ServiceFeed>> =>
      market.send(null, { method: 'GET', url: `${BASE}/services/poe1/${league}/${category}${query}` }),
    ask: async (asker: Person, service: { id: string; timestampMs: number }, key?: string): Promise<Reply<Asked>> =>
      post(asker, servicesApi.requestService.path, { serviceId: service.id, timestampMs: service.timestampMs, ign: asker.ign }, key),
    answer: async (person: Person, id: string, action: string, key?: string): Promise<Reply<{ request: ServiceRequest; code?: string }>> =>
      post(person, servicesApi.answerServiceRequest.path, { id, action }, key),
    vouch: async (person: Person, userId: string, service: Partial<OwnService> | ServiceRequest): Promise<Reply<Vouched>> =>
      post(person, servicesApi.vouch.path, { userId, serviceCategory: service.serviceCategory, serviceName: service.serviceName }),
    unvouch: async (person: Person, userId: string): Promise<Reply<Vouched>> => post(person, servicesApi.unvouch.path, { userId }),
    get: async <Body>(person: Person | null, path: string): Promise<Reply<Body>> =>
      market.send(person, { method: 'GET', url: BASE + path }),
  };
}
type Asked = { request: ServiceRequest; whisper: string; code?: string; listing?: unknown; policy?: string };
type Vouched = { userId: string; vouchCount: number; code?: string; policy?: string };

/** Opens a page of poe1 for a person and acts on it. */
export async function comeOnline(market: Market, person: Person): Promise<void> {
  await addSocket(market.presence, { userId: person.id, game: 'poe1', socketId: `page of ${person.id}` });
  await noteActivity(market.presence, { userId: person.id, game: 'poe1', agoMs: 0 });
}

/** Closes the page opened by `comeOnline`. */
export async function leave(market: Market, person: Person): Promise<void> {
  await removeSocket(market.presence, { userId: person.id, socketId: `page of ${person.id}` });
}

/** Reads a room's events, oldest first. */
export async function readRoom(market: Market, room: string): Promise<{ event: string; data: never }[]> {
  const rows = await market.db.selectFrom('room_events').select(['event', 'data']).where('room', '=', room).orderBy('seq').execute();
  return rows.map(({ event, data }) => ({ event, data: data as never }));
}
