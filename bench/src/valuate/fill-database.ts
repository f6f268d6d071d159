import { makeGroup } from '@poexchange/domain/grouping';
import { createPool } from '@poexchange/platform/db';
import { openRiver } from '@poexchange/prices/river';

type Pool = ReturnType<typeof createPool>;

/** Number of asks per tab, and of tabs per account. */
const OFFERS_OF_TAB = 40;
const TABS_OF_ACCOUNT = 3;
const tagNames =
  'currency essence scarab fragment card gem unique map fossil oil delirium_orb catalyst beast cluster incubator vial omen tattoo blueprint misc'.split(
    ' ',
  );

/**
 * Fills a database with one league's offers as the stream stores them: tab by tab, from the last 40 hours, in chaos,
 * with each ask around its group's price and a tenth of the asks fake. PostgreSQL draws everything from one seed.
 * `asks_as_rows` contains the same asks as rows, for the peer.
 */
export async function fillDatabase(databaseUrl: string, { offers, groups }: { offers: number; groups: number }): Promise<void> {
  await (await openRiver(databaseUrl)).close();
  const pool = createPool(databaseUrl, { name: 'fill', max: 1 });
  const tabs = Math.ceil(offers / OFFERS_OF_TAB);
  const tags = tagNames.map((tag) => `'${tag}'`).join(', ');
  await pool.query(`
    select setseed(0.5);
    insert into prices.league (game, name, listed_at) values ('poe1', 'Mercenaries', now());
    insert into prices.item_group (game, hash, tag, key, properties) values ('poe1', '${makeGroup('currency', 'chaos orb', {}).hash}', 'currency', 'chaos orb', '{}');
    insert into prices.item_group (game, hash, tag, key, properties, icon)
      select 'poe1', encode(substr(sha256(n::text::bytea), 1, 20), 'hex'), (array[${tags}])[1 + n % ${tagNames.length}], 'thing number ' || n, '{}',
        '/image/Art/2DItems/Thing' || n || '.png'
      from generate_series(1, ${groups}) n;
    insert into prices.league_group (league_id, group_id) select 1, id from prices.item_group;
    insert into prices.league_tag (league_id, tag, groups) select 1, tag, count(*) from prices.item_group group by tag;
    insert into prices.tab (id, account_id, league_id, content, seen_at)
      select n, n / ${TABS_OF_ACCOUNT}, 1, 0, now() - random() * interval '20 hours' from generate_series(1, ${tabs}) n;
    create table asks_as_rows (
      tab_id bigint not null, ask float8 not null, league_id int not null, group_id int not null, currency_id int not null, quantity int not null,
      listed_at timestamptz not null, is_noted bool not null);
    insert into asks_as_rows (tab_id, ask, league_id, group_id, currency_id, quantity, listed_at, is_noted)
      select 1 + n / ${OFFERS_OF_TAB},
        greatest(0.1, round((exp((hashint4(g) & 1023) / 170.0) * exp(0.08 + 0.36 * (random() + random() + random() - 1.5))
          * case when random() < 0.05 then 0.1 + 0.5 * random()
              when random() < 0.05 then 1.5 + 18 * random()
              else 1 end)::numeric, 1))::float8,
        1, g, 1, 1 + (exp(random() * 6))::int, now() - random() * interval '40 hours', true
      from (select n, 2 + (random() * ${groups - 1})::int as g from generate_series(0, ${offers - 1}) n) asks;
  `);
  await storeAsks(pool, 1);
  await pool.query('vacuum analyze asks_as_rows');
  await pool.query('vacuum analyze prices.tab_offers');
  await pool.query('vacuum analyze prices.tab');
  await pool.end();
}

/** Copies `asks_as_rows` into the table of tabs, with each ask multiplied by `factor`. */
export async function storeAsks(pool: Pool, factor: number): Promise<void> {
  await pool.query(
    `insert into prices.tab_offers (tab_id, league_id, asks)
     select tab_id, 1, string_agg(int4send(group_id) || int4send(currency_id) || float8send(ask * $1::float8) || int4send(quantity * 2 + is_noted::int)
       || int4send(extract(epoch from listed_at)::int), ''::bytea)
     from asks_as_rows group by tab_id
     on conflict (tab_id) do update set asks = excluded.asks`,
    [factor],
  );
}

/**
 * Changes as much as a minute of a busy stream: in every fiftieth tab, different tabs each time, a seller asks 3 % more
 * for one item.
 */
export async function changeSomeAsks(pool: Pool, minute: number): Promise<void> {
  await pool.query(
    `update prices.tab_offers set asks = overlay(asks placing float8send(prices.read_ask_float(asks, 8) * 1.03) from 9 for 8)
     where tab_id % 50 = $1`,
    [minute % 50],
  );
}
