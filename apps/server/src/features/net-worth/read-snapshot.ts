import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ReplyInputOf } from '@poexchange/contract/endpoint';
import { presentDetailItem, type netWorthApi, type SnapshotEffects } from '@poexchange/contract/rest/net-worth';
import type { LeagueId, SnapshotId, SnapshotProfileId } from '@poexchange/domain/ids';
import { sumDetails } from '@poexchange/domain/net-worth';
import { RefusalError } from '../../http/refusal.ts';
import type { WrittenReply } from '../../http/server-app.ts';
import { createTurns } from '../../http/turns.ts';
import { readDetails } from './details-codec.ts';
import type { NetWorthDeps } from './net-worth-deps.ts';
import { findProfileGame } from './profiles.queries.ts';
import { findSnapshot, presentRow, readPacked, readSnapshots, type SnapshotRecord } from './snapshots.queries.ts';

const compress = promisify(gzip);
/**
 * Lets one snapshot be written out at a time: a large one takes a third of a second, and many at once would leave no
 * tick to anybody else.
 */
const turns = createTurns({ atOnce: 1, longestMs: 5000 });
/** Below it a compressed reply saves nothing. */
const COMPRESSED_FROM_BYTES = 2048;

/** A person's snapshot with its items (R7.38). */
export async function readSnapshot(deps: NetWorthDeps, { userId, id }: { userId: string; id: SnapshotId }): Promise<WrittenReply> {
  const record = await findSnapshot(deps.db, id);
  if (record === undefined || record.user_id !== userId) throw new RefusalError('snapshotNotFound');
  const end = await turns.take();
  try {
    return await writeSnapshot(deps, record);
  } finally {
    end();
  }
}

async function writeSnapshot(deps: NetWorthDeps, record: SnapshotRecord): Promise<WrittenReply> {
  const id = record.id as SnapshotId;
  const packed = await readPacked(deps.db, id);
  // Deleted meanwhile.
  if (packed === undefined) throw new RefusalError('snapshotNotFound');
  const details = await readDetails(packed);
  if (details === null) throw new Error('stored details cannot be read');
  const { pricedStashTabs, pricedCategories } = sumDetails(details);
  const reply: ReplyInputOf<(typeof netWorthApi)['getSnapshot']> = {
    snapshot: {
      id,
      snapshotProfileId: record.profile_id as SnapshotProfileId,
      poe: record.game,
      leagueId: record.league as LeagueId,
      priceLeagueId: record.price_league as LeagueId,
      characterId: record.character_id,
      characterName: record.character_name,
      includeEquipment: record.include_equipment,
      includeInventory: record.include_inventory,
      totalPrice: record.total_chaos,
      hourlyIncome: record.hourly_income,
      pricedStashTabs: [...pricedStashTabs],
      pricedCategories: [...pricedCategories],
      type: record.type,
      effects: record.effects as SnapshotEffects | null,
      note: record.note,
      stashTabs: details.tabs.map((tab, at) => ({ ...tab, totalPrice: pricedStashTabs[at]?.totalPrice ?? 0 })),
      createdAt: record.created_ms,
      detailItems: details.items.map(presentDetailItem),
    },
    // The time of the reply would make every one another: a snapshot changes by its note alone.
    serverTimeMs: record.saved_ms,
  };
  return writeReply(reply);
}

/** Rows of a person's profile (R7.35, R3.62). */
export async function listSnapshots(
  deps: NetWorthDeps,
  { userId, profileId, sinceMs }: { userId: string; profileId: SnapshotProfileId; sinceMs: number },
): Promise<WrittenReply> {
  if ((await findProfileGame(deps.db, { userId, id: profileId })) === undefined) throw new RefusalError('snapshotProfileNotFound');
  const records = await readSnapshots(deps.db, { userId, profileId, sinceMs });
  const reply: ReplyInputOf<(typeof netWorthApi)['getProfileSnapshots']> = {
    snapshots: records.map(presentRow),
    serverTimeMs: records.at(-1)?.saved_ms ?? 0,
  };
  return writeReply(reply);
}

async function writeReply(reply: object): Promise<WrittenReply> {
  const json = Buffer.from(JSON.stringify(reply));
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"`;
  return { etag, json, gzip: json.length < COMPRESSED_FROM_BYTES ? null : await compress(json, { level: 5 }) };
}
