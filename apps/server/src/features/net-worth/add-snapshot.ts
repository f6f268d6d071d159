import type { BodyOf, ReplyOf } from '@poexchange/contract/endpoint';
import type { addSnapshot as addSnapshotEndpoint } from '@poexchange/contract/rest/net-worth';
import type { SnapshotProfileId } from '@poexchange/domain/ids';
import { areComparable, computeHourlyIncome, netWorthLimits, type ChangeEffects } from '@poexchange/domain/net-worth';
import { withTransaction } from '@poexchange/platform/db';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { RefusalError } from '../../http/refusal.ts';
import { checkSnapshot, hashSnapshot, refuseField, type CheckedSnapshot } from './check-snapshot.ts';
import type { BeforeDetails, SentSnapshot } from './details-jobs.ts';
import { askDetailsThread } from './details-thread.ts';
import {
  lockSettings,
  readSettings,
  writeSettings,
  tellOwner,
  tellSettings,
  type NetWorthDeps,
  type Owner,
  type SettingsRecord,
} from './settings.queries.ts';
import { findProfile, type ProfileFacts } from './profiles.queries.ts';
import {
  countSnapshots,
  findLatest,
  findSnapshot,
  insertSnapshot,
  linkOf,
  presentRow,
  readPacked,
  type SnapshotRecord,
} from './snapshots.queries.ts';

type Adding = { readonly userId: string; readonly body: BodyOf<typeof addSnapshotEndpoint> };
type Added = Omit<ReplyOf<typeof addSnapshotEndpoint>, 'serverTimeMs'>;

/**
 * Adds a snapshot. Checks that it adds up, that the profile belongs to the person, that their last snapshot is at least
 * 30 s old, and that for a scheduled snapshot the page owns the token. Computes income and effects from the profile's
 * previous snapshot. Sending the same snapshot again returns the first answer.
 */
export async function addSnapshot(deps: NetWorthDeps, { userId, body }: Adding): Promise<Added> {
  const { snapshot } = body;
  const owner = { userId, game: snapshot.poe };
  const bodyHash = hashSnapshot(snapshot);
  // Check before inflating: a snapshot sent too soon, or again, then costs only two reads. The order matters: if the
  // same snapshot is stored between the reads, the second read finds it; in the other order it would be refused as too
  // soon after itself.
  const lastMs = await readLastMs(deps, owner);
  const known = await findSnapshot(deps.db, { userId, id: snapshot.id });
  if (known !== undefined) return repeat(deps.db, { known, bodyHash, owner });
  const earlyMs = deps.clock();
  refuseSoon({ last_snapshot_ms: lastMs }, earlyMs);
  // Compare before locking anything; a snapshot stored in between is detected below.
  const guess = await findPrevious(deps.db, snapshot);
  const before = guess === undefined || guess.user_id !== userId ? null : await readBefore(deps.db, guess);
  const checked = await checkSnapshot(snapshot, { userId, nowMs: earlyMs, before });
  return withTransaction(deps.db, async (tx) => {
    const nowMs = deps.clock();
    const settings = await lockSettings(tx, { ...owner, nowMs });
    const first = await findSnapshot(tx, { userId, id: snapshot.id });
    if (first !== undefined) return repeat(tx, { known: first, bodyHash, owner });
    const profile = await findProfile(tx, { userId, id: snapshot.snapshotProfileId });
    if (profile?.game !== owner.game) throw new RefusalError('snapshotProfileNotFound');
    refuseOtherParts(snapshot, profile);
    if (body.type === 'auto') refuseWithoutToken(settings, { token: body.token, nowMs });
    refuseSoon(settings, nowMs);
    await refuseMany(tx, { userId, profileId: snapshot.snapshotProfileId, bytes: checked.packed.length });
    // Correcting the clock by half a round trip produces fractions of a millisecond.
    const createdMs = Math.floor(Math.min(snapshot.createdAt, nowMs));
    const latest = await findLatest(tx, snapshot.snapshotProfileId);
    refuseTime(createdMs, { profile, latest });
    const previous = latest !== undefined && isComparable(latest, snapshot) ? latest : null;
    const isGuessed = (previous?.id ?? null) === (before === null ? null : guess?.id);
    const effects = isGuessed ? checked.effects : await compareAgain(tx, { userId, previous, checked });
    const record = describe({ adding: { userId, body }, checked: { ...checked, effects }, bodyHash, previous, createdMs, nowMs });
    const stored = await insertSnapshot(tx, { record, packed: checked.packed });
    // The person's snapshot of the other game was sent at the same time with the same id.
    if (stored === undefined) throw new RefusalError('idempotencyKeyReused');
    const row = presentRow(stored);
    await tellOwner(tx, { userId, event: 'snapshot:added', data: { snapshotProfileId: snapshot.snapshotProfileId, row } });
    const changes = {
      last_snapshot_ms: nowMs,
      next_manual_ms: nowMs + netWorthLimits.gapMs,
      next_auto_ms: settings.auto_enabled ? nowMs + settings.interval_ms : null,
      updated_ms: nowMs,
    };
    return { row, settings: await tellSettings(tx, await writeSettings(tx, { ...owner, changes })) };
  });
}

async function repeat(
  db: Kysely<Database>,
  { known, bodyHash, owner }: { known: SnapshotRecord; bodyHash: string; owner: Owner },
): Promise<Added> {
  if (known.body_hash !== bodyHash) throw new RefusalError('idempotencyKeyReused');
  return { row: presentRow(known), settings: await readSettings(db, owner) };
}

