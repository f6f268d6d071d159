/** Page paths use `poe|poe2`, everything else `poe1|poe2` (D10, D15). */
import type { Game } from '@poexchange/domain/item';

export type GameSegment = 'poe' | 'poe2';

export function segmentOfGame(game: Game): GameSegment {
  return game === 'poe1' ? 'poe' : 'poe2';
}

/** Null for a path segment that is not a game. */
export function gameOfSegment(segment: string): Game | null {
  if (segment === 'poe') return 'poe1';
  return segment === 'poe2' ? 'poe2' : null;
}

/** Prefixes of paths of single records of one game, and the parent page of each. */
const recordPages = [
  ['/bulk-trade/trade/', '/bulk-trade'],
  ['/services/trade/', '/services/trade'],
] as const;

/** The same page of the other game; for the page of one record (a trade, a request) its parent page. */
export function pathInGame(pathname: string, game: Game): string {
  const segment = segmentOfGame(game);
  const rest = /^\/poe2?\/poexchange(\/.*)?$/.exec(pathname)?.[1] ?? '';
  const above = recordPages.find(([path]) => rest.startsWith(path))?.[1];
  return `/${segment}/poexchange${above ?? rest}`;
}
