/**
 * Stash list and single tabs, for the pc realm only: poe2 has no stashes in the API, unless one flag turns them on
 * (D55).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Simulator } from '../simulator.ts';
import type { SimAccount } from '../world/account.ts';
import { findLeague } from '../world/leagues.ts';
import { listPoe2Tabs } from '../world/poe2-stash.ts';
import { findTab, listTab, writeTab, type SimTab } from '../world/tab.ts';
import { admitAccount, answerHead } from './admission.ts';
import { refusals, sendRefusal } from './errors.ts';
import { originOf } from './origin.ts';
import { policies } from './policies.ts';
import { readRealm, readSegments } from './segments.ts';

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
