import type { Game } from '@poexchange/domain/item';
import { seedLeagues } from '@poexchange/domain/tables';
import type { ServerDeps } from '../../server-deps.ts';

/** The publisher numbers private leagues in their names, e.g. `kirael's league (pl12345)`. */
const PRIVATE = /\(pl\d+\)$/;

/**
 * Returns true if a league in which nothing has ever been listed may exist in the game: false if the published leagues
 * are known and do not include it. Private leagues are always accepted: they are in no public list, and their players
 * are private.
 */
export async function mayExist(deps: Pick<ServerDeps, 'prices' | 'log'>, options: { game: Game; league: string }): Promise<boolean> {
  const { game, league } = options;
  if (PRIVATE.test(league) || seedLeagues.some((seed) => seed.game === game && seed.id.toLowerCase() === league)) return true;
  try {
    const published = await deps.prices.readLeagues();
    return published.length === 0 || published.some((entry) => entry.game === game && entry.id === league);
  } catch (error) {
    deps.log.warn({ err: error }, 'the published leagues could not be read');
    return true;
  }
}
