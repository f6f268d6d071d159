/** Takes one snapshot, from the initial checks to the stored row. */
import { ApiError } from '@poexchange/contract/client';
import { netWorthApi, type SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import type { SnapshotId, SnapshotProfileId } from '@poexchange/domain/ids';
import {
  checkSnapshotStart,
  netWorthLimits,
  resolveProfileTabs,
  type SnapshotDetails,
  type SnapshotJob,
} from '@poexchange/domain/net-worth';
import { sleep } from '../../../shared/api/rate-waits.ts';
import { useInterfaceStore } from '../../../shared/game/interface-store.ts';
import { readToken, readTokenOwner } from '../../../shared/session/token.ts';
import { readServerNowMs } from '../../../shared/time/server-clock.ts';
import type { StashScope } from '../../../shared/workers/kept-tabs.ts';
import type { MadeSnapshot, SnapshotRequest } from '../../../shared/workers/make-snapshot.ts';
import { readPriceBookOf } from '../../price-book/index.ts';
import { readFailureReason } from '../../stash/index.ts';
import { readRow, type SnapshotHead } from '../data/read-row.ts';
import { RunFailedError, type RunOutcome } from './outcome.ts';
import { readCharacter } from './read-character.ts';
import { readTabs } from './read-tabs.ts';
import type { RunChange } from './run-state.ts';
import { isConnected, saveSnapshot } from './send-snapshot.ts';
import type { World } from './world.ts';

export type RunOptions = {
  readonly job: SnapshotJob;
  /** Tabs read at or after this time are not read again (R9.47). */
  readonly freshFromMs: number;
  readonly report: (change: RunChange) => void;
  readonly signal: AbortSignal;
};

/** Resolves to the run's outcome; never rejects. */
export async function runSnapshot(world: World, options: RunOptions): Promise<RunOutcome> {
  try {
    return await takeSnapshot(world, options);
  } catch (error) {
    if (error instanceof RunFailedError) return error.failure;
    if (options.signal.aborted || isAbort(error)) return { kind: 'cancelled' };
    return { kind: 'failed', code: 'stashNotLoaded', reason: readFailureReason(error) };
  }
}

async function takeSnapshot(world: World, options: RunOptions): Promise<RunOutcome> {
  const { job, report, signal } = options;
  if (!(await waitForSocket(signal))) throw new RunFailedError({ code: 'socketNotBack' });
  const profile = await findProfile(world, job);
  report({ kind: 'profile', name: profile.name, game: profile.poe });
  const refusal = checkSnapshotStart({ isSignedIn: readToken() !== null, profile, isConnected: isConnected(), isRunning: false });
  if (refusal !== null) throw new RunFailedError({ code: refusal });

  report({ kind: 'step', step: 'tabs' });
  const { characterId, ...read } = await readStash(world, profile, options);
  const createdAt = readServerNowMs();

  report({ kind: 'step', step: 'valuations' });
  const made = await world.makeSnapshot(read, ({ step, ...counter }) => report({ kind: 'step', step, counter }));
  signal.throwIfAborted();
  const { details, totalPrice } = refuseUnpriced(made, profile);

  report({ kind: 'step', step: 'saving' });
  const token = job.type === 'auto' ? world.readAutoToken() : undefined;
  const snapshot = {
    id: crypto.randomUUID() as SnapshotId,
    snapshotProfileId: profile.id,
    poe: profile.poe,
    leagueId: profile.activeLeague,
    priceLeagueId: profile.activePriceLeague,
    characterId,
    characterName: read.character.length > 0 ? profile.character : null,
    includeEquipment: profile.includeEquipment,
    includeInventory: profile.includeInventory,
    totalPrice,
    details,
    createdAt,
  };
  return saveSnapshot(world, { snapshot, type: job.type, ...(token !== undefined && { token }) }, signal);
}

/**
 * Waits for the socket to reconnect, checking every second for up to 30 s (R4.36, R9.20). Returns whether the socket is
 * connected. Rejects when the signal aborts.
 */
async function waitForSocket(signal: AbortSignal): Promise<boolean> {
  const { socketWaitMs, socketPollMs } = netWorthLimits;
  for (let waitedMs = 0; waitedMs < socketWaitMs; waitedMs += socketPollMs) {
    if (isConnected()) return true;
    await sleep(socketPollMs, signal);
  }
  return isConnected();
}

/** Auto snapshots have a separate message for an unavailable profile. */
async function findProfile({ call }: World, { profileId, type }: SnapshotJob): Promise<SnapshotProfile> {
  if (readToken() === null) throw new RunFailedError({ code: 'snapshotNeedsProfile' });
  try {
    return (await call(netWorthApi.getSnapshotProfile, { params: { id: profileId as SnapshotProfileId } })).profile;
  } catch (error) {
    if (error instanceof ApiError && error.refusal?.code === 'snapshotProfileNotFound')
      throw new RunFailedError({ code: type === 'auto' ? 'autoNoProfile' : 'snapshotNeedsProfile' });
    if (type === 'auto') throw new RunFailedError({ code: 'autoProfileFailed' });
    throw error;
  }
}

type ReadStash = SnapshotRequest & { readonly characterId: string | null };

/** Reads all sources that the profile counts; rejects if nothing could be read. */
async function readStash(world: World, profile: SnapshotProfile, { freshFromMs, report, signal }: RunOptions): Promise<ReadStash> {
  const { poe: game, activeLeague: league, activePriceLeague: priceLeague } = profile;
  const scope: StashScope = { game, league, accountId: readTokenOwner() ?? '', level: useInterfaceStore.getState().priceLevel };
  const [list, latest] = await Promise.all([world.listTabs(scope), readLatest(world, profile)]);
  signal.throwIfAborted();
  let before: Promise<SnapshotDetails | null> | null = null;
  const readPrevious = (): Promise<SnapshotDetails | null> =>
    (before ??= latest === null ? Promise.resolve(null) : world.readDetails(latest.id));
  const read = await readTabs(world, {
    scope,
    tabs: resolveProfileTabs(profile, list).tabs,
    worth: new Map(latest?.tabs ?? []),
    freshFromMs,
    readPrevious,
    report,
    signal,
  });
  const { id: characterId, parts: character } = await readCharacter(world, profile, signal);
  signal.throwIfAborted();
  const isDoubtful = character.some((part) => part.outcome === 'failed' || (part.outcome === 'read' && part.items.length === 0));
  const previous = read.previous ?? (isDoubtful ? await readPrevious() : null);
  if (![...read.tabs, ...character].some(({ outcome }) => outcome === 'read')) throw new RunFailedError({ code: 'stashNotLoaded' });
  const { overrides, ignored } = readPriceBookOf({ game, league: priceLeague });
  return { scope, priceLeague, tabs: read.tabs, character, previous, ownPrices: { overrides, ignored }, characterId };
}

/** Fetches only the newest row, because a profile may have thousands of rows. */
async function readLatest({ call }: World, { id, lastSnapshotAt }: SnapshotProfile): Promise<SnapshotHead | null> {
  if (lastSnapshotAt === null) return null;
  const { snapshots } = await call(netWorthApi.getProfileSnapshots, { params: { id }, query: { sinceMs: String(lastSnapshotAt - 1) } });
  const row = snapshots.at(-1);
  return row === undefined ? null : readRow(row);
}

function refuseUnpriced(made: MadeSnapshot, { activePriceLeague }: SnapshotProfile): MadeSnapshot & { readonly kind: 'made' } {
  if (made.kind === 'pricesFailed') throw new RunFailedError({ code: 'pricesNotRead' });
  if (made.kind === 'noPrices') throw new RunFailedError({ code: 'leagueWithoutPrices', league: activePriceLeague });
  return made;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
