/**
 * A profile being edited: one list of tabs and folders, in which a folder includes all its present and future tabs.
 * Pure.
 */
import type { SnapshotProfile, SnapshotProfileBody } from '@poexchange/contract/rest/net-worth';
import type { LeagueId, StashTabId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import { isProfileNameTaken, readProfileName, resolveProfileTabs, type SnapshotProfileDraft } from '@poexchange/domain/net-worth';
import { cleanVisibleText } from '@poexchange/domain/whisper';
import { listLoadableTabs, type StashTabInfo } from '@poexchange/domain/stash';

export type ProfileDraft = {
  readonly name: string;
  readonly league: LeagueId;
  readonly priceLeague: LeagueId;
  /** Tabs, and folders selected as a whole, including tabs added to them later. */
  readonly chosen: readonly StashTabId[];
  /** Selected ids that were folders when the profile was opened; used while the tab list is unavailable. */
  readonly knownFolders: readonly StashTabId[];
  readonly includeEquipment: boolean;
  readonly includeInventory: boolean;
  readonly character: string | null;
};

/** Opens a profile and shows the members of its folders as selected. */
export function openDraft(profile: Omit<SnapshotProfileDraft, 'poe'>, tabs: readonly StashTabInfo[]): ProfileDraft {
  const folders = new Set(profile.stashFolders);
  const members = tabs.flatMap((tab) => (folders.has(tab.id) ? listLoadableTabs(tab.children).map(({ id }) => id) : []));
  return {
    name: profile.name,
    league: profile.activeLeague,
    priceLeague: profile.activePriceLeague,
    chosen: [...new Set([...profile.stashFolders, ...profile.stashTabs, ...members])],
    knownFolders: profile.stashFolders,
    includeEquipment: profile.includeEquipment,
    includeInventory: profile.includeInventory,
    character: profile.character,
  };
}

/**
 * Converts a draft to a request body: lists folders separately, without their members, which they imply. Keeps ids that
 * are missing from the list, so that a temporarily invisible tab is not lost.
 */
export function closeDraft(
  draft: ProfileDraft,
  options: { readonly game: Game; readonly tabs: readonly StashTabInfo[] },
): SnapshotProfileBody {
  const folderIds = new Set([...draft.knownFolders, ...options.tabs.filter(({ isFolder }) => isFolder).map(({ id }) => id)]);
  const stashFolders = draft.chosen.filter((id) => folderIds.has(id));
  const followed = new Set(stashFolders);
  const inFolder = new Set(
    listLoadableTabs(options.tabs).flatMap(({ id, folderId }) => (folderId !== null && followed.has(folderId) ? [id] : [])),
  );
  const hasCharacter = draft.character !== null;
  return {
    name: cleanVisibleText(draft.name),
    poe: options.game,
    activeLeague: draft.league,
    activePriceLeague: draft.priceLeague,
    stashTabs: draft.chosen.filter((id) => !folderIds.has(id) && !inFolder.has(id)),
    stashFolders: [...stashFolders],
    includeEquipment: draft.includeEquipment && hasCharacter,
    includeInventory: draft.includeInventory && hasCharacter,
    character: draft.character,
  };
}

export type DraftFault = 'noName' | 'longName' | 'nameTaken' | 'tooManyTabs' | 'noTabs';

/** Returns why a draft cannot be saved; null if it can. `otherNames` are the names of the game's other profiles. */
export function findDraftFault(
  draft: ProfileDraft,
  { tabs, otherNames }: { readonly tabs: readonly StashTabInfo[]; readonly otherNames: readonly string[] },
): DraftFault | null {
  const named = readProfileName(draft.name);
  if (!named.ok) return named.code === 'empty' ? 'noName' : 'longName';
  if (isProfileNameTaken(named.name, otherNames)) return 'nameTaken';
  const { count, tooMany } = countTabs(draft, tabs);
  if (tooMany > 0) return 'tooManyTabs';
  return count === 0 && draft.chosen.length === 0 ? 'noTabs' : null;
}

/** The number of tabs that a snapshot of the draft would read now, and by how many they exceed the limit. */
export function countTabs(
  draft: Pick<ProfileDraft, 'chosen'>,
  tabs: readonly StashTabInfo[],
): { readonly count: number; readonly tooMany: number } {
  const resolved = resolveProfileTabs({ stashTabs: draft.chosen, stashFolders: draft.chosen }, tabs);
  return { count: resolved.tabs.length, tooMany: resolved.tooMany };
}

/** Returns whether a draft differs from the profile it was opened from. */
export function isChanged(draft: ProfileDraft, profile: SnapshotProfile, tabs: readonly StashTabInfo[]): boolean {
  const keep = (opened: ProfileDraft): string => {
    const { stashTabs, stashFolders, ...rest } = closeDraft(opened, { game: profile.poe, tabs });
    return JSON.stringify([rest, stashTabs.toSorted(), [...(stashFolders ?? [])].toSorted()]);
  };
  return keep(draft) !== keep(openDraft(profile, tabs));
}
