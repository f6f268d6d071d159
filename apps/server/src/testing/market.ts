/**
 * A server with listings and notifications on a real database, for tests: prices and sign-in are stubbed, and the test
 * advances the clock.
 */
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { laterApi } from '@poexchange/contract/rest/later';
import { hashGroup, type Tag } from '@poexchange/domain/grouping';
import { readPublisherTabId, type PublisherTabId } from '@poexchange/domain/ids';
import { createDb } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import type { RedisLink } from '@poexchange/platform/redis';
import { createTestDatabase, type TestDatabase } from '@poexchange/platform/testing';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { StoredTabItem } from '../db/game-data-tables.ts';
import type { Database } from '../db/schema.ts';
import { findStacks, findStashReads, findTabTexts } from '../features/game-data/index.ts';
import {
  createLeagueTurns,
  registerListings,
  resendListingsOf,
  bumpFeedVersion,
  mayExist,
  type ListingsDeps,
} from '../features/listings/index.ts';
import { registerNotifications } from '../features/notifications/index.ts';
import { authenticateProgram, isAccessToken, registerAccessTokens } from '../features/access-tokens/index.ts';
import { registerChatLink, type ChatClient } from '../features/chat-link/index.ts';
import { registerNetWorth } from '../features/net-worth/index.ts';
import { registerPartner } from '../features/partner/index.ts';
import { followPresence, registerServices, tellTrust } from '../features/services/index.ts';
import { registerStock } from '../features/stock/index.ts';
import { listAskers, readTradeBodies, registerTrades } from '../features/trades/index.ts';
import { registerVouches } from '../features/vouches/index.ts';
import { registerWebhooks } from '../features/webhooks/index.ts';
import { registerAccountData } from '../features/users/index.ts';
import { buildHttp } from '../http/build-http.ts';
import { createServerApp } from '../http/mount.ts';
import { RefusalError } from '../http/refusal.ts';
import { createAnnouncements, createOutlet } from '../realtime/announcements.ts';
import { failOnUndeclared } from './fail-on-undeclared.ts';
import { noteActivity, setPlaying, type PresenceChanges, type PresenceDeps } from '../realtime/presence.ts';

export const anger = hashOf('essence', 'deafening essence of anger');
export const envy = hashOf('essence', 'deafening essence of envy');
export const woe = hashOf('essence', 'whispering essence of woe');
/** Three maps, for listings of a map category. */
const mapKeys = ['burial chambers map', 'crimson temple map', 'fortress map'] as const;
export const maps = mapKeys.map((key) => hashOf('map', key)) as [string, string, string];
export const headhunter = hashGroup({ tag: 'unique', key: 'headhunter', properties: { sixLink: false } });
export const chaosOrb = hashOf('currency', 'chaos orb');
const divine = hashOf('currency', 'divine orb');
const exalted = hashOf('currency', 'exalted orb');
const regal = hashOf('currency', 'regal orb');

function hashOf(tag: Tag, key: string): string {
  return hashGroup({ tag, key, properties: {} });
}

const names: Record<string, { tag: Tag; key: string }> = {
  [anger]: { tag: 'essence', key: 'deafening essence of anger' },
  [envy]: { tag: 'essence', key: 'deafening essence of envy' },
  [woe]: { tag: 'essence', key: 'whispering essence of woe' },
  [headhunter]: { tag: 'unique', key: 'headhunter' },
  [chaosOrb]: { tag: 'currency', key: 'chaos orb' },
  [divine]: { tag: 'currency', key: 'divine orb' },
  ...Object.fromEntries(mapKeys.map((key, at) => [maps[at], { tag: 'map' as const, key }])),
};

export type Person = { readonly id: string; readonly ign: string; readonly token: string };

