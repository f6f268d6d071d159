import type { Game } from '@poexchange/domain/item';
import { segmentOfGame } from '../../../shared/game/game-path.ts';

/** Path of the net worth page of a game (R2.03). */
export function netWorthPath(game: Game): string {
  return `/${segmentOfGame(game)}/poexchange/networth/tracking`;
}

/** Returns whether a path is that of the net worth page. */
export function isNetWorthPath(pathname: string): boolean {
  return pathname.endsWith('/networth/tracking');
}
