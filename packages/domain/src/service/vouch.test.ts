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
  it('D61 the customer vouches for the provider once a service is finished, once a pair', () => {
    expect(decide({})).toBe(true);
    expect(decide({ isVouched: true })).toBe(false);
    // A repeated vouch is harmless, also after the service it was for is forgotten and the day is used up.
    expect(decide({ isVouched: true, hasFinishedService: false, givenInWindow: vouchLimits.givenPerDay })).toBe(false);
    expect(decide({ hasFinishedService: false })).toBe('notEarned');
  });

  it('R6.06 nobody vouches for themself, whatever else is true', () => {
    expect(decide({ targetId: 'customer' })).toBe('own');
    expect(decide({ targetId: 'customer', isVouched: true })).toBe('own');
  });

  it('R6.07, D61 not by the banned, not for the banned or deleted', () => {
    expect(decide({ voucherState: 'banned' })).toBe('banned');
    expect(decide({ targetState: 'banned' })).toBe('gone');
    expect(decide({ targetState: 'deleted', isVouched: true })).toBe('gone');
  });

  it('D61 new accounts can lift nobody: three of their vouches a day count, those of known ones all', () => {
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

  it('D61 a vouch can always be taken back by who gave it', () => {
    expect(decideUnvouch({ voucherState: 'present', isVouched: true })).toEqual({ ok: true, isChanged: true });
    expect(decideUnvouch({ voucherState: 'present', isVouched: false })).toEqual({ ok: true, isChanged: false });
    expect(decideUnvouch({ voucherState: 'banned', isVouched: true })).toEqual({ ok: false, code: 'banned' });
  });
});
