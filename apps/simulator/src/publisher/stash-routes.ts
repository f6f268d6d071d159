/** Stash list and single tabs, for the pc realm only: the API has no poe2 stashes unless a flag turns them on (D55). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Simulator } from '../simulator.ts';
import type { SimAccount } from '../world/account.ts';
import { findLeague } from '../world/leagues.ts';
import { findTab, listTab, writeTab, type SimTab } from '../world/tab.ts';
import { admitAccount, answerHead, admitService } from './admission.ts';
import { refusals, sendRefusal } from './errors.ts';
import { originOf, readRealm, readSegments } from './request.ts';
import { policies } from './policies.ts';
import { poe2ExchangeRows } from '../world/catalogue/poe2-exchange.ts';
import { makeStack } from '../world/item.ts';
import { createRandom } from '../world/random.ts';
import { makeTabFrame } from '../world/shop.ts';

// poe2 stashes, which the publisher does not offer (D55): their format is a guess, used when the flag turns these
// stashes on.

const LEAGUE = 'Dawn of the Hunt';
const SIZE = 12;

/** Lists two tabs of exchange goods, the same for every request; empty in other leagues. */
function listPoe2Tabs(account: SimAccount, wantedLeague: string): SimTab[] {
  if (wantedLeague !== LEAGUE) return [];
  const random = createRandom(`poe2 stash/${account.name}`);
  return ['Currency', 'For sale'].map((name, index) => {
    const tab = makeTabFrame(random, index === 0 ? 'NormalStash' : 'PremiumStash', name, index);
    tab.items = poe2ExchangeRows
      .filter(([, , priceChaos]) => priceChaos < 100 && random.chance(0.5))
      .map(([typeLine, path, priceChaos], cell) =>
        makeStack(
          { name: typeLine, kind: 'currency', art: `Currency/${path.slice(path.lastIndexOf('/') + 1)}`, stack: 20, priceChaos },
          { id: random.hex(64), league: LEAGUE, x: Math.floor(cell / SIZE), y: cell % SIZE, shape: account.shape },
          random.int(1, 20),
        ),
      );
    return tab;
  });
}

// The hourly digest of the currency exchange: GET /currency-exchange[/realm][/hour] with a service token, and the same
// route under /api without a token, as on the publisher's file host. An unpublished hour returns a 404 in the digest's
// own format.

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

function answerStash(simulator: Simulator, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { realm, rest } = readRealm(readSegments(request, '/stash'));
  const [league, id, childId] = rest;
  const isOffered = realm !== 'poe2' || simulator.config.poe2Stashes === 'offered';
  if (!isOffered || league === undefined || rest.length > 3) return sendRefusal(reply, refusals.notFound);
  const policy = id === undefined ? policies.stashList : policies.stash;
  if (request.method === 'HEAD') return answerHead(simulator, request, reply, 'account:stashes', policy);
  const account = admitAccount(simulator, request, reply, 'account:stashes', policy);
  if (account === null) return reply;
  if (findLeague(realm === 'poe2' ? 'poe2' : 'pc', league) === undefined) return sendRefusal(reply, refusals.leagueNotFound);
  simulator.world.catchUp();
  const tabs = listTabs(realm, account, league);
  if (id === undefined) return reply.send({ stashes: tabs.map(listTab) });
  const tab = findTab(tabs, id, childId);
  if (tab === undefined) return reply.send({ stash: null });
  return reply.type('application/json; charset=utf-8').send(writeTab(tab, originOf(request)));
}

function listTabs(realm: ReturnType<typeof readRealm>['realm'], account: SimAccount, league: string): SimTab[] {
  if (realm === 'poe2') return listPoe2Tabs(account, league);
  // The consoles have stashes too, but no players in this world.
  return realm === null ? [] : (account.stashes.get(league) ?? []);
}

export function mountStash(app: FastifyInstance, simulator: Simulator): void {
  app.route({ method: ['GET', 'HEAD'], url: '/stash/*', handler: (request, reply) => answerStash(simulator, request, reply) });
}
