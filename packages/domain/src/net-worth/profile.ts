import type { LeagueId, StashTabId } from '../ids/index.ts';
import type { Game } from '../item/index.ts';
import { listLoadableTabs, type StashTabInfo } from '../stash/index.ts';
import { cleanVisibleText } from '../whisper/clean-text.ts';
import { nameKey } from '../whisper/name-key.ts';
import { netWorthLimits } from './limits.ts';

/**
 * A profile as its owner writes it (R3.59): tabs by id, and folders of which all tabs count, including those added
 * later. `character` is the one whose equipment and inventory count; null for no character.
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
 * Reads the name of a profile as it is stored and shown (R3.59): one line of 1 to 60 visible characters. Fails if it
 * has no visible characters, or more than 60.
 */
export function readProfileName(
  text: string,
): { readonly ok: true; readonly name: string } | { readonly ok: false; readonly code: 'empty' | 'tooLong' } {
  const name = cleanVisibleText(text);
  if (name === '') return { ok: false, code: 'empty' };
  return Array.from(name).length > netWorthLimits.nameCharacters ? { ok: false, code: 'tooLong' } : { ok: true, name };
}

/** Returns whether another profile of the game has this name (R3.59), ignoring case. */
export function isProfileNameTaken(name: string, others: readonly string[]): boolean {
  const wanted = nameKey(cleanVisibleText(name));
  return others.some((other) => nameKey(other) === wanted);
}

/** Returns `name`, with a number appended if other profiles have it (R3.59): "Main", "Main 2", "Main 3". */
export function freeProfileName(name: string, others: readonly string[]): string {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name} ${count}`;
    if (!isProfileNameTaken(candidate, others)) return candidate;
  }
}

/**
 * Returns the tabs of a profile in the current stash, in the order of the stash: those it names, and all in the folders
 * it names. `missing` are named tabs that no longer exist; `tooMany` counts those beyond the limit of a snapshot.
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