async function readLastMs({ db }: NetWorthDeps, { userId, game }: Owner): Promise<number | null> {
  const settings = await db
    .selectFrom('snapshot_settings')
    .select('last_snapshot_ms')
    .where('user_id', '=', userId)
    .where('game', '=', game)
    .executeTakeFirst();
  return settings?.last_snapshot_ms ?? null;
}

/** The refusal contains the time of the last snapshot. */
function refuseSoon({ last_snapshot_ms: lastMs }: Pick<SettingsRecord, 'last_snapshot_ms'>, nowMs: number): void {
  if (lastMs !== null && nowMs - lastMs < netWorthLimits.gapMs)
    throw new RefusalError('snapshotTooSoon', { params: { lastSnapshotAt: lastMs } });
}

function refuseWithoutToken(settings: SettingsRecord, { token, nowMs }: { token: string | undefined; nowMs: number }): void {
  const isHeld = token !== undefined && settings.auto_enabled && settings.token === token && (settings.token_expires_ms ?? 0) > nowMs;
  if (!isHeld) throw new RefusalError('snapshotTokenNotHeld');
}

/**
 * Refuses a snapshot that counts more of the character than its profile does, unless the profile was changed while tabs
 * were being read.
 */
function refuseOtherParts(snapshot: SentSnapshot, profile: ProfileFacts): void {
  if (profile.updated_ms > snapshot.createdAt - netWorthLimits.maxSnapshotAgeMs) return;
  if (snapshot.includeEquipment && !profile.include_equipment) throw refuseField('includeEquipment');
  if (snapshot.includeInventory && !profile.include_inventory) throw refuseField('includeInventory');
}

/**
 * Refuses a snapshot that is older than its profile or too close to the previous snapshot: over a very short time, any
 * change would give an income of millions.
 */
function refuseTime(createdMs: number, { profile, latest }: { profile: ProfileFacts; latest: SnapshotRecord | undefined }): void {
  const { minDistanceMs, clockSkewMs } = netWorthLimits;
  const isClose = latest !== undefined && createdMs < latest.created_ms + minDistanceMs;
  if (isClose || createdMs < profile.created_ms - clockSkewMs) throw refuseField('createdAt');
}

async function refuseMany(
  tx: Transaction<Database>,
  { userId, profileId, bytes }: { userId: string; profileId: SnapshotProfileId; bytes: number },
): Promise<void> {
  const count = await countSnapshots(tx, { userId, profileId });
  const { maxSnapshots, maxSnapshotsPerProfile, maxStoredBytes } = netWorthLimits;
  if (count.ofProfile >= maxSnapshotsPerProfile) throw new RefusalError('tooManySnapshots', { params: { limit: maxSnapshotsPerProfile } });
  if (count.all >= maxSnapshots || count.bytes + bytes > maxStoredBytes)
    throw new RefusalError('tooManySnapshots', { params: { limit: Math.min(count.all, maxSnapshots) } });
}

type Describing = {
  readonly adding: Adding;
  readonly checked: CheckedSnapshot;
  readonly bodyHash: string;
  readonly previous: SnapshotRecord | null;
  readonly createdMs: number;
  readonly nowMs: number;
};

function describe({ adding, checked, bodyHash, previous, createdMs, nowMs }: Describing): SnapshotRecord {
  const { snapshot, type } = adding.body;
  const { sums, effects, carriedTabs, packed } = checked;
  const point = { createdMs, totalPrice: sums.totalPrice };
  return {
    id: snapshot.id,
    user_id: adding.userId,
    profile_id: snapshot.snapshotProfileId,
    game: snapshot.poe,
    league: snapshot.leagueId,
    price_league: snapshot.priceLeagueId,
    character_id: snapshot.characterId,
    character_name: snapshot.characterName,
    include_equipment: snapshot.includeEquipment,
    include_inventory: snapshot.includeInventory,
    type,
    total_chaos: sums.totalPrice,
    hourly_income: computeHourlyIncome(point, previous && linkOf(previous), effects?.[3]),
    effects: effects === null ? null : [...effects],
    priced_tabs: sums.pricedStashTabs.map(({ id, totalPrice }) => [id, totalPrice]),
    priced_categories: sums.pricedCategories.map(({ id, totalPrice }) => [id, totalPrice]),
    carried_tabs: carriedTabs,
    note: '',
    details_bytes: packed.length,
    body_hash: bodyHash,
    created_ms: createdMs,
    saved_ms: nowMs,
  };
}

/** Finds the profile's latest snapshot, if the given snapshot can be compared with it. */
async function findPrevious(db: Kysely<Database>, snapshot: SentSnapshot): Promise<SnapshotRecord | undefined> {
  const latest = await findLatest(db, snapshot.snapshotProfileId);
  return latest !== undefined && isComparable(latest, snapshot) ? latest : undefined;
}

function isComparable(latest: SnapshotRecord, { leagueId: league, priceLeagueId: priceLeague }: SentSnapshot): boolean {
  return areComparable(linkOf(latest), { league, priceLeague });
}

async function readBefore(
  db: Kysely<Database>,
  { user_id: userId, id, total_chaos: totalChaos }: SnapshotRecord,
): Promise<BeforeDetails | null> {
  const packed = await readPacked(db, { userId, id });
  return packed === undefined ? null : { packed, totalChaos };
}

/** Repeats the comparison if the previous snapshot has changed by the time the lock is taken. */
async function compareAgain(
  tx: Transaction<Database>,
  { userId, previous, checked }: { userId: string; previous: SnapshotRecord | null; checked: CheckedSnapshot },
): Promise<ChangeEffects | null> {
  const before = previous === null ? null : await readBefore(tx, previous);
  if (before === null) return null;
  return askDetailsThread(userId, { kind: 'compare', packed: checked.packed, totalChaos: checked.sums.totalPrice, before });
}
