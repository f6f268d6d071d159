import type { Game } from '@poexchange/domain/item';
import { useParams } from '@tanstack/react-router';
import { gameOfSegment, segmentOfGame, type GameSegment } from './game-path.ts';
import { useInterfaceStore } from './interface-store.ts';

/** The page's game; on a page without a game, the last used game. */
export function useGame(): Game {
  const params: { game?: string } = useParams({ strict: false });
  const lastGame = useInterfaceStore((state) => state.lastGame);
  return gameOfSegment(params.game ?? '') ?? lastGame;
}

/** The game as spelt in page paths: `params={{ game: useGameSegment() }}`. */
export function useGameSegment(): GameSegment {
  return segmentOfGame(useGame());
}
