import { roundPrice } from '@poexchange/domain/currency';
import { FEWEST_UNITS } from './value-group.ts';
import type { GroupValue } from './value-group.ts';

/** What is kept of a guarded rate between publications: where it was an hour ago, and since when a jump is held back. */
export type RateGuard = { readonly referenceChaos: number; readonly referenceAtMs: number; readonly heldSinceMs: number | null };

const HOUR_MS = 3_600_000;
/** The divine orb moves about 1 % an hour; twice that is let through on the word of asks alone. In log space. */
const HOURLY_LIMIT = 0.02;
/** Further than this from an hour ago is a jump, which two sources must show (D52). */
const JUMP = 0.06;
/** Both sources show the same jump when they differ by less. */
const AGREEMENT = 0.1;
/** A jump that only asks show is the market's after all when it has lasted this long. */
const LONGEST_HOLD_MS = 6 * HOUR_MS;

export type GuardedValue = { readonly value: GroupValue; readonly guard: RateGuard };

/**
 * Holds a divine or exalt rate back (D52): everything that is asked in it would move with it. Small moves pass at no more than 2 % an hour; a jump that only one source
 * shows leaves the rate where it was and is said ("held"), until the exchange shows it too, or until it has lasted six hours.
 */
export function guardRate(value: GroupValue, guard: RateGuard | undefined, nowMs: number): GuardedValue {
  if (guard === undefined || !(guard.referenceChaos > 0)) return accept(value, nowMs);
  // A clock that was set back makes the past no longer.
  const ageMs = Math.max(0, nowMs - guard.referenceAtMs);
  const move = Math.log(value.primary / guard.referenceChaos);
  const limit = HOURLY_LIMIT * Math.max(1, ageMs / HOUR_MS);
  const traded = value.exchange !== null && value.exchange.units >= FEWEST_UNITS ? value.exchange : null;
  const isShownTwice =
    traded !== null && value.making.used > 0 && Math.abs(Math.log(traded.priceChaos / guard.referenceChaos) - move) < AGREEMENT;
  if (isShownTwice || Math.abs(move) <= limit) return keepGuard(value, guard, { nowMs, ageMs, heldSinceMs: null });
  if (Math.abs(move) <= Math.max(JUMP, limit)) {
    const limited = scaleValue(value, Math.exp(Math.sign(move) * limit - move));
    return keepGuard(limited, guard, { nowMs, ageMs, heldSinceMs: null });
  }
  const heldSinceMs = Math.min(guard.heldSinceMs ?? nowMs, nowMs);
  if (nowMs - heldSinceMs >= LONGEST_HOLD_MS) return accept(value, nowMs);
  const held = { ...scaleValue(value, Math.exp(-move)), reason: 'held' as const };
  return { value: held, guard: { ...guard, referenceAtMs: ageMs >= HOUR_MS ? nowMs : guard.referenceAtMs, heldSinceMs } };
}

function accept(value: GroupValue, nowMs: number): GuardedValue {
  return { value, guard: { referenceChaos: value.primary, referenceAtMs: nowMs, heldSinceMs: null } };
}

type Age = { nowMs: number; ageMs: number; heldSinceMs: number | null };

function keepGuard(value: GroupValue, guard: RateGuard, { nowMs, ageMs, heldSinceMs }: Age): GuardedValue {
  const isOver = ageMs >= HOUR_MS;
  return {
    value,
    guard: {
      referenceChaos: isOver ? value.primary : guard.referenceChaos,
      referenceAtMs: isOver ? nowMs : Math.min(guard.referenceAtMs, nowMs),
      heldSinceMs,
    },
  };
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
