/**
 * Caches a league's services in memory: a small query shows whether any service has changed, only the affected people's
 * services are read again, and a reply is generated once per version.
 */
import { coversHome, readServiceCategory, type ServiceCategory, type ServiceHome } from '@poexchange/domain/service';
import { LRUCache } from 'lru-cache';
import { readLagging } from '../../db/read-replica.ts';
import type { WrittenReply } from '../../http/server-app.ts';
import { RefusalError } from '../../http/refusal.ts';
import { sealReply } from '../../http/seal-reply.ts';
import { createSharedRefresh } from '../../http/shared-refresh.ts';
import { mayExist } from '../listings/index.ts';
import { presentService } from './present-service.ts';
import { CHANGES_KEPT_MS, readChangedOwners, readServiceClock } from './service-clocks.queries.ts';
import { readServices, type Place, type ServicesDeps, type ShownService } from './services.queries.ts';

/** `text` is the row as sent. */
type Entry = {
  readonly id: string;
  readonly category: ServiceCategory;
  readonly name: string;
  readonly text: string;
  readonly changedMs: number;
};
type Written = { readonly atMs: number; readonly reply: Promise<WrittenReply> };
type LeagueServices = {
  version: number;
  /** This node knows which services have left since this time; 0 before the first read. */
  sinceMs: number;
  readAtMs: number;
  readonly entriesOf: Map<string, readonly Entry[]>;
  readonly gone: Map<string, number>;
  readonly written: LRUCache<string, Written>;
};
type Held = { readonly services: LeagueServices; readonly refresh: () => Promise<void> };

const GZIP_LEVEL = 5;
/** Short, because a reply contains the server's time. */
const WRITTEN_KEPT_MS = 2000;
/** How long ids of removed services are sent. */
const GONE_KEPT_MS = 15 * 60_000;
/**
 * Maximum number of leagues in memory, and of replies per league: requests for nonexistent leagues must not fill
 * memory.
 */
const MAX_LEAGUES = 100;
const MAX_WRITTEN = 200;

export type ServiceQuery = Place & {
  readonly category: ServiceCategory;
  readonly serviceName: string | undefined;
  readonly sinceMs: number | undefined;
};
export type ServiceFeedCache = { readonly readFeed: (query: ServiceQuery) => Promise<WrittenReply> };

export function createServiceFeed(deps: Pick<ServicesDeps, 'db' | 'replica' | 'clock' | 'prices' | 'log'>): ServiceFeedCache {
  const leagues = new LRUCache<string, Held>({ max: MAX_LEAGUES });

  const hold = ({ game, league }: Place): Held => {
    const key = `${game} ${league}`;
    const known = leagues.get(key);
    // Changes of deleted accounts are not stored longer than this.
    if (known !== undefined && deps.clock() - known.services.readAtMs < CHANGES_KEPT_MS / 2) return known;
    const services = makeEmpty(deps.clock());
    const held = { services, refresh: createSharedRefresh(() => refresh(services, { game, league })) };
    leagues.set(key, held);
    return held;
  };

  /** Reads a whole league up to the change that the replica has reached; later changes are read as usual. */
  const fill = async (held: LeagueServices, place: Place): Promise<void> => {
    const { version, listed } = await readLagging(deps, async (db) => ({
      version: await readServiceClock(db, place),
      listed: await readServices(db, { ...place, only: 'listed' }),
    }));
    held.sinceMs = version;
    apply(held, { listed, owners: null, version });
    held.version = version;
  };

  const refresh = async (held: LeagueServices, place: Place): Promise<void> => {
    const version = await readServiceClock(deps.db, place);
    const nowMs = deps.clock();
    held.readAtMs = nowMs;
    if (version > 0 && held.version === 0 && deps.replica !== undefined) await fill(held, place);
    if (version > held.version) {
      const isFirst = held.version === 0;
      const changed = isFirst ? [] : await readChangedOwners(deps.db, { ...place, sinceMs: held.version });
      const userIds = changed.map(({ userId }) => userId);
      const listed = await readServices(deps.db, { ...place, ...(!isFirst && { userIds }), only: 'listed' });
      if (isFirst) held.sinceMs = version;
      apply(held, { listed, owners: isFirst ? null : userIds, version });
      // Use the version read first, so that the next read includes any missed change.
      held.version = version;
      held.written.clear();
    }
    for (const [id, goneMs] of held.gone) if (goneMs < nowMs - GONE_KEPT_MS) held.gone.delete(id);
  };

  return {
    readFeed: async (query) => {
      const held = hold(query);
      await held.refresh();
      if (held.services.version === 0) {
        leagues.delete(`${query.game} ${query.league}`);
        if (!(await mayExist(deps, query))) throw new RefusalError('leagueNotFound');
      }
      return readWritten(held.services, { query, nowMs: deps.clock() });
    },
  };
}

