import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { lockRoom, publishEvent, userRoom } from '../../../realtime/outbox.ts';
import { markSubjectUnread } from '../../notifications/index.ts';
import { presentTrade } from '../present-trade.ts';
import type { NewTrade, TradeRecord } from '../trades.queries.ts';
import { ASKED_AGAIN_FOR_MS, judgeCrowd } from './refuse-crowd.ts';
import { lockOpenRequest, noteToldAgain, updateRequest } from './request.queries.ts';

/** Minimum time between two announcements of a request, in ms. */
const ANNOUNCED_ONCE_MS = 60_000;

/**
 * Corrects the sender's open request to the same listing that includes any of the same groups: one purchase is one
 * request, however often its quantities are corrected. The owner sees it changed and unread; a card and a sound come
 * again only after a while, and within the rate limits. Returns null without such a request.
 */
export async function askAgain(tx: Transaction<Database>, asked: NewTrade): Promise<TradeRecord | null> {
  const { sender_id: senderId, receiver_id: receiverId, created_ms: nowMs } = asked;
  const open = await lockOpenRequest(tx, {
    senderId,
    listingUuid: asked.listing_uuid,
    hashes: asked.items.map(({ hash }) => hash),
    sinceMs: nowMs - ASKED_AGAIN_FOR_MS,
  });
  if (open === undefined) return null;
  const record = await updateRequest(tx, { id: open.id, asked, nowMs });
  await markSubjectUnread(tx, { receiverId, subjectId: record.id });
  const room = userRoom(receiverId);
  await lockRoom(tx, room);
  const isDue = nowMs - (open.told_again_ms ?? open.created_ms) >= ANNOUNCED_ONCE_MS;
  const isTold = isDue && (await judgeCrowd(tx, { record, senderId, receiverId, nowMs })).ok;
  const corrected = isTold ? { ...record, told_again_ms: nowMs } : record;
  if (isTold) {
    await noteToldAgain(tx, { id: record.id, nowMs });
    await publishEvent(tx, { room, event: 'notification', data: presentTrade(corrected) });
  }
  await publishEvent(tx, { room, event: 'notification:updated', data: presentTrade(corrected) });
  return corrected;
}
