/** The in-game name a person trades under in a league, confirmed once per league. */
import { api, type Profile } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import type { Game } from '@poexchange/domain/item';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { ownKeys } from '../api/own-keys.ts';
import { rememberConfirmedIgn } from '../game/interface-store.ts';
import { profileQuery } from '../account/account.ts';

export type IgnScope = { readonly game: Game; readonly league: string };

/** The confirmed name; null before the first confirmation. */
export function readMainIgn(profile: Profile, scope: IgnScope): string | null {
  return profile.mainIgns.find((main) => main.game === scope.game && main.league === scope.league)?.ign ?? null;
}

export type Character = { readonly name: string; readonly league: string; readonly class: string; readonly level: number };

/** All of the account's characters in a game. */
export function charactersQuery(options: { readonly accountId: string; readonly game: Game }) {
  return queryOptions({
    queryKey: [...ownKeys.characters, options.accountId, options.game],
    queryFn: async ({ signal }): Promise<readonly Character[]> =>
      (await callApi(laterApi.getCharacters, { query: { game: options.game } }, { signal })).characters,
    staleTime: 30 * 60_000,
    gcTime: 30 * 60_000,
    meta: { failure: 'silent', persist: true },
  });
}

/**
 * Characters that can trade in a league, highest level first, because that character is probably the one being played.
 */
export function listCharactersOf(characters: readonly Character[], league: string): Character[] {
  return characters
    .filter((character) => character.league.toLowerCase() === league)
    .sort((a, b) => b.level - a.level || a.name.localeCompare(b.name));
}

/** Confirms a name on the server and updates the cached profile. */
export function useConfirmIgn(scope: IgnScope) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ign: string) => callApi(api.setMainIgn, { body: { ...scope, ign } }),
    onSuccess: (profile, ign) => {
      client.setQueryData(profileQuery.queryKey, profile);
      rememberConfirmedIgn({ ...scope, ign });
    },
  });
}
