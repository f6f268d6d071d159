import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import { type SnapshotProfileId, splitStashTabId, type StashTabId } from '@poexchange/domain/ids';
import { isProfileNameTaken, netWorthLimits, type SnapshotProfileDraft, readProfileName } from '@poexchange/domain/net-worth';
import { withTransaction } from '@poexchange/platform/db';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { RefusalError } from '../../http/refusal.ts';
import { lockSettings, writeSettings, tellOwner, tellSettings, type NetWorthDeps } from './settings.queries.ts';
import { deleteProfileRow, findProfileGame, insertProfile, listProfileNames, readProfiles, updateProfile } from './profiles.queries.ts';

/** Adds a profile. A game's first profile is selected. */
export async function addProfile(
  deps: NetWorthDeps,
  { userId, draft }: { userId: string; draft: SnapshotProfileDraft },
): Promise<SnapshotProfile> {
  const checked = await checkProfile(deps, draft);
  return withTransaction(deps.db, async (tx) => {
    const nowMs = deps.clock();
    const owner = { userId, game: checked.poe };
    const settings = await lockSettings(tx, { ...owner, nowMs });
    const known = await listProfileNames(tx, owner);
    if (known.length >= netWorthLimits.maxProfiles)
      throw new RefusalError('tooManySnapshotProfiles', { params: { limit: netWorthLimits.maxProfiles } });
    refuseTakenName(checked.name, known);
    const id = await insertProfile(tx, { userId, draft: checked, nowMs });
    const profile = await readProfile(tx, { userId, id });
    await tellOwner(tx, { userId, event: 'profile:added', data: profile });
    if (settings.selected_profile_id === null)
      await tellSettings(tx, await writeSettings(tx, { ...owner, changes: { selected_profile_id: id, updated_ms: nowMs } }));
    return profile;
  });
}

/** Replaces a profile's content and keeps its snapshots. A profile cannot move to the other game. */
export async function changeProfile(
  deps: NetWorthDeps,
  { userId, id, draft }: { userId: string; id: SnapshotProfileId; draft: SnapshotProfileDraft },
): Promise<SnapshotProfile> {
  const checked = await checkProfile(deps, draft);
  return withTransaction(deps.db, async (tx) => {
    const nowMs = deps.clock();
    const owner = { userId, game: checked.poe };
    await lockSettings(tx, { ...owner, nowMs });
    const known = await listProfileNames(tx, owner);
    const before = known.find((profile) => profile.id === id);
    if (before === undefined) throw new RefusalError('snapshotProfileNotFound');
    // Profiles from earlier versions may share a name; their other fields can still be changed.
    if (before.name !== checked.name)
      refuseTakenName(
        checked.name,
        known.filter((profile) => profile !== before),
      );
    await updateProfile(tx, { userId, id, draft: checked, nowMs });
    const profile = await readProfile(tx, { userId, id });
    await tellOwner(tx, { userId, event: 'profile:updated', data: profile });
    return profile;
  });
}

/**
 * Deletes a profile with its snapshots. A game's last profile cannot be deleted. If the selected profile is deleted,
 * the oldest remaining profile is selected.
 */
export async function deleteProfile(
  deps: NetWorthDeps,
  { userId, id }: { userId: string; id: SnapshotProfileId },
): Promise<{ id: SnapshotProfileId }> {
  const game = await findProfileGame(deps.db, { userId, id });
  if (game === undefined) throw new RefusalError('snapshotProfileNotFound');
  return withTransaction(deps.db, async (tx) => {
    const nowMs = deps.clock();
    const owner = { userId, game };
    const settings = await lockSettings(tx, { ...owner, nowMs });
    const known = await listProfileNames(tx, owner);
    if (!known.some((profile) => profile.id === id)) throw new RefusalError('snapshotProfileNotFound');
    if (known.length === 1) throw new RefusalError('lastSnapshotProfile');
    const selected =
      settings.selected_profile_id === id ? (known.find((other) => other.id !== id)?.id ?? null) : settings.selected_profile_id;
    const changes = { selected_profile_id: selected, updated_ms: nowMs };
    await deleteProfileRow(tx, { userId, id });
    await tellOwner(tx, { userId, event: 'profile:deleted', data: { id } });
    await tellSettings(tx, await writeSettings(tx, { ...owner, changes }));
    return { id };
  });
}

/** Refuses a second profile with the same name in a game: lists and dialogs identify profiles by name alone. */
function refuseTakenName(name: string, others: readonly { readonly name: string }[]): void {
  if (
    isProfileNameTaken(
      name,
      others.map((other) => other.name),
    )
  )
    throw new RefusalError('snapshotProfileNameTaken');
}

async function readProfile(tx: Transaction<Database>, narrowed: { userId: string; id: string }): Promise<SnapshotProfile> {
  const [profile] = await readProfiles(tx, narrowed);
  if (profile === undefined) throw new Error('a profile that was just written is not there');
  return profile;
}

/**
 * Checks a profile as sent: a name of 1 to 60 visible characters, tabs of its league without duplicates, and a pricing
 * league that has prices. The league itself may be private or have ended; the page then reports this.
 */
async function checkProfile(deps: Pick<NetWorthDeps, 'prices'>, draft: SnapshotProfileDraft): Promise<SnapshotProfileDraft> {
  const named = readProfileName(draft.name);
  if (!named.ok) throw new RefusalError('badRequest', { paths: ['body.name'] });
  const isElsewhere = (id: StashTabId): boolean => splitStashTabId(id).league !== draft.activeLeague;
  if ([...draft.stashTabs, ...draft.stashFolders].some(isElsewhere)) throw new RefusalError('badRequest', { paths: ['body.stashTabs'] });
  const leagues = await deps.prices.readLeagues();
  if (!leagues.some(({ game, id }) => game === draft.poe && id === draft.activePriceLeague)) throw new RefusalError('leagueNotFound');
  return { ...draft, name: named.name, stashTabs: [...new Set(draft.stashTabs)], stashFolders: [...new Set(draft.stashFolders)] };
}
