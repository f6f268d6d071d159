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

/** The same page of the other game; a page that belongs to one record only (a trade) leads to the hub instead. */
export function pathInGame(pathname: string, game: Game): string {
  const segment = segmentOfGame(game);
  const rest = /^\/poe2?\/poexchange(\/.*)?$/.exec(pathname)?.[1] ?? '';
  return rest.startsWith('/bulk-trade/trade/') ? `/${segment}/poexchange/bulk-trade` : `/${segment}/poexchange${rest}`;
}
