/**
 * Tests queries for one person's rows in a database without statistics, as after its first start: the queries must not
 * read a whole league.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anger, createMarket, listingsUrl, makeDraft, notificationsUrl, type Market, type Person } from '../../testing/market.ts';
import { expireDueListings } from './index.ts';

const PEOPLE = 400;
const LISTINGS_EACH = 10;
/** Maximum number of rows a query may read and discard; a league has 4,000. */
const MOST_IN_VAIN = 60;

type Asked = { readonly text: string; readonly params: unknown[] };
type Plan = { readonly [key: string]: unknown; readonly Plans?: readonly Plan[] };

let market: Market;
let seller: Person;
let buyer: Person;
let asked: Asked[] | null = null;
beforeAll(async () => {
  market = await createMarket();
  seller = await market.addPerson('Kirael');
  buyer = await market.addPerson('Brinewash');
  for (const table of ['listings', 'trades']) await sql`alter table ${sql.id(table)} set (autovacuum_enabled = false)`.execute(market.db);
  await sql`
    insert into users (id, account_uuid, name, created_ms, signed_in_ms)
    select gen_random_uuid(), 'crowd ' || n, 'Crowd' || n, 0, 0 from generate_series(1, ${PEOPLE}) n`.execute(market.db);
  await sql`
    insert into listings (user_id, game, league, category, sub_category, side, listing_mode, ign, multiplier, min_trade_value, support_regex,
      regex_extra_price, regex_quant_extra_price, stash_tabs, items, feed_items, deselected, total_price, timestamp_ms, listed_ms, changed_ms, state)
    select u.id, 'poe1', 'mercenaries', 'essence', 'part' || n, 'sell', 'single', 'Crowd', 100, 0, false,
      0, 0, '[]', '[]', '[]', '[]', 1, ${market.clock.nowMs}, ${market.clock.nowMs}, ${market.clock.nowMs}, 'active'
    from users u cross join generate_series(1, ${LISTINGS_EACH}) n where u.name like 'Crowd%'`.execute(market.db);
  await sql`
    insert into trades (receiver_id, sender_id, game, league, category, sub_category, side, listing_uuid, ign, valid, items, request_hash, whispers,
      total_chaos, is_whole, regex_warning, created_ms)
    select l.user_id, ${buyer.id}::uuid, 'poe1', 'mercenaries', 'essence', l.sub_category, 'sell', l.uuid, 'Brinewash', true, '[]', '', '["@Crowd hi"]',
      1, false, false, ${market.clock.nowMs - 3_600_000}
    from listings l where l.sub_category like '%1'`.execute(market.db);
  const listened = new WeakSet<object>();
  market.database.pool.on('acquire', (client) => {
    if (listened.has(client)) return;
    listened.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const [text, params] = args;
        if (typeof text === 'string') asked?.push({ text, params: Array.isArray(params) ? params : [] });
        return query(...args);
      },
    });
  });
});
afterAll(() => market.stop());

/** Records the queries sent to the database during `act`. */
async function listen(act: () => Promise<unknown>): Promise<Asked[]> {
  asked = [];
  await act();
  const heard = asked;
  asked = null;
  return heard.filter(
    ({ text }) => /^\s*(select|with|update|delete)/i.test(text) && /\b(listings|trades)\b/.test(text.replaceAll('"', '')),
  );
}

function listNodes(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(listNodes)];
}

/**
 * Explains a statement by running it again, then rolls back. Returns the parts of its plan that read and discard many
 * rows.
 */
async function findVain({ text, params }: Asked): Promise<string[]> {
  const client = await market.database.pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (analyze, timing off, format json) ${text}`, params);
    const nodes = rows[0]?.['QUERY PLAN'].flatMap(({ Plan: plan }) => listNodes(plan)) ?? [];
    return nodes
      .filter((node) => Number(node['Rows Removed by Filter'] ?? 0) * Number(node['Actual Loops'] ?? 1) > MOST_IN_VAIN)
      .map((node) => `${String(node['Node Type'])} ${String(node['Index Name'] ?? node['Relation Name'])}: ${text}`);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

it('D21 never reads a whole league for one person, even without statistics', async () => {
  const send = (person: Person, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    market.send(person, { method, url, ...(payload !== undefined && { payload }) });
  const heard = await listen(async () => {
    const { body } = await send(seller, 'POST', listingsUrl, makeDraft(seller));
    const listing = body as { uuid: string; timestampMs: number };
    const request = { listingUuid: listing.uuid, listingTimestampMs: listing.timestampMs, items: [[anger, 1]], ign: buyer.ign };
    const { id } = (await send(buyer, 'POST', notificationsUrl, request)).body as { id: string };
    await send(seller, 'GET', `${listingsUrl}/my`);
    await send(seller, 'GET', `${notificationsUrl}/queue/poe1/owner`);
    await send(seller, 'GET', `${notificationsUrl}/trade/${id}`);
    await send(seller, 'POST', `${notificationsUrl}/processed`, { id });
    await send(seller, 'DELETE', `${listingsUrl}/poe1/mercenaries/essence/deactivate`);
    await send(seller, 'GET', '/api/v1/stock/poe1/mercenaries');
  });
  expect(heard.length).toBeGreaterThan(15);
  const vain: string[] = [];
  for (const statement of heard) vain.push(...(await findVain(statement)));
  expect(vain).toEqual([]);
});

it('D22, D38 uses indexes to find expired listings and the people to notify', async () => {
  const { body } = await market.send(seller, { method: 'POST', url: listingsUrl, payload: makeDraft(seller) });
  const { uuid } = body as { uuid: string };
  await market.db.updateTable('listings').set({ listed_ms: 0 }).where('uuid', '=', uuid).execute();
  const heard = await listen(() => expireDueListings(market.deps));
  expect(heard.length).toBeGreaterThan(2);
  const vain: string[] = [];
  for (const statement of heard) vain.push(...(await findVain(statement)));
  expect(vain).toEqual([]);
});
