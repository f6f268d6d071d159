import type { Bench } from '../lib/run-bench.ts';

/** Smaller tables cannot be judged, because the vacuum runs only once a minute. */
const FEWEST_ROWS = 1000;
/** Number of tables to report, by descending number of dead rows. */
const MOST_TABLES = 8;
/** Share of dead rows at which PostgreSQL vacuums by default. */
const DEFAULT_SHARE = 0.2;

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
type Table = { readonly name: string; readonly live: number; readonly dead: number; readonly vacuums: number };

/** Reports dead and live rows of each frequently written table, to show whether the vacuum keeps up. */
export async function reportDeadRows({ say, report }: Pick<Bench, 'say' | 'report'>, query: Query): Promise<void> {
  const tables = await readTables(query);
  for (const { name, live, dead, vacuums } of tables)
    say(`${name}: ${dead} dead rows beside ${live} living ones, vacuumed ${vacuums} times by itself`);
  const worst = Math.max(0, ...tables.map(({ live, dead }) => dead / Math.max(1, live)));
  const peer = { peer: 'share at which PostgreSQL vacuums by default', peerValue: DEFAULT_SHARE };
  report({ name: `dead rows by living ones, the worst table of ${tables.length}`, value: worst, unit: 'share', ...peer });
}

async function readTables(query: Query): Promise<Table[]> {
  const rows = await query(
    `select schemaname || '.' || relname as name, n_live_tup as live, n_dead_tup as dead, autovacuum_count as vacuums
     from pg_stat_user_tables where schemaname in ('public', 'prices') and n_live_tup + n_dead_tup >= $1
     order by n_dead_tup desc, name limit $2`,
    [FEWEST_ROWS, MOST_TABLES],
  );
  return rows.map(({ name, live, dead, vacuums }) => ({
    name: String(name),
    live: Number(live),
    dead: Number(dead),
    vacuums: Number(vacuums),
  }));
}
