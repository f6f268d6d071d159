/**
 * Work on snapshot details, which takes up to half a second per snapshot and runs in a worker thread
 * (`details-worker.ts`).
 */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { BodyOf, ReplyInputOf } from '@poexchange/contract/endpoint';
import { presentDetailItem, type addSnapshot, type netWorthApi } from '@poexchange/contract/rest/net-worth';
import { FINE_PRICE_DECIMALS, roundTo } from '@poexchange/domain/currency';
import { splitStashTabId } from '@poexchange/domain/ids';
import {
  compareSnapshots,
  listCarriedTabs,
  netWorthLimits,
  sumDetails,
  type ChangeEffects,
  type SnapshotDetails,
  type SnapshotSums,
  type SnapshotTab,
  type SnapshotTabId,
} from '@poexchange/domain/net-worth';
import { readDetails } from './details-codec.ts';

export type SentSnapshot = BodyOf<typeof addSnapshot>['snapshot'];

/** The previous snapshot to compare with: its stored details and its total in chaos. */
export type BeforeDetails = { readonly packed: Uint8Array; readonly totalChaos: number };

export type CheckJob = {
  readonly kind: 'check';
  readonly sent: Omit<SentSnapshot, 'details'>;
  readonly packed: Uint8Array;
  readonly before: BeforeDetails | null;
};
/** `wrong` names the field that contradicts the other fields; `effects` is null if there is no previous snapshot. */
export type CheckedDetails =
  | { readonly wrong: keyof SentSnapshot }
  | { readonly wrong: null; readonly sums: SnapshotSums; readonly carriedTabs: number; readonly effects: ChangeEffects | null };

export type CompareJob = {
  readonly kind: 'compare';
  readonly packed: Uint8Array;
  readonly totalChaos: number;
  readonly before: BeforeDetails;
};

type SnapshotReply = ReplyInputOf<(typeof netWorthApi)['getSnapshot']>;
type FromDetails = 'pricedStashTabs' | 'pricedCategories' | 'stashTabs' | 'detailItems';
export type WriteJob = {
  readonly kind: 'write';
  readonly head: Omit<SnapshotReply['snapshot'], FromDetails>;
  readonly serverTimeMs: number;
  readonly packed: Uint8Array;
};
/** A whole reply, compressed. */
export type WrittenDetails = { readonly etag: string; readonly gzip: Uint8Array };

export type DetailsJob = CheckJob | CompareJob | WriteJob;
export type DetailsReply<Job extends DetailsJob> = Job extends CheckJob
  ? CheckedDetails
  : Job extends CompareJob
    ? ChangeEffects | null
    : WrittenDetails | null;

/** Runs a job. Returns null if stored details cannot be read. */
export function doDetailsJob(job: DetailsJob): DetailsReply<DetailsJob> {
  if (job.kind === 'check') return checkDetails(job);
  if (job.kind === 'write') return writeDetails(job);
  const details = readDetails(job.packed);
  return details === null ? null : compareDetails(job.before, { details, totalChaos: job.totalChaos });
}

/** Checks that details can be read, belong to the snapshot's game, league, places and time, and add up to its total. */
function checkDetails({ sent, packed, before }: CheckJob): CheckedDetails {
  const details = readDetails(packed);
  if (details === null || details.game !== sent.poe) return { wrong: 'details' };
  if (!details.tabs.every((tab) => isPlaceOf(tab.id, sent.leagueId) && isReadInTime(tab, sent.createdAt))) return { wrong: 'details' };
  // Equipment and inventory are included only if the snapshot declares them.
  const holds = (id: SnapshotTabId): boolean => details.tabs.some((tab) => tab.id === id);
  if (holds('equipment') && !sent.includeEquipment) return { wrong: 'includeEquipment' };
  if (holds('inventory') && !sent.includeInventory) return { wrong: 'includeInventory' };
  const sums = sumDetails(details);
  // Round, because 100.01 - 100 exceeds 0.01 in doubles.
  const isFar = roundTo(Math.abs(sums.totalPrice - sent.totalPrice), FINE_PRICE_DECIMALS) > netWorthLimits.totalToleranceChaos;
  if (isFar || sums.totalPrice > netWorthLimits.maxTotalChaos) return { wrong: 'totalPrice' };
  const effects = before === null ? null : compareDetails(before, { details, totalChaos: sums.totalPrice });
  return { wrong: null, sums, carriedTabs: listCarriedTabs(details).length, effects };
}

/** Equipment and inventory belong to the character, who may be in any league. */
function isPlaceOf(id: SnapshotTabId, league: string): boolean {
  return id === 'equipment' || id === 'inventory' || splitStashTabId(id).league === league;
}

/** A tab must be read shortly before the snapshot; a tab that is carried over may be of any age. */
function isReadInTime({ state, readAtMs }: SnapshotTab, createdAtMs: number): boolean {
  if (readAtMs > createdAtMs + netWorthLimits.clockSkewMs) return false;
  return state !== 'read' || readAtMs >= createdAtMs - netWorthLimits.maxTabAgeMs;
}

/**
 * Computes effects in tabs that both snapshots have; the rest of the change comes from tabs that only one of the
 * snapshots has.
 */
function compareDetails(before: BeforeDetails, after: { details: SnapshotDetails; totalChaos: number }): ChangeEffects | null {
  const detailsBefore = readDetails(before.packed);
  if (detailsBefore === null) return null;
  const { quantity, price, override, change } = compareSnapshots(detailsBefore, after.details, { tabs: 'inBoth' });
  return [quantity, price, override, roundTo(after.totalChaos - before.totalChaos - change, FINE_PRICE_DECIMALS)];
}

function writeDetails({ head, serverTimeMs, packed }: WriteJob): WrittenDetails | null {
  const details = readDetails(packed);
  if (details === null) return null;
  const { pricedStashTabs, pricedCategories } = sumDetails(details);
  const snapshot: SnapshotReply['snapshot'] = {
    ...head,
    pricedStashTabs: [...pricedStashTabs],
    pricedCategories: [...pricedCategories],
    stashTabs: details.tabs.map((tab, at) => ({ ...tab, totalPrice: pricedStashTabs[at]?.totalPrice ?? 0 })),
    detailItems: details.items.map(presentDetailItem),
  };
  const text = JSON.stringify(snapshot);
  // Hash the reply without its time, which would make every ETag different.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  return { etag, gzip: gzipSync(`{"snapshot":${text},"serverTimeMs":${serverTimeMs}}`, { level: 5 }) };
}