export type Market = {
  readonly app: FastifyInstance;
  readonly db: Kysely<Database>;
  readonly database: TestDatabase;
  readonly deps: ListingsDeps;
  readonly clock: { nowMs: number };
  /** Presence as this market's node manages it. */
  readonly presence: PresenceDeps;
  /** Puts a stack into a person's tab as if the tab had just been read. */
  readonly layInStash: (owner: Person, stack: LaidStack) => Promise<void>;
  /** Removes the stack from the latest read of each of the person's tabs. */
  readonly takeFromStash: (owner: Person, itemId: string) => Promise<void>;
  readonly addPerson: (ign: string) => Promise<Person>;
  /** People who can sign in, by token. */
  readonly people: Map<string, Person>;
  /**
   * Sends a call. Before a listing is published, reads its stacks the way pages do, unless the test has set up the
   * person's tabs itself.
   */
  readonly send: (
    person: Person | null,
    request: InjectOptions,
  ) => Promise<{ status: number; body: never; headers: Record<string, unknown> }>;
  readonly stop: () => Promise<void>;
};

/**
 * `redis` is shared with other nodes; `beside` adds a node to an existing market, with the same database, people and
 * clock. A database passed as `database` already has its tables.
 */
export async function createMarket({
  redis,
  beside,
  database: given = beside?.database,
  chat = null,
}: { redis?: RedisLink; beside?: Market; database?: TestDatabase; chat?: ChatClient | null } = {}): Promise<Market> {
  const database =
    given ??
    (await createTestDatabase({
      migrations: [{ schema: 'public', folder: fileURLToPath(new URL('../../migrations', import.meta.url)) }],
    }));
  const log = createLogger({ name: 'test', level: 'silent' });
  const db = createDb<Database>(database.pool, redis === undefined ? {} : { outlet: createOutlet(redis, { pool: database.pool, log }) });
  const clock = beside?.clock ?? { nowMs: Date.UTC(2026, 0, 1) };
  const people = beside?.people ?? new Map<string, Person>();
  const onStateChanged = async (tx: Transaction<Database>, changes: PresenceChanges): Promise<void> => {
    await bumpFeedVersion(tx, { game: changes.game, userIds: changes.people.map(({ userId }) => userId), nowMs: clock.nowMs });
    await followPresence(tx, { ...changes, nowMs: clock.nowMs, mayExist: (place) => mayExist(deps, place) });
  };
  const deps: ListingsDeps = {
    db,
    log,
    clock: () => clock.nowMs,
    ...(redis !== undefined && { announcements: createAnnouncements(redis, log) }),
    prices: {
      readSummaries: async ({ league, tag }) => ({
        meta: { league, tag, timestampMs: 1 },
        summaries: Object.fromEntries(
          Object.entries(names)
            .filter(([, name]) => name.tag === tag)
            .map(([hash, { key }]) => [hash, { k: key, i: [], p: {} }]),
        ),
      }),
      readValuations: async () => ({
        meta: { timestampMs: 1 },
        // In poe2, the price of the regal orb comes from too few accounts.
        valuations: { [divine]: makeValue(200), [exalted]: makeValue(0.1037), [regal]: { ...makeValue(0.05), lc: true, lr: 'few' } },
      }),
      readLeagues: async () =>
        (['poe1', 'poe2'] as const).map((game) => ({ game, id: 'mercenaries', name: 'Mercenaries', startAt: null, endAt: null })),
    },
    findStashReads: (value) => findStashReads(db, value),
    findStacks: (value) => findStacks(db, value),
    findTabTexts: (value) => findTabTexts(db, value),
    onActed: (value) =>
      noteActivity(
        {
          db,
          nodeId: 'market',
          clock: () => clock.nowMs,
          onStateChanged,
        },
        { ...value, agoMs: 0 },
      ),
    poe2Stashes: 'notOffered',
    listAskers,
    waitForLeague: createLeagueTurns(),
    requireOwnIgn: async ({ userId, ign }) => refuseForeign(people, userId, ign),
    requireOwnCharacter: async ({ userId, ign }) => refuseForeign(people, userId, ign),
  };
  const app = await buildHttp({
    log,
    publicUrl: 'http://localhost',
    foreign: { icons: null, prices: null },
    clock: () => clock.nowMs,
    onUndeclared: failOnUndeclared,
    ...(redis !== undefined && { redis }),
  });
  const config = { loginKey: new Uint8Array(32), tokenKeys: { current: 'test', keys: new Map([['test', Buffer.alloc(32)]]) } };
  const server = createServerApp(app, {
    authenticate: async (token) => {
      if (isAccessToken(token)) return authenticateProgram({ ...deps, config }, token);
      const person = people.get(token);
      return person === undefined ? { refused: 'sessionExpired' } : { id: person.id, sessionId: token, name: person.ign };
    },
  });
  registerAccessTokens(server, { ...deps, config });
  registerWebhooks(server, { ...deps, config });
  registerListings(server, deps);
  registerNotifications(server, { ...deps, readBodies: { 'offering-buy': readTradeBodies } });
  registerTrades(server, deps);
  registerStock(server, deps);
  const presence: PresenceDeps = { db, nodeId: 'market', clock: () => clock.nowMs, onStateChanged };
  registerServices(server, { ...deps, setPlaying: (said) => setPlaying(presence, said) });
  registerVouches(server, deps);
  registerNetWorth(server, deps);
  registerPartner(server, {
    ...deps,
    partner: null,
    config: { publicUrl: 'http://localhost', loginKey: new Uint8Array(32), tokenKeys: { current: 'none', keys: new Map() } },
  });
  registerChatLink(server, {
    ...deps,
    chat,
    onLinkChanged: tellTrust,
    onNameChanged: (userId) => resendListingsOf(deps, userId),
    config: { publicUrl: 'http://localhost', loginKey: new Uint8Array(32), tokenKeys: { current: 'none', keys: new Map() } },
  });
  registerAccountData(server, {
    ...deps,
    gameApi: { oauth: { revokeToken: async () => true } },
    config: { loginKey: new Uint8Array(32), tokenKeys: { current: 'none', keys: new Map() } },
  });
  return {
    app,
    db,
    database,
    deps,
    clock,
    people,
    presence,
    layInStash: (owner, stack) => layInStash(db, owner, stack),
    takeFromStash: async (owner, itemId) =>
      void (await db
        .updateTable('stash_tab_reads')
        .set({ items: sql`items - ${itemId}::text`, tab_name: 'Shop' })
        .where('user_id', '=', owner.id)
        .execute()),
    addPerson: async (ign) => {
      const id = randomUUID();
      await db
        .insertInto('users')
        .values({ id, account_uuid: id, name: `${ign}#1234`, created_ms: 0, signed_in_ms: 0, banned_ms: null })
        .execute();
      const person = { id, ign, token: `token-${id}` };
      people.set(person.token, person);
      return person;
    },
    send: async (person, request) => {
      const isPublication = request.url === listingsUrl && request.method === 'POST';
      if (person !== null && isPublication) await readOffered(db, { owner: person, payload: request.payload, readAtMs: clock.nowMs });
      const headers = person === null ? {} : { authorization: `Bearer ${person.token}` };
      const reply = await app.inject({ ...request, headers: { ...headers, ...request.headers } });
      return { status: reply.statusCode, body: (reply.body === '' ? null : reply.json()) as never, headers: reply.headers };
    },
    stop: async () => {
      await app.close();
      if (given === undefined) await database.drop();
    },
  };
}

