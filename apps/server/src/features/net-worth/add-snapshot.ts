import type { BodyOf, ReplyOf } from '@poexchange/contract/endpoint';
import type { addSnapshot as addSnapshotEndpoint, SnapshotEffects } from '@poexchange/contract/rest/net-worth';
import { FINE_PRICE_DECIMALS, roundTo } from '@poexchange/domain/currency';
import type { SnapshotProfileId } from '@poexchange/domain/ids';
import { compareSnapshots, computeHourlyIncome, listCarriedTabs, netWorthLimits, type SnapshotDetails } from '@poexchange/domain/net-worth';
import { withTransaction } from '@poexchange/platform/db';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { RefusalError } from '../../http/refusal.ts';
import { checkSnapshot, type CheckedSnapshot, type SentSnapshot } from './check-snapshot.ts';
import { readDetails } from './details-codec.ts';
import type { NetWorthDeps } from './net-worth-deps.ts';
import { findProfile, type ProfileFacts } from './profiles.queries.ts';
import { lockSettings, presentSettings, writeSettings, type Owner, type SettingsRecord } from './settings.queries.ts';
import {
  countSnapshots,
  findLatest,
  findSnapshot,
  insertSnapshot,
  presentRow,
  readPacked,
  type SnapshotRecord,
} from './snapshots.queries.ts';
import { tellOwner, tellSettings } from './tell.ts';

type Adding = { readonly userId: string; readonly body: BodyOf<typeof addSnapshotEndpoint> };
type Added = Omit<ReplyOf<typeof addSnapshotEndpoint>, 'serverTimeMs'>;

/**
 * Adds a snapshot (R7.44): checks that it adds up (D70), that the profile is the person's, that their last one is 30 s
 * old, and for one by schedule that its page holds the token (R4.40). Computes income and effects from the profile's
 * previous snapshot. The same snapshot sent again gets the first answer.
 */
