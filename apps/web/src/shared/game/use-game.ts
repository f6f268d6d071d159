import type { Game } from '@poexchange/domain/item';
import { useParams } from '@tanstack/react-router';
import { gameOfSegment, segmentOfGame, type GameSegment } from './game-path.ts';
import { useInterfaceStore } from './interface-store.ts';

/** The game of the page; on a page without one, the game used last. */
export function useGame(): Game {
  const params: { game?: string } = useParams({ strict: false });
  const lastGame = useInterfaceStore((state) => state.lastGame);
  return gameOfSegment(params.game ?? '') ?? lastGame;
}

/** The game as spelt in page paths: `params={{ game: useGameSegment() }}`. */
export function useGameSegment(): GameSegment {
  return segmentOfGame(useGame());
}
