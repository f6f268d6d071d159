import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { publishEvent, userRoom } from '../../realtime/outbox.ts';
import { tellInOrder, type Told } from '../../realtime/tell-in-order.ts';
import { tellTrust } from '../services/index.ts';

type Vouched = {
  readonly event: 'got-vouched' | 'got-unvouched';
  readonly voucherId: string;
  readonly targetId: string;
  readonly nowMs: number;
  /** Other events for the person who was vouched for. */
  readonly tellAlso?: readonly Told['tell'][];
};

/** Publishes a change of a vouch to both people, and to the rooms in which the vouched person is listed. */
export async function tellVouched(tx: Transaction<Database>, { event, voucherId, targetId, nowMs, tellAlso = [] }: Vouched): Promise<void> {
  const tell = (userId: string) => publishEvent(tx, { room: userRoom(userId), event, data: { voucher: voucherId, targetUser: targetId } });
  await tellInOrder([{ id: voucherId, tell }, { id: targetId, tell }, ...tellAlso.map((also) => ({ id: targetId, tell: also }))]);
  await tellTrust(tx, { userId: targetId, nowMs });
}