function makeEmpty(nowMs: number): LeagueServices {
  const maps = { entriesOf: new Map(), gone: new Map(), written: new LRUCache<string, Written>({ max: MAX_WRITTEN }) };
  return { version: 0, sinceMs: 0, readAtMs: nowMs, ...maps };
}

/** Applies the current services of these owners; `owners` is null for all owners. */
function apply(
  held: LeagueServices,
  { listed, owners, version }: { listed: readonly ShownService[]; owners: readonly string[] | null; version: number },
): void {
  const byOwner = Map.groupBy(listed, ({ user_id: userId }) => userId);
  for (const owner of owners ?? byOwner.keys()) {
    const before = new Map((held.entriesOf.get(owner) ?? []).map((entry) => [entry.id, entry]));
    const entries = (byOwner.get(owner) ?? []).map((service) => describeEntry(service, { before, version }));
    for (const { id } of entries) {
      before.delete(id);
      held.gone.delete(id);
    }
    for (const id of before.keys()) held.gone.set(id, version);
    if (entries.length === 0) held.entriesOf.delete(owner);
    else held.entriesOf.set(owner, entries);
  }
}

function describeEntry(service: ShownService, { before, version }: { before: ReadonlyMap<string, Entry>; version: number }): Entry {
  const text = JSON.stringify(presentService(service));
  const known = before.get(service.id);
  return known?.text === text ? known : { id: service.id, category: service.category, name: service.name, text, changedMs: version };
}

function readWritten(held: LeagueServices, { query, nowMs }: { query: ServiceQuery; nowMs: number }): Promise<WrittenReply> {
  const { category, serviceName, sinceMs } = query;
  const isFull = sinceMs === undefined || sinceMs < held.sinceMs || sinceMs < nowMs - GONE_KEPT_MS || sinceMs > held.version;
  const key = JSON.stringify([category, serviceName ?? null, isFull ? null : sinceMs]);
  const known = held.written.get(key);
  if (known !== undefined && nowMs - known.atMs < WRITTEN_KEPT_MS) return known.reply;
  const fits = makeFilter(query);
  const entries = [...held.entriesOf.values()].flat().filter((entry) => fits(entry) && (isFull || entry.changedMs > sinceMs));
  const gone = isFull ? [] : [...held.gone].filter(([, goneMs]) => goneMs > sinceMs).map(([id]) => id);
  const reply = writeReply({ isFull, entries, gone, version: held.version, nowMs });
  held.written.set(key, { atMs: nowMs, reply });
  return reply;
}

function makeFilter({ category, serviceName }: ServiceQuery): (entry: Entry) => boolean {
  const asked = readServiceCategory(category);
  return (entry) => {
    const own = readServiceCategory(entry.category);
    if (asked === null || own === null || own.side !== asked.side || !coversHome(asked.base, own.base as ServiceHome)) return false;
    return serviceName === undefined || entry.name === serviceName;
  };
}

type Writing = {
  readonly isFull: boolean;
  readonly entries: readonly Entry[];
  readonly gone: readonly string[];
  readonly version: number;
  readonly nowMs: number;
};

function writeReply({ isFull, entries, gone, version, nowMs }: Writing): Promise<WrittenReply> {
  const services = `[${entries.map(({ text }) => text).join(',')}]`;
  const content = `{"full":${isFull},"newestMs":${version},"services":${services},"gone":${JSON.stringify(gone)}}`;
  return sealReply(content, { level: GZIP_LEVEL, nowMs });
}
