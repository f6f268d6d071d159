/** Page paths use `poe|poe2`, all other code `poe1|poe2`. */
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

/** Path prefixes of pages for single records in a game, with their parent pages. */
const recordPages = [
  ['/bulk-trade/trade/', '/bulk-trade'],
  ['/services/trade/', '/services/trade'],
] as const;

/** The same page for the other game; for the page of a single record (a trade, a request), the parent page. */
export function pathInGame(pathname: string, game: Game): string {
  const segment = segmentOfGame(game);
  const rest = /^\/poe2?\/poexchange(\/.*)?$/.exec(pathname)?.[1] ?? '';
  const above = recordPages.find(([path]) => rest.startsWith(path))?.[1];
  return `/${segment}/poexchange${above ?? rest}`;
}