function makeValue(chaos: number) {
  return { c: Array.from({ length: 10 }, () => chaos), l: 50, d: [], h: [] };
}

function refuseForeign(people: ReadonlyMap<string, Person>, userId: string, ign: string): void {
  if (![...people.values()].some((person) => person.id === userId && person.ign === ign)) throw new RefusalError('ignNotOwned');
}

export const listingsUrl = `/api/v1${laterApi.createListing.path}`;
export const notificationsUrl = `/api/v1${laterApi.createTradeNotification.path}`;

/** Makes a listing of 40 Anger at 6.2 and 11 Envy at 4.1 chaos, unless overridden. */
export function makeDraft(seller: Person, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    game: 'poe1',
    league: 'mercenaries',
    category: 'essence',
    subCategory: '',
    side: 'sell',
    listingMode: 'single',
    ign: seller.ign,
    multiplier: 100,
    minTradeValue: 0,
    stashTabs: ['mercenaries:tab1'],
    items: [
      {
        hash: anger,
        price: 6.2,
        quantity: 40,
        rawItems: [
          { id: 'a1', stackSize: 30 },
          { id: 'a2', stackSize: 10 },
        ],
      },
      { hash: envy, price: 4.1, quantity: 11, rawItems: [{ id: 'e1', stackSize: 11 }] },
    ],
    totalPrice: 293.1,
    ...changes,
  };
}

