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
  it('D61 lets the customer vouch for the provider after a finished service, once per pair', () => {
    expect(decide({})).toBe(true);
    expect(decide({ isVouched: true })).toBe(false);
    // A repeated vouch is harmless, even after its service was deleted and the daily limit was reached.
    expect(decide({ isVouched: true, hasFinishedService: false, givenInWindow: vouchLimits.givenPerDay })).toBe(false);
    expect(decide({ hasFinishedService: false })).toBe('notEarned');
  });

  it('R6.06 always rejects a vouch for oneself', () => {
    expect(decide({ targetId: 'customer' })).toBe('own');
    expect(decide({ targetId: 'customer', isVouched: true })).toBe('own');
  });

  it('R6.07, D61 rejects vouches by banned people, and vouches for banned or deleted people', () => {
    expect(decide({ voucherState: 'banned' })).toBe('banned');
    expect(decide({ targetState: 'banned' })).toBe('gone');
    expect(decide({ targetState: 'deleted', isVouched: true })).toBe('gone');
  });

  it('D61 counts only three vouches a day from new accounts, but all from established accounts', () => {
    const isNew = { voucherAgeMs: vouchLimits.newAccountMs - 1 };
    expect(decide({ ...isNew, newReceivedInWindow: 2 })).toBe(true);
    expect(decide({ ...isNew, newReceivedInWindow: 3 })).toBe('tooManyNew');
    expect(decide({ newReceivedInWindow: 3 })).toBe(true);
    const dayMs = 24 * 3_600_000;
    expect([vouchLimits.newAccountMs, vouchLimits.windowMs]).toEqual([7 * dayMs, dayMs]);
  });

  it('allows one person forty vouches a day', () => {
    expect(decide({ givenInWindow: 39 })).toBe(true);
    expect(decide({ givenInWindow: 40 })).toBe('tooMany');
  });

  it('D61 always lets vouchers withdraw their vouch', () => {
    expect(decideUnvouch({ voucherState: 'present', isVouched: true })).toEqual({ ok: true, isChanged: true });
    expect(decideUnvouch({ voucherState: 'present', isVouched: false })).toEqual({ ok: true, isChanged: false });
    expect(decideUnvouch({ voucherState: 'banned', isVouched: true })).toEqual({ ok: false, code: 'banned' });
  });
});
