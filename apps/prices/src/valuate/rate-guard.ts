import { roundPrice } from '@poexchange/domain/currency';
import { FEWEST_UNITS } from './value-group.ts';
import type { GroupValue } from './value-group.ts';

/**
 * What is kept of a guarded rate between publications: what it was an hour ago and how many sellers asked then (null before that was counted), and since when a jump or
 * a crowd is held back.
 */
export type RateGuard = {
  readonly referenceChaos: number;
  readonly referenceAtMs: number;
  readonly referenceSellers: number | null;
  readonly heldSinceMs: number | null;
};

const HOUR_MS = 3_600_000;
/**
 * On the word of asks alone a rate moves this far in an hour, in log space. The divine orb itself moves about 1 % an hour, now up, now down, which such a limit follows
 * with an error of about 2 %: no more than the noise of a hundred asks, and too slow for somebody who floods the market for an afternoon.
 */
const HOURLY_LIMIT = 0.0025;
/** Further than this from an hour ago is a jump, which two sources must show (D52). */
const JUMP = 0.08;
/** So many times the sellers of an hour ago are a crowd: whatever it asks, it does not move a rate. */
const CROWD = 1.2;
/** In a market of fewer a newcomer or two are no crowd. */
const FEWEST_OF_CROWD = 20;
/** Both sources show the same when they differ by less. */
const AGREEMENT = 0.1;
/** A jump that only asks show is the market's after all when it has lasted this long. */
const LONGEST_HOLD_MS = 8 * HOUR_MS;

export type GuardedValue = { readonly value: GroupValue; readonly guard: RateGuard };

/**
 * Holds a divine or exalt rate back (D52): everything that is asked in it would move with it. Where the exchange shows the same, the rate is what the asks say. Where it
 * does not, the rate follows slowly, and not at all while a crowd of new sellers asks; a jump that only one source shows leaves it where it was and is said ("held"), until the exchange shows it too or it has lasted.
 */
export function guardRate(value: GroupValue, guard: RateGuard | undefined, nowMs: number): GuardedValue {
  if (guard === undefined || !(guard.referenceChaos > 0)) return accept(value, nowMs);
  // A clock that was set back makes the past no longer.
  const ageMs = Math.max(0, nowMs - guard.referenceAtMs);
  const move = Math.log(value.primary / guard.referenceChaos);
  if (isShownTwice(value, guard, move)) return accept(value, nowMs);
  const isJump = Math.abs(move) > JUMP;
  const isCrowd = guard.referenceSellers !== null && value.listings > Math.max(guard.referenceSellers, FEWEST_OF_CROWD) * CROWD;
  const heldSinceMs = isJump || isCrowd ? Math.min(guard.heldSinceMs ?? nowMs, nowMs) : null;
  if (heldSinceMs !== null && nowMs - heldSinceMs >= LONGEST_HOLD_MS) return accept(value, nowMs);
  const limit = HOURLY_LIMIT * Math.max(1, ageMs / HOUR_MS);
  const step = isJump || isCrowd ? 0 : Math.sign(move) * Math.min(Math.abs(move), limit);
  const slowed = step === move ? value : scaleValue(value, Math.exp(step - move));
  const isOver = ageMs >= HOUR_MS;
  return {
    value: isJump ? { ...slowed, reason: 'held' } : slowed,
    guard: {
      referenceChaos: isOver ? slowed.primary : guard.referenceChaos,
      referenceAtMs: isOver ? nowMs : Math.min(guard.referenceAtMs, nowMs),
      referenceSellers: isOver && !isJump && !isCrowd ? value.listings : guard.referenceSellers,
      heldSinceMs,
    },
  };
}

function isShownTwice(value: GroupValue, { referenceChaos }: RateGuard, move: number): boolean {
  const { exchange, making } = value;
  if (exchange === null || exchange.units < FEWEST_UNITS || making.used === 0) return false;
  return Math.abs(Math.log(exchange.priceChaos / referenceChaos) - move) < AGREEMENT;
}

function accept(value: GroupValue, nowMs: number): GuardedValue {
  return { value, guard: { referenceChaos: value.primary, referenceAtMs: nowMs, referenceSellers: value.listings, heldSinceMs: null } };
}

function scaleValue(value: GroupValue, factor: number): GroupValue {
  const scale = (price: number): number => roundPrice(price * factor);
  return {
    ...value,
    levels: value.levels.map(scale),
    primary: scale(value.primary),
    brackets: value.brackets.map((price) => (price === null ? null : scale(price))),
  };
}
