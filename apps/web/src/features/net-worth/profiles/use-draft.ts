import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import type { LeagueId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import { freeProfileName, makeDefaultProfile, type SnapshotProfileDraft } from '@poexchange/domain/net-worth';
import type { StashTabInfo } from '@poexchange/domain/stash';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { charactersQuery, listCharactersOf, type Character } from '../../../shared/ign/main-ign.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLeague } from '../../../shared/prices/use-league.ts';
import { tabListQuery, useStashOffer } from '../../stash/index.ts';
import { useSnapshotProfiles } from '../data/queries.ts';
import { openDraft, type ProfileDraft } from './draft.ts';
import { useProfileLeagues } from './use-league-name.ts';

export type DraftScope = { readonly game: Game; readonly accountId: string };

export type Draft = ReturnType<typeof useDraft>;

const noTabs: readonly StashTabInfo[] = [];
const noCharacters: readonly Character[] = [];

/**
 * Edits an existing profile, or a new profile with the default values (R5.43), and provides the lists to choose from.
 */
export function useDraft(scope: DraftScope, profile: SnapshotProfile | null) {
  const { t } = useTranslation();
  const page = useLeague(scope.game);
  const leagues = useProfileLeagues(scope.game);
  const [edited, setEdited] = useState<Partial<ProfileDraft>>({});
  const league = edited.league ?? profile?.activeLeague ?? (page.id as LeagueId);
  const list = useQuery(tabListQuery({ ...scope, league }));
  const tabs = list.data?.tabs ?? noTabs;
  const isShared = useStashOffer({ ...scope, league }) !== 'notOffered';
  const { data: characters = noCharacters, isPending: isReadingCharacters } = useQuery(charactersQuery(scope));
  const here = useMemo(() => listCharactersOf(characters, league), [characters, league]);
  const isPriced = leagues.priced.some(({ id }) => id === league);
  const priceLeague = (isPriced ? league : page.id) as LeagueId;
  const character = here[0]?.name ?? null;
  const profiles = useSnapshotProfiles(scope.game).data;
  const otherNames = useMemo(() => (profiles ?? []).flatMap(({ id, name }) => (id === profile?.id ? [] : [name])), [profiles, profile]);
  // Computed once: the name must not change when the new profile is added to the list.
  const [name] = useState(() => freeProfileName(t('netWorth.defaultName'), otherNames));

  const opened = useMemo((): ProfileDraft => {
    const isOwn = profile !== null && profile.activeLeague === league;
    const from: Omit<SnapshotProfileDraft, 'poe'> = isOwn
      ? profile
      : {
          ...makeDefaultProfile({ game: scope.game, name, league, priceLeague, tabs, character }),
          ...(profile !== null && { name: profile.name }),
        };
    return openDraft(from, tabs);
  }, [profile, league, scope.game, name, priceLeague, tabs, character]);
  const draft = useMemo((): ProfileDraft => ({ ...opened, ...edited }), [opened, edited]);

  const change = (some: Partial<ProfileDraft>): void => setEdited((before) => ({ ...before, ...some }));
  /** Tabs and characters belong to a league, so changing the league resets them. */
  const changeLeague = (next: LeagueId): void =>
    setEdited(
      ({ chosen: _chosen, character: _character, priceLeague: _price, includeEquipment: _worn, includeInventory: _carried, ...rest }) => ({
        ...rest,
        league: next,
      }),
    );
  return {
    draft,
    change,
    changeLeague,
    list,
    tabs,
    otherNames,
    isShared,
    characters: here,
    leagues,
    isReady: list.data !== undefined && !isReadingCharacters,
  };
}
