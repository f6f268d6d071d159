/** GET /public-stash-tabs[/realm]?id= : all changes of a realm's public tabs, for a service token. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Simulator } from '../simulator.ts';
import { readChangeId, writeChangeId, type TabOwner } from '../world/stream.ts';
import { withOrigin, type SimTab } from '../world/tab.ts';
import { admitService } from './admission.ts';
import { refusals, sendRefusal } from './errors.ts';
import { originOf, readRealm, readSegments } from './request.ts';

/** Describes a change. For a tab that is no longer public, all fields except the id and the type are null or empty. */
export function describeChange({ tab, owner }: Readonly<{ tab: SimTab; owner: TabOwner }>, origin: string): Record<string, unknown> {
  const { publicId: id, type: stashType } = tab;
  if (!tab.isPublic)
    return { id, public: false, accountName: null, lastCharacterName: null, stash: null, stashType, league: null, items: [] };
  return {
    id,
    public: true,
    accountName: owner.accountName,
    lastCharacterName: owner.characterName,
    stash: tab.name,
    stashType,
    league: owner.league,
    items: tab.items.map(withOrigin(origin)),
  };
}

function answerPage(simulator: Simulator, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { realm, rest } = readRealm(readSegments(request, '/public-stash-tabs'));
  if (realm === 'poe2' || rest.length > 0) return sendRefusal(reply, refusals.notFound);
  if (!admitService(simulator, request, reply, 'service:psapi')) return reply;
  const { id } = request.query as { id?: string };
  const after = id === undefined || id === '' ? 0 : readChangeId(id);
  if (after === null) return sendRefusal(reply, refusals.invalidChangeId);
  simulator.world.catchUp();
  if (realm === null) return reply.send({ next_change_id: writeChangeId(after), stashes: [] });
  const page = simulator.world.stream.read(after);
  const origin = originOf(request);
  return reply.send({
    next_change_id: page.tabs.length === 0 && id !== undefined && id !== '' ? id : writeChangeId(page.nextPosition),
    stashes: page.tabs.map((entry) => describeChange(entry, origin)),
  });
}

export function mountStream(app: FastifyInstance, simulator: Simulator): void {
  for (const url of ['/public-stash-tabs', '/public-stash-tabs/*']) {
    app.get(url, (request, reply) => answerPage(simulator, request, reply));
  }
}
