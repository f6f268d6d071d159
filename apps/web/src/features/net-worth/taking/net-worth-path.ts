import type { Game } from '@poexchange/domain/item';
import { segmentOfGame } from '../../../shared/game/game-path.ts';

export function netWorthPath(game: Game): string {
  return `/${segmentOfGame(game)}/poexchange/networth/tracking`;
}

export function isNetWorthPath(pathname: string): boolean {
  return pathname.endsWith('/networth/tracking');
}
