const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Limits against bought and fake vouches (D61). */
export const vouchLimits = {
  /** Account age on this site below which an account counts as new. */
  newAccountMs: 7 * DAY_MS,
  /** Maximum vouches from new accounts that one person can receive per day. */
  newPerDay: 3,
  /** Maximum vouches that one person can give per day. */
  givenPerDay: 40,
  windowMs: DAY_MS,
} as const;

/** Facts the server uses to decide on a vouch. */
export type VouchFacts = {
  readonly voucherId: string;
  readonly targetId: string;
  readonly voucherState: 'present' | 'banned';
  readonly targetState: 'present' | 'banned' | 'deleted';
  /**
   * Whether the voucher was the customer, and the target the provider, of a finished service with this category and
   * name.
   */
  readonly hasFinishedService: boolean;
  /** Whether the voucher has an active vouch for the target (R4.22). */
  readonly isVouched: boolean;
  /** Age of the voucher's account on this site. */
  readonly voucherAgeMs: number;
  /**
   * Number of vouches that the voucher gave in the last day, and number that the target received from new accounts in
   * the last day.
   */
  readonly givenInWindow: number;
  readonly newReceivedInWindow: number;
};

/**
 * Reason why a person may not vouch: `own` for themselves (R6.06), `banned`, `gone` for a deleted or banned target,
 * `notEarned` without a finished service, `tooMany` given, `tooManyNew` received from new accounts.
 */
export type VouchRefusal = 'own' | 'banned' | 'gone' | 'notEarned' | 'tooMany' | 'tooManyNew';
export type VouchDecision = { readonly ok: true; readonly isChanged: boolean } | { readonly ok: false; readonly code: VouchRefusal };

/**
 * Decides whether a vouch counts (D61, R6.06): it must be from the customer, for the provider, after a finished service
 * between the two, once per pair. Repeating a vouch changes nothing.
 */
export function decideVouch(facts: VouchFacts): VouchDecision {
  if (facts.voucherId === facts.targetId) return { ok: false, code: 'own' };
  if (facts.voucherState === 'banned') return { ok: false, code: 'banned' };
  if (facts.targetState !== 'present') return { ok: false, code: 'gone' };
  if (facts.isVouched) return { ok: true, isChanged: false };
  if (!facts.hasFinishedService) return { ok: false, code: 'notEarned' };
  if (facts.givenInWindow >= vouchLimits.givenPerDay) return { ok: false, code: 'tooMany' };
  if (isNewAccount(facts.voucherAgeMs) && facts.newReceivedInWindow >= vouchLimits.newPerDay) return { ok: false, code: 'tooManyNew' };
  return { ok: true, isChanged: true };
}

/** Returns whether an account counts as new, by its age on this site. */
export function isNewAccount(ageMs: number): boolean {
  return ageMs < vouchLimits.newAccountMs;
}

/**
 * Decides whether a vouch can be withdrawn: vouchers always can, even if the target has since been banned; if there is
 * no vouch, nothing changes.
 */
export function decideUnvouch(facts: Pick<VouchFacts, 'voucherState' | 'isVouched'>): VouchDecision {
  return facts.voucherState === 'banned' ? { ok: false, code: 'banned' } : { ok: true, isChanged: facts.isVouched };
}