export async function addSnapshot(deps: NetWorthDeps, { userId, body }: Adding): Promise<Added> {
  const { snapshot } = body;
  const owner = { userId, game: snapshot.poe };
  const earlyMs = deps.clock();
  // Before anything is inflated: who sends too often costs two reads.
  const lastMs = await readLastMs(deps, owner);
  const known = await findSnapshot(deps.db, snapshot.id);
  if (known === undefined) refuseSoon({ last_snapshot_ms: lastMs }, earlyMs);
  const checked = await checkSnapshot(snapshot, known === undefined ? earlyMs : known.saved_ms);
  return withTransaction(deps.db, async (tx) => {
    const nowMs = deps.clock();
    const settings = await lockSettings(tx, { ...owner, nowMs });
    const first = await findSnapshot(tx, snapshot.id);
    if (first !== undefined) return repeat(tx, { first, userId, checked, settings });
    const profile = await findProfile(tx, { userId, id: snapshot.snapshotProfileId });
    if (profile?.game !== owner.game) throw new RefusalError('snapshotProfileNotFound');
    refuseOtherParts(snapshot, profile);
    if (body.type === 'auto') refuseWithoutToken(settings, { token: body.token, nowMs });
    refuseSoon(settings, nowMs);
    await refuseMany(tx, { userId, profileId: snapshot.snapshotProfileId, bytes: checked.packed.length });
    const latest = await findLatest(tx, snapshot.snapshotProfileId);
    // A clock that was corrected by half a round trip has fractions.
    const createdMs = Math.floor(Math.min(snapshot.createdAt, nowMs));
    if (latest !== undefined && createdMs <= latest.created_ms)
      throw new RefusalError('snapshotNotValid', { paths: ['body.snapshot.createdAt'] });
    const record = await insertSnapshot(tx, {
      record: await describe(tx, { adding: { userId, body }, checked, latest, createdMs, nowMs }),
      packed: checked.packed,
    });
    // Somebody else's, since one's own settings are locked.
    if (record === undefined) throw new RefusalError('idempotencyKeyReused');
    const row = presentRow(record);
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
  tx: Transaction<Database>,
  { first, userId, checked, settings }: { first: SnapshotRecord; userId: string; checked: CheckedSnapshot; settings: SettingsRecord },
): Promise<Added> {
  if (first.user_id !== userId || first.body_hash !== checked.bodyHash) throw new RefusalError('idempotencyKeyReused');
  return { row: presentRow(first), settings: await presentSettings(tx, settings) };
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

/** R4.34, R7.40: the refusal tells when the last one was. */
function refuseSoon({ last_snapshot_ms: lastMs }: Pick<SettingsRecord, 'last_snapshot_ms'>, nowMs: number): void {
  if (lastMs !== null && nowMs - lastMs < netWorthLimits.gapMs)
    throw new RefusalError('snapshotTooSoon', { params: { lastSnapshotAt: lastMs } });
}

function refuseWithoutToken(settings: SettingsRecord, { token, nowMs }: { token: string | undefined; nowMs: number }): void {
  const isHeld = token !== undefined && settings.auto_enabled && settings.token === token && (settings.token_expires_ms ?? 0) > nowMs;
  if (!isHeld) throw new RefusalError('snapshotTokenNotHeld');
}

/**
 * A snapshot counts no more of the character than its profile does (R3.59). A profile that was changed while tabs were
 * read said something else when they were asked for.
 */
function refuseOtherParts(snapshot: SentSnapshot, profile: ProfileFacts): void {
  if (profile.updated_ms > snapshot.createdAt - netWorthLimits.maxSnapshotAgeMs) return;
  const refuse = (field: keyof SentSnapshot): RefusalError => new RefusalError('snapshotNotValid', { paths: [`body.snapshot.${field}`] });
  if (snapshot.includeEquipment && !profile.include_equipment) throw refuse('includeEquipment');
  if (snapshot.includeInventory && !profile.include_inventory) throw refuse('includeInventory');
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
  readonly latest: SnapshotRecord | undefined;
  readonly createdMs: number;
  readonly nowMs: number;
};

async function describe(tx: Transaction<Database>, { adding, checked, latest, createdMs, nowMs }: Describing): Promise<SnapshotRecord> {
  const { snapshot, type } = adding.body;
  const { sums, details, packed, bodyHash } = checked;
  // Amounts of two leagues, or at prices of two leagues, are not compared.
  const previous = latest?.league === snapshot.leagueId && latest.price_league === snapshot.priceLeagueId ? latest : undefined;
  const before = previous === undefined ? null : await readBefore(tx, previous);
  const income = previous === undefined ? null : { createdMs: previous.created_ms, totalPrice: previous.total_chaos };
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
    hourly_income: computeHourlyIncome({ createdMs, totalPrice: sums.totalPrice }, income),
    effects: before === null || previous === undefined ? null : splitChange(before, details, sums.totalPrice - previous.total_chaos),
    priced_tabs: sums.pricedStashTabs.map(({ id, totalPrice }) => [id, totalPrice]),
    priced_categories: sums.pricedCategories.map(({ id, totalPrice }) => [id, totalPrice]),
    carried_tabs: listCarriedTabs(details).length,
    note: '',
    details_bytes: packed.length,
    body_hash: bodyHash,
    created_ms: createdMs,
    saved_ms: nowMs,
  };
}

async function readBefore(tx: Transaction<Database>, previous: SnapshotRecord): Promise<SnapshotDetails | null> {
  const packed = await readPacked(tx, previous.id);
  return packed === undefined ? null : readDetails(packed);
}

/** Effects in tabs of both, and what is left of the change of the total: tabs that one alone has (D71). */
function splitChange(before: SnapshotDetails, after: SnapshotDetails, totalChange: number): SnapshotEffects {
  const { quantity, price, override, change } = compareSnapshots(before, after, { tabs: 'inBoth' });
  return [quantity, price, override, roundTo(totalChange - change, FINE_PRICE_DECIMALS)];
}
