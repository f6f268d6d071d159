import pg from 'pg';

export type Outage = { readonly end: () => Promise<void> };

/**
 * Simulates a database crash or a broken network: closes every connection immediately, even during a query, and refuses
 * new connections until `end`.
 */
export async function startOutage(databaseUrl: string): Promise<Outage> {
  const adminUrl = new URL(databaseUrl);
  const name = adminUrl.pathname.slice(1);
  adminUrl.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: adminUrl.href });
  await admin.connect();
  const allow = (isAllowed: boolean) =>
    admin.query(`alter database ${pg.escapeIdentifier(name)} with allow_connections ${String(isAllowed)}`);
  await allow(false);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  return {
    end: async () => {
      await allow(true);
      await admin.end();
    },
  };
}
