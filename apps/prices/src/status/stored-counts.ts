import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import { ASK_BYTES } from '../asks/packed-asks.ts';

/** Number of rows by table. */
export type StoredCounts = { readonly [name in 'offers' | 'tabs' | 'accounts' | 'groups' | 'leagues' | 'quarantined']: number };

export async function countStored(db: PricesDb): Promise<StoredCounts> {
  const { rows } = await sql<StoredCounts>`
    select (select coalesce(sum(length(asks)), 0)::bigint / ${ASK_BYTES} from prices.tab_offers) as offers, (select count(*) from prices.tab) as tabs,
      (select count(distinct account_id) from prices.tab) as accounts, (select count(distinct group_id) from prices.league_group) as groups,
      (select count(*) from prices.league where game = 'poe1') as leagues, (select count(*) from prices.quarantined_change) as quarantined`.execute(
    db,
  );
  return rows[0] ?? { offers: 0, tabs: 0, accounts: 0, groups: 0, leagues: 0, quarantined: 0 };
}