const draftedHashes: Readonly<Record<string, readonly string[]>> = { a1: [anger], a2: [anger], e1: [envy] };

/**
 * A stack with its place, by default in league Mercenaries of poe1. `tabId` is the id of a tab called Shop, `parentId`
 * the id of its parent tab.
 */
export type LaidStack = {
  readonly id: string;
  readonly stackSize: number;
  readonly readAtMs: number;
  readonly lines?: readonly string[];
  /** Groups the stack may be offered under; by default the groups of the stacks in `makeDraft`. */
  readonly hashes?: readonly string[];
  readonly tabId?: string;
  readonly parentId?: string;
  readonly league?: string;
};

async function layInStash(db: Kysely<Database>, owner: Person, stack: LaidStack): Promise<void> {
  const { id, stackSize, lines = ['a line'], hashes = draftedHashes[id] ?? [] } = stack;
  const item: StoredTabItem = { x: 2, y: 4, w: 1, h: 1, name: 'An essence', lines: [...lines], stackSize, hashes: [...hashes] };
  await db
    .insertInto('stash_tab_reads')
    .values({
      user_id: owner.id,
      game: 'poe1',
      league: stack.league ?? 'mercenaries',
      tab_id: readTabId(stack.tabId ?? 'tab1'),
      parent_id: stack.parentId === undefined ? null : readTabId(stack.parentId),
      tab_name: 'Shop',
      tab_type: 'PremiumStash',
      tab_colour: 'ff',
      items: JSON.stringify({ [id]: item }),
      read_ms: stack.readAtMs,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'game', 'league', 'tab_id']).doUpdateSet({
        items: sql`stash_tab_reads.items || excluded.items`,
        read_ms: stack.readAtMs,
        tab_name: 'Shop',
      }),
    )
    .execute();
}

/** Name of the tabs that `readOffered` creates and adds stacks to. */
const offeredTab = 'As offered';

/** Adds a draft's stacks to the first tab it names. */
async function readOffered(
  db: Kysely<Database>,
  { owner, payload, readAtMs }: { owner: Person; payload: unknown; readAtMs: number },
): Promise<void> {
  const draft = laterApi.createListing.body?.safeParse(payload).data;
  if (draft?.game !== 'poe1' || draft.side === 'buy') return;
  // The database cannot store a null character, so the server rejects the draft.
  if (JSON.stringify(draft).includes(String.raw`\u0000`)) return;
  const place = { user_id: owner.id, game: draft.game, league: draft.league };
  const own = await db
    .selectFrom('stash_tab_reads')
    .select('tab_name')
    .where((tab) => tab.and(place))
    .execute();
  if (own.some(({ tab_name: name }) => name !== offeredTab)) return;
  const stacks = draft.items.flatMap(({ hash, rawItems }) =>
    rawItems.map(({ id, stackSize }): [string, StoredTabItem] => [
      id,
      { x: 2, y: 4, w: 1, h: 1, name: 'An essence', lines: ['a line'], stackSize, hashes: [hash] },
    ]),
  );
  const tabId = readPublisherTabId(draft.stashTabs[0]?.split(':')[1] ?? 'tab1');
  if (stacks.length === 0 || tabId === null) return;
  const tab = { parent_id: null, tab_name: offeredTab, tab_type: 'PremiumStash', tab_colour: 'ff', read_ms: readAtMs };
  await db
    .insertInto('stash_tab_reads')
    .values({ ...place, ...tab, tab_id: tabId, items: JSON.stringify(Object.fromEntries(stacks)) })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'game', 'league', 'tab_id']).doUpdateSet({ items: sql`excluded.items || stash_tab_reads.items` }),
    )
    .execute()
    .catch((error: unknown) => {
      // The owner's account may have been deleted in the meantime: let the server answer the request.
      if ((error as { constraint?: string }).constraint !== 'stash_tab_reads_user_id_fkey') throw error;
    });
}

function readTabId(text: string): PublisherTabId {
  const tabId = readPublisherTabId(text);
  if (tabId === null) throw new Error(`${text} is no tab id`);
  return tabId;
}
