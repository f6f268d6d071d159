/** A market with people who take snapshots, by call and by socket events. */
import { randomUUID } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { netWorthRoom, type NetWorthRoomEventName } from '@poexchange/contract/events/net-worth';
import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import { makeGroup, type HashProperties, type Tag } from '@poexchange/domain/grouping';
import { makeStashTabId, readLeagueId, readPublisherTabId, type GroupHash, type LeagueId, type StashTabId } from '@poexchange/domain/ids';
import { packDetails, sumDetails, type DetailItem, type SnapshotDetails, type SnapshotTab } from '@poexchange/domain/net-worth';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { createMarket, type Market, type Person } from '../../../testing/market.ts';
import { createNetWorthHooks } from '../net-worth.routes.ts';

export function leagueOf(text: string): LeagueId {
  const league = readLeagueId(text);
  if (league === null) throw new Error(`${text} is no league`);
  return league;
}
export function tabOf(text: string, league = 'mercenaries'): StashTabId {
  const tabId = readPublisherTabId(text);
  if (tabId === null) throw new Error(`${text} is no tab id`);
  return makeStashTabId(league, tabId);
}

type Kind = {
  readonly key: string;
  readonly tag?: Tag;
  readonly props?: HashProperties;
  readonly quantity: number;
  readonly price: number;
  readonly tab?: StashTabId;
};

/** Placeholder for the time of the snapshot. */
const READ_NOW_MS = 1;

/** Creates details of these kinds, by default in tab `a`. */
export function detailsOf(kinds: readonly Kind[], changes: Partial<SnapshotDetails> = {}): SnapshotDetails {
  const items = kinds.map(({ key, tag = 'currency', props = {}, quantity, price, tab = tabOf('a') }): DetailItem => {
    const hash = makeGroup(tag, key, props).hash as GroupHash;
    return {
      hash,
      priceHash: hash,
      filterHash: makeGroup(tag, key, {}).hash as GroupHash,
      tag,
      key,
      hashProps: props,
      priceProps: props,
      displayName: key,
      icon: '/gen/image/a/b/c.png',
      frameType: 5,
      holdings: [{ tabId: tab, quantity, stacks: 1 }],
      quantity,
      price,
      originalPrice: price,
      isCustomPrice: false,
      isIgnored: false,
      isLowConfidence: false,
      borrowedPieces: 0,
    };
  });
  const tabs = [...new Set([tabOf('a'), ...kinds.flatMap(({ tab }) => tab ?? [])])].map((id): SnapshotTab => ({
    id,
    name: 'Tab',
    type: 'NormalStash',
    color: '',
    itemCount: 30,
    state: 'read',
    readAtMs: READ_NOW_MS,
  }));
  return { game: 'poe1', tabs, items, ...changes };
}

/** Encodes details as pages send them. */
export function writeDetails(details: SnapshotDetails): string {
  return deflateRawSync(packDetails(details)).toString('base64');
}

export type NetWorthScene = Awaited<ReturnType<typeof createNetWorthScene>>;

export async function createNetWorthScene() {
  const market: Market = await createMarket();
  const hooks = createNetWorthHooks(market.deps);
  const page = (person: Person, socketId = `page of ${person.id}`) => ({ userId: person.id, socketId });
  const draft = {
    name: 'Main stash',
    poe: 'poe1' as const,
    activeLeague: leagueOf('mercenaries'),
    activePriceLeague: leagueOf('mercenaries'),
    stashTabs: [tabOf('a')],
    stashFolders: [],
    includeEquipment: false,
    includeInventory: false,
    character: null,
  };
  const snapshotOf = (
    profile: Pick<SnapshotProfile, 'id'>,
    details: SnapshotDetails,
    changes: { createdAt?: unknown; [field: string]: unknown } = {},
  ) => ({
    id: randomUUID(),
    snapshotProfileId: profile.id,
    poe: 'poe1',
    leagueId: 'mercenaries',
    priceLeagueId: 'mercenaries',
    includeEquipment: false,
    includeInventory: false,
    totalPrice: sumDetails(details).totalPrice,
    hourlyIncome: -1,
    details: writeDetails({
      ...details,
      tabs: details.tabs.map((tab) =>
        tab.readAtMs === READ_NOW_MS ? { ...tab, readAtMs: Math.min(market.clock.nowMs, Number(changes.createdAt ?? Infinity)) } : tab,
      ),
    }),
    createdAt: market.clock.nowMs,
    ...changes,
  });
  const added = new Map<string, number>();
  return {
    market,
    hooks,
    page,
    draft,
    snapshotOf,
    /** Adds a profile, by default with a unique name. */
    addProfile: (person: Person, changes: Partial<typeof draft> = {}) => {
      const count = (added.get(person.id) ?? 0) + 1;
      added.set(person.id, count);
      const name = count === 1 ? draft.name : `${draft.name} ${count}`;
      return hooks['profile:add'](page(person), { ...draft, name, ...changes });
    },
    /** Sends a snapshot by call. */
    post: (person: Person, snapshot: object, more: Record<string, unknown> = {}) =>
      market.send(person, { method: 'POST', url: '/api/v1/networth/snapshots', payload: { snapshot, type: 'manual', ...more } }),
    get: (person: Person, path: string) => market.send(person, { method: 'GET', url: `/api/v1/networth/${path}` }),
    /** Resolves when a transaction waits for locked settings. */
    waitForLock: () =>
      vi.waitFor(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%snapshot_settings%'`.execute(market.db);
        expect(rows).toHaveLength(1);
      }, 15_000),
    /** Reads events sent to the person's pages, oldest first. */
    readTold: async (person: Person): Promise<{ event: NetWorthRoomEventName; data: never }[]> => {
      const rows = await market.db
        .selectFrom('room_events')
        .select(['event', 'data'])
        .where('room', '=', netWorthRoom(person.id))
        .orderBy('seq')
        .execute();
      return rows.map(({ event, data }) => ({ event: event as NetWorthRoomEventName, data: data as never }));
    },
  };
}
