/** GET /api/v1/health (D01): 200 once migrated, priced for every seeded league, and, where scripted traders are expected, once they have listed. */
import { api } from '@poexchange/contract/rest';
import { seedLeagues } from '@poexchange/domain/tables';
import { RefusalError } from '../../http/refusal.ts';
import type { ServerApp } from '../../http/server-app.ts';
import type { ServerDeps } from '../../server-deps.ts';

export type HealthDeps = ServerDeps & { readonly waitsForListings: boolean };

async function findMissing(deps: HealthDeps): Promise<string | null> {
  for (const { game, id } of seedLeagues) {
    const league = id.toLowerCase();
    const summaries = await deps.prices.readSummaries({ game, league, tag: 'currency' });
    if (summaries.meta.timestampMs === 0) return `prices of ${game} ${league}`;
  }
  if (!deps.waitsForListings) return null;
  const listing = await deps.db.selectFrom('listings').select('uuid').limit(1).executeTakeFirst();
  return listing === undefined ? 'listings' : null;
}

export function registerHealth(app: ServerApp, deps: HealthDeps): void {
  let isReady = false;
  app.mount(api.getHealth, async () => {
    const missing = isReady ? null : await findMissing(deps);
    if (missing !== null) throw new RefusalError('notReady', { params: { missing } });
    isReady = true;
    await deps.db.selectFrom('users').select('id').limit(1).execute();
    return { status: 'ok' as const, serverTimeMs: deps.clock() };
  });
}
