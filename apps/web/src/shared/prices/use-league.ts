/** The current league of the pages. */
import type { LeagueEntry } from '@poexchange/contract/price-files';
import type { Game } from '@poexchange/domain/item';
import { seedLeagues } from '@poexchange/domain/tables';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { leaguesQuery } from './queries.ts';
import { useInterfaceStore } from '../game/interface-store.ts';

/** `id` is the lower-case id in our API, `name` the publisher's spelling. */
export type League = { readonly id: string; readonly name: string };

const seeds: readonly LeagueEntry[] = seedLeagues.map(({ game, id, name }) => ({
  game,
  id: id.toLowerCase(),
  name,
  startAt: null,
  endAt: null,
}));

/** A game's leagues, default first: the published leagues, or the built-in leagues if none are published. */
export function useLeagues(game: Game): readonly League[] {
  const published = useQuery(leaguesQuery).data;
  return useMemo(() => listLeagues(published ?? [], game), [published, game]);
}

export function listLeagues(published: readonly LeagueEntry[], game: Game): readonly League[] {
  const ofGame = published.filter((league) => league.game === game);
  const entries = ofGame.length > 0 ? ofGame : seeds.filter((league) => league.game === game);
  return entries.map(({ id, name }) => ({ id: id.toLowerCase(), name }));
}

/** The league picked for a game, or the default if that league no longer exists. */
export function useLeague(game: Game): League {
  const leagues = useLeagues(game);
  const chosen = useInterfaceStore((state) => (game === 'poe1' ? state.leaguePoe1 : state.leaguePoe2));
  return leagues.find((league) => league.id === chosen) ?? leagues[0] ?? { id: 'standard', name: 'Standard' };
}
