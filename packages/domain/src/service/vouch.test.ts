import { describe, expect, it } from 'vitest';
import { decideUnvouch, decideVouch, vouchLimits, type VouchFacts } from './index.ts';

const facts: VouchFacts = {
  voucherId: 'customer',
  targetId: 'provider',
  voucherState: 'present',
  targetState: 'present',
  hasFinishedService: true,
  isVouched: false,
  voucherAgeMs: vouchLimits.newAccountMs,
  givenInWindow: 0,
  newReceivedInWindow: 0,
};
const decide = (changes: Partial<VouchFacts>) => {
  const decision = decideVouch({ ...facts, ...changes });
  return decision.ok ? decision.isChanged : decision.code;
};

describe('vouching', () => {
  it('D61 the customer vouches for the provider once a service is finished, once per pair', () => {
    expect(decide({})).toBe(true);
    expect(decide({ isVouched: true })).toBe(false);
    // A repeated vouch is harmless, even after the service it was for is deleted and the day's limit is reached.
    expect(decide({ isVouched: true, hasFinishedService: false, givenInWindow: vouchLimits.givenPerDay })).toBe(false);
    expect(decide({ hasFinishedService: false })).toBe('notEarned');
  });

  it('R6.06 always rejects a vouch for oneself', () => {
    expect(decide({ targetId: 'customer' })).toBe('own');
    expect(decide({ targetId: 'customer', isVouched: true })).toBe('own');
  });

  it('R6.07, D61 rejects vouches by banned people, and for banned or deleted ones', () => {
    expect(decide({ voucherState: 'banned' })).toBe('banned');
    expect(decide({ targetState: 'banned' })).toBe('gone');
    expect(decide({ targetState: 'deleted', isVouched: true })).toBe('gone');
  });

  it('D61 counts only three vouches of new accounts a day, and all of established ones', () => {
    const isNew = { voucherAgeMs: vouchLimits.newAccountMs - 1 };
    expect(decide({ ...isNew, newReceivedInWindow: 2 })).toBe(true);
    expect(decide({ ...isNew, newReceivedInWindow: 3 })).toBe('tooManyNew');
    expect(decide({ newReceivedInWindow: 3 })).toBe(true);
    const dayMs = 24 * 3_600_000;
    expect([vouchLimits.newAccountMs, vouchLimits.windowMs]).toEqual([7 * dayMs, dayMs]);
  });

  it('one person gives at most forty a day', () => {
    expect(decide({ givenInWindow: 39 })).toBe(true);
    expect(decide({ givenInWindow: 40 })).toBe('tooMany');
  });

  it('D61 a voucher can always withdraw their vouch', () => {
    expect(decideUnvouch({ voucherState: 'present', isVouched: true })).toEqual({ ok: true, isChanged: true });
    expect(decideUnvouch({ voucherState: 'present', isVouched: false })).toEqual({ ok: true, isChanged: false });
    expect(decideUnvouch({ voucherState: 'banned', isVouched: true })).toEqual({ ok: false, code: 'banned' });
  });
});
