import type { ErrorCode } from '@poexchange/contract/errors';
import type { UserId } from '@poexchange/domain/ids';
import { decideUnvouch, decideVouch, isNewAccount, type ServiceCategory, type VouchRefusal } from '@poexchange/domain/service';
import { withTransaction } from '@poexchange/platform/db';
import { RefusalError } from '../../http/refusal.ts';
import { findFinishedService } from '../services/index.ts';
import { tellVouched } from './tell-vouched.ts';
import type { VouchesDeps } from './vouches-deps.ts';
import { countVouches, lockPair, readVouchBounds } from './vouches.queries.ts';

/** A vouch with its two people and its reason (R5.46). */
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
  tooMany: 'rateLimited',
  tooManyNew: 'rateLimited',
};
/** Wait before a bound of a day is worth another attempt, in milliseconds. */
const TRY_AGAIN_MS = 3_600_000;

/**
 * Vouches for somebody (D61, R7.49): the customer for the provider, after a finished service. A second time changes
 * nothing.
 */
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
    if (!decision.ok) throw refuse(decision.code);
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
        })
        .execute();
      await tellVouched(tx, { event: 'got-vouched', voucherId, targetId, nowMs });
    }
    return (await countVouches(tx, targetId)).count;
  });
  return { userId: targetId as UserId, vouchCount };
}

/** Takes one's vouch back (R7.50); without one nothing changes. */
export async function unvouchFor(deps: VouchesDeps, { voucherId, targetId }: Pick<Vouch, 'voucherId' | 'targetId'>): Promise<VouchReply> {
  const vouchCount = await withTransaction(deps.db, async (tx) => {
    const nowMs = deps.clock();
    const { voucher } = await lockPair(tx, { voucherId, targetId });
    const { isVouched } = await readVouchBounds(tx, { voucherId, targetId, nowMs });
    const voucherState = voucher === undefined || voucher.banned_ms !== null ? 'banned' : 'present';
    const decision = decideUnvouch({ voucherState, isVouched });
    if (!decision.ok) throw refuse(decision.code);
    if (decision.isChanged) {
      await tx.deleteFrom('vouches').where('voucher_id', '=', voucherId).where('target_id', '=', targetId).execute();
      await tellVouched(tx, { event: 'got-unvouched', voucherId, targetId, nowMs });
    }
    return (await countVouches(tx, targetId)).count;
  });
  return { userId: targetId as UserId, vouchCount };
}

function refuse(code: VouchRefusal): RefusalError {
  const policy = { tooMany: 'vouches', tooManyNew: 'vouches-of-new-accounts' }[code as string];
  return new RefusalError(refusals[code], policy === undefined ? {} : { policy, retryAfterMs: TRY_AGAIN_MS });
}
