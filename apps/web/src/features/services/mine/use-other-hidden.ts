import type { Game } from '@poexchange/domain/item';
import { useQuery } from '@tanstack/react-query';
import { useLeague } from '../../../shared/prices/use-league.ts';
import { myServicesQuery } from './my-services-query.ts';

/**
 * Counts the hidden services of the other game, in the league chosen there; fetched only while those of this game are
 * hidden.
 */
export function useOtherHidden(game: Game, isHidden: boolean): { readonly game: Game; readonly count: number } {
  const other: Game = game === 'poe1' ? 'poe2' : 'poe1';
  const league = useLeague(other).id;
  const { data } = useQuery({ ...myServicesQuery({ game: other, league }), enabled: isHidden, refetchInterval: false });
  const isAway = isHidden && data?.presence === 'offline';
  return { game: other, count: isAway ? data.services.filter(({ active }) => active).length : 0 };
}
