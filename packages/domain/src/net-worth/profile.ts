import type { LeagueId, StashTabId } from '../ids/index.ts';
import type { Game } from '../item/index.ts';
import { listLoadableTabs, type StashTabInfo } from '../stash/index.ts';
import { cleanVisibleText } from '../whisper/clean-text.ts';
import { nameKey } from '../whisper/name-key.ts';
import { netWorthLimits } from './limits.ts';

/**
 * A profile as its owner writes it: tabs by id, and folders whose tabs all count, including tabs added later.
 * `character` is the character whose equipment and inventory count; null for no character.
 */
export type SnapshotProfileDraft = {
  readonly name: string;
  readonly poe: Game;
  readonly activeLeague: LeagueId;
  readonly activePriceLeague: LeagueId;
  readonly stashTabs: readonly StashTabId[];
  readonly stashFolders: readonly StashTabId[];
  readonly includeEquipment: boolean;
  readonly includeInventory: boolean;
  readonly character: string | null;
};

/**
 * Normalises a profile's name for storage and display: one line of 1 to 60 visible characters (R3.59). Fails if it has
 * no visible characters, or more than 60.
 */
export function readProfileName(
  text: string,
): { readonly ok: true; readonly name: string } | { readonly ok: false; readonly code: 'empty' | 'tooLong' } {
  const name = cleanVisibleText(text);
  if (name === '') return { ok: false, code: 'empty' };
  return Array.from(name).length > netWorthLimits.nameCharacters ? { ok: false, code: 'tooLong' } : { ok: true, name };
}

/** Returns true if another profile of the game has this name, ignoring case. */
export function isProfileNameTaken(name: string, others: readonly string[]): boolean {
  const wanted = nameKey(cleanVisibleText(name));
  return others.some((other) => nameKey(other) === wanted);
}

/** Returns `name`, with a number appended if another profile has the same name: "Main", "Main 2", "Main 3". */
export function freeProfileName(name: string, others: readonly string[]): string {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name} ${count}`;
    if (!isProfileNameTaken(candidate, others)) return candidate;
  }
}

/**
 * Returns a profile's tabs in the current stash, in stash order: the tabs it lists, and all tabs in its folders.
 * `missing` are listed tabs that no longer exist; `tooMany` is the number of tabs beyond the limit of a snapshot.
 */
export function resolveProfileTabs(
  profile: Pick<SnapshotProfileDraft, 'stashTabs' | 'stashFolders'>,
  tabs: readonly StashTabInfo[],
): { readonly tabs: readonly StashTabInfo[]; readonly missing: readonly StashTabId[]; readonly tooMany: number } {
  const named = new Set(profile.stashTabs);
  const folders = new Set(profile.stashFolders);
  const loadable = listLoadableTabs(tabs);
  const chosen = loadable.filter(({ id, folderId }) => named.has(id) || (folderId !== null && folders.has(folderId)));
  const known = new Set(loadable.map(({ id }) => id));
  return {
    tabs: chosen.slice(0, netWorthLimits.maxTabs),
    missing: profile.stashTabs.filter((id) => !known.has(id)),
    tooMany: Math.max(0, chosen.length - netWorthLimits.maxTabs),
  };
}

/**
 * Creates a person's first profile: every readable tab that still accepts items, and the equipment of their character,
 * priced in the league of the tabs. `priceLeague` is used if that league has no prices (private leagues).
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
