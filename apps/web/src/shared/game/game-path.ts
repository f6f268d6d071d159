/** Page paths say `poe|poe2`, everything else `poe1|poe2` (D10, D15). */
import type { Game } from '@poexchange/domain/item';

export type GameSegment = 'poe' | 'poe2';

export function segmentOfGame(game: Game): GameSegment {
  return game === 'poe1' ? 'poe' : 'poe2';
}

/** Null for a path segment that names no game. */
export function gameOfSegment(segment: string): Game | null {
  if (segment === 'poe') return 'poe1';
  return segment === 'poe2' ? 'poe2' : null;
}

/** Starts of paths that name one record of one game, and the page above each. */
const recordPages = [
  ['/bulk-trade/trade/', '/bulk-trade'],
  ['/services/trade/', '/services/trade'],
] as const;

/** The same page of the other game; the page of one record (a trade, a request) leads to the page above it instead. */
export function pathInGame(pathname: string, game: Game): string {
  const segment = segmentOfGame(game);
  const rest = /^\/poe2?\/poexchange(\/.*)?$/.exec(pathname)?.[1] ?? '';
  const above = recordPages.find(([path]) => rest.startsWith(path))?.[1];
  return `/${segment}/poexchange${above ?? rest}`;
}
