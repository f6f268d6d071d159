/** A fake server for vouch and profile requests, checked against the contract. */
import { api } from '@poexchange/contract/rest';
import { servicesApi, type ServiceRequest, type VouchInfo } from '@poexchange/contract/rest/services';
import { vi } from 'vitest';
import { storeToken } from '../../session/token.ts';

export const ownId = '00000000-0000-4000-8000-00000000000a';
export const otherId = '00000000-0000-4000-8000-00000000000b';

const token = `e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`;

export const noVouches: VouchInfo = {
  vouchCount: 0,
  oldestMs: null,
  newestMs: null,
  linkedCount: 0,
  isChatLinked: false,
  chatName: null,
  yoursMs: null,
  upheldDisputes: 0,
  lastUpheldMs: null,
  services: [],
};

/** A request for a service that the other person has finished for the reader. */
export function makeFinished(over: Partial<ServiceRequest> = {}): ServiceRequest {
  const request = {
    id: '00000000-0000-4000-8000-0000000000ab',
    serviceId: null,
    game: 'poe1',
    league: 'standard',
    party: 'asker',
    role: 'customer',
    creatorType: 'wts',
    serviceCategory: 'WTS_bossKilling',
    serviceName: 'maven',
    isCustomService: false,
    location: 'seller',
    priceValue: 20,
    priceType: 'c',
    rules: '',
    ownerIgn: 'MapsAndMischief',
    askerIgn: 'Kirael',
    counterpart: { userId: otherId, ign: 'MapsAndMischief', presence: 'online', vouchCount: 41 },
    state: 'done',
    endedBy: 'owner',
    askedMs: 1,
    invitedMs: 2,
    endedMs: Date.now() - 4 * 60_000,
    expiresMs: null,
    isVouched: false,
    canVouch: true,
    isVouchReceived: false,
    message: '',
    askerRegion: null,
    undoUntilMs: null,
    disputeUntilMs: null,
    dispute: null,
    ...over,
  };
  return servicesApi.getServiceRequest.reply.shape.request.parse(request);
}

export type VouchServer = {
  info: VouchInfo;
  vouchedUsers: readonly string[];
  requests: readonly ServiceRequest[];
  /** Answers by method and path that override the defaults; undefined breaks the connection. */
  instead: Record<string, (() => Response | Promise<Response>) | undefined>;
  readonly calls: string[];
  readonly bodies: unknown[];
};

/** Stubs `fetch` for a signed-in user. The caller removes the stub with `vi.unstubAllGlobals`. */
export function serveVouches(): VouchServer {
  storeToken(token);
  const server: VouchServer = { info: noVouches, vouchedUsers: [], requests: [], instead: {}, calls: [], bodies: [] };
  const reply = (schema: { parse: (value: unknown) => unknown }, value: unknown) => Response.json(schema.parse(value));
  const usual: Readonly<Record<string, () => Response>> = {
    'GET /users/profile': () =>
      reply(api.getProfile.reply, { uuid: ownId, name: 'Kirael#1234', banned: false, mainIgns: [], serverTimeMs: Date.now() }),
    'GET /vouches/my/list': () => reply(servicesApi.getMyVouches.reply, { vouchedUsers: server.vouchedUsers, myVouchCount: 23 }),
    [`GET /vouches/user/${otherId}`]: () => reply(servicesApi.getVouchInfo.reply, server.info),
    'GET /services/requests/poe1': () =>
      reply(servicesApi.getServiceRequests.reply, { requests: server.requests, olderBeforeMs: null, serverTimeMs: Date.now() }),
    'POST /vouches/vouch': () => {
      server.vouchedUsers = [otherId];
      server.info = { ...server.info, vouchCount: server.info.vouchCount + 1, yoursMs: Date.now() };
      return reply(servicesApi.vouch.reply, { userId: otherId, vouchCount: server.info.vouchCount });
    },
    'POST /vouches/unvouch': () => {
      server.vouchedUsers = [];
      server.info = { ...server.info, vouchCount: server.info.vouchCount - 1, yoursMs: null };
      return reply(servicesApi.unvouch.reply, { userId: otherId, vouchCount: server.info.vouchCount });
    },
    'POST /vouches/report': () => reply(servicesApi.reportVouches.reply, { isRepeated: false, serverTimeMs: Date.now() }),
  };
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url.replace('/api/v1', '').split('?')[0] ?? ''}`;
    server.calls.push(call);
    if (typeof init.body === 'string') server.bodies.push(JSON.parse(init.body));
    const answer = call in server.instead ? server.instead[call] : usual[call];
    return answer === undefined ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(answer());
  });
  return server;
}
