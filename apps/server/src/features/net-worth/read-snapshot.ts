import { createHash, type Hash } from 'node:crypto';
import type { SnapshotEffects } from '@poexchange/contract/rest/net-worth';
import type { LeagueId, SnapshotId, SnapshotProfileId } from '@poexchange/domain/ids';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { RefusalError } from '../../http/refusal.ts';
import type { WrittenReply } from '../../http/server-app.ts';
import { createTurns } from '../../http/turns.ts';
import { askDetailsThread } from './details-thread.ts';
import type { NetWorthDeps } from './settings.queries.ts';
import { findProfileGame } from './profiles.queries.ts';
import { findSnapshot, presentRow, readPacked, readSnapshots, type SnapshotRecord } from './snapshots.queries.ts';

/** Rows read and written per batch, which takes a few milliseconds even with 302 places in each row. */
const ROWS_AT_ONCE = 100;
/** Limits how many lists are read at the same time, because a list may have thousands of rows. */
const turns = createTurns({ atOnce: 2, longestMs: 5000 });

/** Reads a person's snapshot with its items. */
export async function readSnapshot(deps: NetWorthDeps, { userId, id }: { userId: string; id: SnapshotId }): Promise<WrittenReply> {
  const [record, packed] = await Promise.all([findSnapshot(deps.db, { userId, id }), readPacked(deps.db, { userId, id })]);
  if (record === undefined || packed === undefined) throw new RefusalError('snapshotNotFound');
  const head = presentHead(record);
  const written = await askDetailsThread(userId, { kind: 'write', head, serverTimeMs: deps.clock(), packed });
  if (written === null) throw new Error('stored details cannot be read');
  return { etag: written.etag, gzip: Buffer.from(written.gzip.buffer, written.gzip.byteOffset, written.gzip.byteLength), isPrivate: true };
}

function presentHead(record: SnapshotRecord) {
  return {
    id: record.id as SnapshotId,
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
    type: record.type,
    effects: record.effects as SnapshotEffects | null,
    note: record.note,
    createdAt: record.created_ms,
  };
}

/** Reads and writes the rows of a person's profile in batches. */
export async function listSnapshots(
  deps: NetWorthDeps,
  { userId, profileId, sinceMs }: { userId: string; profileId: SnapshotProfileId; sinceMs: number },
): Promise<WrittenReply> {
  if ((await findProfileGame(deps.db, { userId, id: profileId })) === undefined) throw new RefusalError('snapshotProfileNotFound');
  const end = await turns.take();
  try {
    const hash = createHash('sha256');
    const gzip = await compressPieces(writeList(deps, { userId, profileId, sinceMs, hash }));
    return { etag: `W/"${hash.digest('base64url').slice(0, 27)}"`, gzip, isPrivate: true };
  } finally {
    end();
  }
}

/** Writes the list; `hash` covers the rows. The reply's time is excluded because it would change every hash. */
async function* writeList(
  { db, clock }: NetWorthDeps,
  { hash, sinceMs, ...owned }: { userId: string; profileId: SnapshotProfileId; sinceMs: number; hash: Hash },
): AsyncGenerator<string> {
  yield '{"snapshots":[';
  let [afterMs, comma] = [sinceMs, ''];
  for (;;) {
    const records = await readSnapshots(db, { ...owned, sinceMs: afterMs, limit: ROWS_AT_ONCE });
    const rows = records.map((record) => JSON.stringify(presentRow(record))).join(',');
    hash.update(rows);
    if (records.length > 0) yield comma + rows;
    const last = records.at(-1);
    if (last === undefined || records.length < ROWS_AT_ONCE) break;
    [afterMs, comma] = [last.created_ms, ','];
  }
  yield `],"serverTimeMs":${clock()}}`;
}

/** Compresses text written in pieces (gzip), off the main thread, so that the whole text is never in memory. */
async function compressPieces(pieces: AsyncIterable<string>): Promise<Buffer> {
  const compressed: Buffer[] = [];
  await pipeline(Readable.from(pieces, { objectMode: false }), createGzip({ level: 5 }), async (source: AsyncIterable<Buffer>) => {
    for await (const piece of source) compressed.push(piece);
  });
  return Buffer.concat(compressed);
}
