import type { ErrorCode } from '@poexchange/contract/errors';
import type { UserId } from '@poexchange/domain/ids';
import { decideUnvouch, decideVouch, isNewAccount, nameService, type ServiceCategory, type VouchRefusal } from '@poexchange/domain/service';
import { withTransaction } from '@poexchange/platform/db';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { RefusalError } from '../../http/refusal.ts';
import { publishEvent, userRoom, tellInOrder, type Told } from '../../realtime/outbox.ts';
import { countAbout, hideSubject, notify, writeMessage } from '../notifications/index.ts';
import { findFinishedService, tellTrust, type FinishedService } from '../services/index.ts';
import { countVouches, lockPair, readVouchBounds } from './vouches.queries.ts';
import type { ServerDeps } from '../../server-deps.ts';

export type VouchesDeps = Pick<ServerDeps, 'db' | 'clock'>;

/** A vouch with its two people and its reason. */
export type Vouch = {
  readonly voucherId: string;
  readonly targetId: string;
  readonly serviceCategory: ServiceCategory;
  readonly serviceName: string;
};
export type VouchReply = { readonly userId: UserId; readonly vouchCount: number };

const refusals: Readonly<Record<VouchRefusal, ErrorCode>> = {
  own: 'ownVouch',
  banned: 'banned',
  gone: 'notFound',
  notEarned: 'vouchNotEarned',
  tooMany: 'tooManyVouches',
  tooManyNew: 'tooManyNewVouches',
};

/** Lets a customer vouch for a provider after a finished service. A repeat changes nothing. */
export async function vouchFor(deps: VouchesDeps, vouch: Vouch): Promise<VouchReply> {
  const { voucherId, targetId, serviceCategory: category, serviceName: name } = vouch;
  const vouchCount = await withTransaction(deps.db, async (tx) => {
    const nowMs = deps.clock();
    const { voucher, target } = await lockPair(tx, { voucherId, targetId });
    const bounds = await readVouchBounds(tx, { voucherId, targetId, nowMs });
    const finished = await findFinishedService(tx, { customerId: voucherId, providerId: targetId, category, name });
    const voucherAgeMs = nowMs - (voucher?.created_ms ?? nowMs);
    const decision = decideVouch({
      voucherId,
      targetId,
      voucherState: voucher === undefined || voucher.banned_ms !== null ? 'banned' : 'present',
      targetState: target === undefined ? 'deleted' : target.banned_ms === null ? 'present' : 'banned',
      hasFinishedService: finished !== null,
      isVouched: bounds.isVouched,
      voucherAgeMs,
      givenInWindow: bounds.given,
      newReceivedInWindow: bounds.newReceived,
    });
    if (!decision.ok) throw new RefusalError(refusals[decision.code]);
    if (decision.isChanged) {
      await tx
        .insertInto('vouches')
        .values({
          voucher_id: voucherId,
          target_id: targetId,
          category,
          name,
          is_custom: finished?.isCustom ?? false,
          is_new: isNewAccount(voucherAgeMs),
          vouched_ms: nowMs,
          request_id: finished?.id ?? null,
        })
        .execute();
      const told = { receiverId: targetId, subjectId: voucherId };
      // Alternately vouching and withdrawing notifies only once.
      const isNews = finished !== null && (await countAbout(tx, told)) === 0;
      const tellAlso = isNews ? [() => notifyVouched(tx, { vouch, finished, nowMs })] : [];
      await tellVouched(tx, { event: 'got-vouched', voucherId, targetId, nowMs, tellAlso });
    }
    return (await countVouches(tx, targetId)).count;
  });
  return { userId: targetId as UserId, vouchCount };
}

/** Withdraws a vouch; changes nothing if there is no vouch. */
export async function unvouchFor(deps: VouchesDeps, { voucherId, targetId }: Pick<Vouch, 'voucherId' | 'targetId'>): Promise<VouchReply> {
  const vouchCount = await withTransaction(deps.db, async (tx) => {
    const nowMs = deps.clock();
    // Also withdraw the vouch's notification. Notifications are locked before people.
    const takenBack = await hideSubject(tx, { receiverId: targetId, subjectId: voucherId, nowMs });
    const { voucher } = await lockPair(tx, { voucherId, targetId });
    const { isVouched } = await readVouchBounds(tx, { voucherId, targetId, nowMs });
    const voucherState = voucher === undefined || voucher.banned_ms !== null ? 'banned' : 'present';
    const decision = decideUnvouch({ voucherState, isVouched });
    if (!decision.ok) throw new RefusalError(refusals[decision.code]);
    if (decision.isChanged) {
      await tx.deleteFrom('vouches').where('voucher_id', '=', voucherId).where('target_id', '=', targetId).execute();
      const tellAlso = takenBack.length === 0 ? [] : [(userId: string) => tellDeleted(tx, userId, takenBack)];
      await tellVouched(tx, { event: 'got-unvouched', voucherId, targetId, nowMs, tellAlso });
    }
    return (await countVouches(tx, targetId)).count;
  });
  return { userId: targetId as UserId, vouchCount };
}

function tellDeleted(tx: Transaction<Database>, userId: string, ids: string[]): Promise<unknown> {
  return publishEvent(tx, { room: userRoom(userId), event: 'notification:deleted', data: { ids } });
}

/** Notifies a provider of a vouch: who gave it, and for which service. */
function notifyVouched(
  tx: Transaction<Database>,
  { vouch, finished, nowMs }: { readonly vouch: Vouch; readonly finished: FinishedService; readonly nowMs: number },
): Promise<unknown> {
  const { voucherId, targetId, serviceCategory: category, serviceName: name } = vouch;
  const { id, game, isCustom, customerIgn } = finished;
  const service = nameService(game, { serviceName: name, isCustomService: isCustom });
  const params = { ign: customerIgn, service, request: id, game, category, name, custom: Number(isCustom) };
  const body = writeMessage('services.vouched', params);
  return notify(tx, { receiver: targetId, sender: voucherId, subject: voucherId, nowMs, type: 'message', body });
}

type Vouched = {
  readonly event: 'got-vouched' | 'got-unvouched';
  readonly voucherId: string;
  readonly targetId: string;
  readonly nowMs: number;
  /** Other events for the person who was vouched for. */
  readonly tellAlso?: readonly Told['tell'][];
};

/** Publishes a vouch's change to both people, and to the rooms in which the vouched person is listed. */
export async function tellVouched(tx: Transaction<Database>, { event, voucherId, targetId, nowMs, tellAlso = [] }: Vouched): Promise<void> {
  const tell = (userId: string) => publishEvent(tx, { room: userRoom(userId), event, data: { voucher: voucherId, targetUser: targetId } });
  await tellInOrder([{ id: voucherId, tell }, { id: targetId, tell }, ...tellAlso.map((also) => ({ id: targetId, tell: also }))]);
  await tellTrust(tx, { userId: targetId, nowMs });
}
