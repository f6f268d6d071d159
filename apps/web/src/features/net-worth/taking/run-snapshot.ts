/** Takes one snapshot, from the checks to the stored row (R4.35, R4.36, R5.43-R5.45, D70, D72). */
import { ApiError } from '@poexchange/contract/client';
import type { AddSnapshotBody, SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import type { SnapshotId } from '@poexchange/domain/ids';
import {
  checkSnapshotStart,
  resolveProfileTabs,
  type OwnPrices,
  type SnapshotDetails,
  type SnapshotJob,
  netWorthLimits,
} from '@poexchange/domain/net-worth';
import type { StashTabInfo } from '@poexchange/domain/stash';
import type { StashScope } from '../../../shared/workers/kept-tabs.ts';
import type { MadeSnapshot, MakingStep, SnapshotRequest } from '../../../shared/workers/make-snapshot.ts';
import type { FailureReason } from '../../stash/index.ts';
import type { SnapshotHead } from '../data/read-row.ts';
import type { ReadCharacter } from './read-character.ts';
import { RunFailedError, type RunFailure, type RunOutcome, type SavedSnapshot } from './outcome.ts';
import { readTabs, type StashReader } from './read-tabs.ts';
import type { RunChange } from './run-state.ts';

/** Everything outside itself that a run uses. Times are the server's, in milliseconds. */
export type RunPort = SocketWatch & {
  readonly readNowMs: () => number;
  readonly isSignedIn: () => boolean;
  /** Null if the person has no such profile. */
  readonly readProfile: (id: string) => Promise<SnapshotProfile | null>;
  readonly listTabs: (profile: SnapshotProfile) => Promise<readonly StashTabInfo[]>;
  readonly readLatest: (profile: SnapshotProfile) => Promise<SnapshotHead | null>;
  readonly readDetails: (id: SnapshotId) => Promise<SnapshotDetails | null>;
  readonly openStash: (scope: StashScope) => StashReader;
  readonly readCharacter: (profile: SnapshotProfile, signal: AbortSignal) => Promise<ReadCharacter>;
  readonly readScope: (profile: SnapshotProfile) => StashScope;
  readonly readOwnPrices: (profile: SnapshotProfile) => OwnPrices;
  readonly make: (request: SnapshotRequest, onStep: (step: MakingStep) => void) => Promise<MadeSnapshot>;
  readonly makeId: () => SnapshotId;
  /** The token of auto snapshots that this page holds. */
  readonly readAutoToken: (profile: SnapshotProfile) => string | undefined;
  /** Sends the snapshot and stores it until the server has answered, also across a reload. */
  readonly save: (body: AddSnapshotBody, signal: AbortSignal) => Promise<SavedSnapshot | RunFailure>;
};

export type RunOptions = {
  readonly job: SnapshotJob;
  /** Tabs read since then are not read again (R9.47). */
  readonly freshFromMs: number;
  readonly report: (change: RunChange) => void;
  readonly signal: AbortSignal;
};

/** Runs to one of its ends; never rejects. */
export async function runSnapshot(port: RunPort, options: RunOptions): Promise<RunOutcome> {
  try {
    return await takeSnapshot(port, options);
  } catch (error) {
    if (error instanceof RunFailedError) return error.failure;
    if (options.signal.aborted || isAbort(error)) return { kind: 'cancelled' };
    return { kind: 'failed', code: 'stashNotLoaded', reason: describeReason(error) };
  }
}

async function takeSnapshot(port: RunPort, { job, freshFromMs, report, signal }: RunOptions): Promise<RunOutcome> {
  if (!(await waitForSocket(port, signal))) throw new RunFailedError({ code: 'socketNotBack' });
  const profile = await findProfile(port, job);
  report({ kind: 'profile', name: profile.name, game: profile.poe });
  const refusal = checkSnapshotStart({ isSignedIn: port.isSignedIn(), profile, isConnected: port.isConnected(), isRunning: false });
  if (refusal !== null) throw new RunFailedError({ code: refusal });

  report({ kind: 'step', step: 'tabs' });
  const [list, latest] = await Promise.all([port.listTabs(profile), port.readLatest(profile)]);
  signal.throwIfAborted();
  const scope = port.readScope(profile);
  let before: Promise<SnapshotDetails | null> | null = null;
  const readPrevious = (): Promise<SnapshotDetails | null> =>
    (before ??= latest === null ? Promise.resolve(null) : port.readDetails(latest.id));
  const read = await readTabs({
    tabs: resolveProfileTabs(profile, list).tabs,
    worth: new Map(latest?.tabs ?? []),
    freshFromMs,
    reader: port.openStash(scope),
    readPrevious,
    report,
    signal,
  });
  const { id: characterId, parts: character } = await port.readCharacter(profile, signal);
  signal.throwIfAborted();
  const isDoubtful = character.some((part) => part.outcome === 'failed' || (part.outcome === 'read' && part.items.length === 0));
  const previous = read.previous ?? (isDoubtful ? await readPrevious() : null);
  if (![...read.tabs, ...character].some(({ outcome }) => outcome === 'read')) throw new RunFailedError({ code: 'stashNotLoaded' });
  const createdAt = port.readNowMs();

  const { tabs } = read;
  const request = { scope, priceLeague: profile.activePriceLeague, tabs, character, previous, ownPrices: port.readOwnPrices(profile) };
  report({ kind: 'step', step: 'valuations' });
  const made = await port.make(request, ({ step, ...counter }) => report({ kind: 'step', step, counter }));
  signal.throwIfAborted();
  if (made.kind === 'pricesFailed') throw new RunFailedError({ code: 'pricesNotRead' });
  if (made.kind === 'noPrices') throw new RunFailedError({ code: 'leagueWithoutPrices', league: profile.activePriceLeague });

  report({ kind: 'step', step: 'saving' });
  const token = job.type === 'auto' ? port.readAutoToken(profile) : undefined;
  const snapshot = {
    id: port.makeId(),
    snapshotProfileId: profile.id,
    poe: profile.poe,
    leagueId: profile.activeLeague,
    priceLeagueId: profile.activePriceLeague,
    characterId,
    characterName: character.length > 0 ? profile.character : null,
    includeEquipment: profile.includeEquipment,
    includeInventory: profile.includeInventory,
    totalPrice: made.totalPrice,
    details: made.details,
    createdAt,
  };
  return port.save({ snapshot, type: job.type, ...(token !== undefined && { token }) }, signal);
}

/** R4.38: an auto snapshot has its own texts for a profile that is unavailable. */
async function findProfile({ readProfile, isSignedIn }: RunPort, { profileId, type }: SnapshotJob): Promise<SnapshotProfile> {
  if (!isSignedIn()) throw new RunFailedError({ code: 'snapshotNeedsProfile' });
  const profile = await readProfile(profileId).catch((error: unknown) => {
    if (type === 'auto') throw new RunFailedError({ code: 'autoProfileFailed' });
    throw error;
  });
  if (profile === null) throw new RunFailedError({ code: type === 'auto' ? 'autoNoProfile' : 'snapshotNeedsProfile' });
  return profile;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

const reasons: ReadonlySet<string> = new Set<FailureReason>([
  'gameApiDown',
  'gameApiTimeout',
  'rateLimited',
  'sessionExpired',
  'gameAccountNotConnected',
  'banned',
  'stashNotOffered',
  'leagueNotFound',
]);

function describeReason(error: unknown): FailureReason {
  if (!(error instanceof ApiError)) return 'unknown';
  const code = error.refusal?.code ?? '';
  if (reasons.has(code)) return code as FailureReason;
  return error.status === 0 ? 'network' : 'unknown';
}

type SocketWatch = {
  readonly isConnected: () => boolean;
  readonly sleep: (waitMs: number, signal: AbortSignal) => Promise<void>;
};

/**
 * Waits until the socket is connected again, checking every second for up to 30 s (R4.36, R9.20). Returns whether it
 * is. Rejects when the signal aborts.
 */
async function waitForSocket({ isConnected, sleep }: SocketWatch, signal: AbortSignal): Promise<boolean> {
  const { socketWaitMs, socketPollMs } = netWorthLimits;
  for (let waitedMs = 0; waitedMs < socketWaitMs; waitedMs += socketPollMs) {
    if (isConnected()) return true;
    await sleep(socketPollMs, signal);
  }
  return isConnected();
}
