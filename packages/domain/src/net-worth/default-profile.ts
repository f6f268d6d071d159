import type { LeagueId } from '../ids/index.ts';
import type { Game } from '../item/index.ts';
import { listLoadableTabs, type StashTabInfo } from '../stash/index.ts';
import { netWorthLimits } from './limits.ts';
import type { SnapshotProfileDraft } from './profile.ts';

/**
 * Makes a person's first profile (R5.43): every tab that can be read and still accepts items, and what their character
 * wears, priced in the league of the tabs. `priceLeague` is used if that league has no prices (private ones).
 */
export function makeDefaultProfile(options: {
  readonly game: Game;
  readonly name: string;
  readonly league: LeagueId;
  readonly priceLeague: LeagueId;
  readonly tabs: readonly StashTabInfo[];
  readonly character: string | null;
}): SnapshotProfileDraft {
  const { game, name, league, priceLeague, tabs, character } = options;
  const kept = listLoadableTabs(tabs).filter(({ isRemoveOnly }) => !isRemoveOnly);
  return {
    name,
    poe: game,
    activeLeague: league,
    activePriceLeague: priceLeague,
    stashTabs: kept.slice(0, netWorthLimits.maxTabs).map(({ id }) => id),
    stashFolders: [],
    includeEquipment: character !== null,
    includeInventory: false,
    character,
  };
}
