import { roundPriceOf } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import type { RateMove } from '../market/carry-prior.ts';
import { showMove, type GoodsHabit, type GoodsRate } from './goods-rate.ts';
import { isBelieved } from '../../exchange/anchor.ts';
import type { GroupValue } from '../value/value-group.ts';

/** State of a guarded rate between price runs. */
export type RateGuard = {
  /**
   * The published rate: the rate at which the next price run converts, and the rate that this run used (null after the
   * first run).
   */
  readonly valueChaos: number;
  readonly usedChaos: number | null;
  /** The rate an hour ago, and the number of sellers then (null from before sellers were counted). */
  readonly referenceChaos: number;
  readonly referenceAtMs: number;
  readonly referenceSellers: number | null;
  /** Start of a jump's hold, and start of the current crowd. */
  readonly heldSinceMs: number | null;
  readonly crowdSinceMs: number | null;
  /** The current goods' rate (null with too few goods), and its usual offset (null while unknown). */
  readonly goods: GoodsRate | null;
  readonly habit: GoodsHabit | null;
};

const HOUR_MS = 3_600_000;
/**
 * Maximum hourly move of a rate on asks alone, in log space. The divine moves about 1 % an hour, up and down; with this
 * limit the error is about 2 %, no more than the noise of a hundred asks, and an afternoon's flood is too short to
 * matter.
 */
const HOURLY_LIMIT = 0.0025;
/** Distance from the rate an hour ago, in log space, beyond which a change is a jump and needs two sources (D52). */
const JUMP = 0.08;
/**
 * Growth of the number of sellers within an hour, as a share. From the first value, new sellers slow the rate down;
 * from the second value, they are a crowd, which moves no rate.
 */
const NEWCOMERS = 0.05;
const CROWD_GROWTH = 0.15;
/**
 * Minimum number of sellers against which growth is measured: in a small market one or two newcomers are not a crowd.
 */
const FEWEST_OF_CROWD = 20;
/** Maximum difference between two sources that agree, in log space. */
const AGREEMENT = 0.1;
/** A jump from asks alone is accepted after this time; if goods contradict it, after the lifetime of an ask. */
const LONGEST_HOLD_MS = 8 * HOUR_MS;
const LONGEST_DENIED_MS = 48 * HOUR_MS;
/** Time constant for learning the usual offset of the goods' rate, in hours. */
const HOURS_TO_LEARN = 24;

export type GuardedValue = { readonly value: GroupValue; readonly guard: RateGuard };

/**
 * Guards a divine or exalted rate, because everything priced in that currency moves with it. If the rate is the
 * exchange's price, it follows the exchange immediately, whatever sellers ask. Asks alone need confirmation: if goods
 * priced in both currencies move too, the rate moves as far as both sources agree. Otherwise it moves slowly, more
 * slowly with new sellers, and not at all with a crowd. A jump from only one source is held and marked ("held") until
 * another source confirms it or it has lasted long enough.
 */
export function guardRate(value: GroupValue, guard: RateGuard | undefined, nowMs: number, game: Game = 'poe1'): GuardedValue {
  if (guard === undefined || !(guard.referenceChaos > 0) || isShownByExchange(value)) return accept(value, guard, nowMs);
  const move = Math.log(value.primary / guard.referenceChaos);
  const goods = showMove(guard.goods, guard.habit, guard.referenceChaos);
  const isJump = Math.abs(move) > JUMP;
  const newcomers = shareOfNewcomers(value, guard);
  const isCrowd = newcomers >= CROWD_GROWTH;
  // An attacker with a crowd may also have a crowd for goods.
  if (!isCrowd && isConfirmedBy(goods, move))
    return accept(moveBy(value, { move, step: limitTo(move, Math.abs(goods.move)), game }), guard, nowMs);
  const hold = {
    heldSinceMs: isJump ? Math.min(guard.heldSinceMs ?? nowMs, nowMs) : null,
    crowdSinceMs: isCrowd ? Math.min(guard.crowdSinceMs ?? nowMs, nowMs) : null,
  };
  const isDenied = (goods.isStill && isJump) || isCrowd;
  // Drop the goods' offset so that it is learned again, because the rate has moved away from it.
  if (isHoldOver(hold, isDenied, nowMs)) return accept(value, { ...guard, habit: null }, nowMs);
  return slowDown(value, guard, { move, newcomers, hold, nowMs, game });
}

function isConfirmedBy(goods: ReturnType<typeof showMove>, move: number): boolean {
  return goods.isSure && goods.move * move > 0 && Math.abs(goods.move - move) < AGREEMENT;
}

type Hold = Pick<RateGuard, 'heldSinceMs' | 'crowdSinceMs'>;

/** Returns whether a jump or a crowd has lasted long enough to be accepted. */
function isHoldOver({ heldSinceMs, crowdSinceMs }: Hold, isDenied: boolean, nowMs: number): boolean {
  if (heldSinceMs === null && crowdSinceMs === null) return false;
  const sinceMs = Math.max(heldSinceMs ?? -Infinity, crowdSinceMs ?? -Infinity);
  return nowMs - sinceMs >= (isDenied ? LONGEST_DENIED_MS : LONGEST_HOLD_MS);
}

type Unconfirmed = { readonly move: number; readonly newcomers: number; readonly hold: Hold; readonly nowMs: number; readonly game: Game };

/** Slowly moves a rate that only asks support, or holds its jump. */
function slowDown(value: GroupValue, guard: RateGuard, { move, newcomers, hold, nowMs, game }: Unconfirmed): GuardedValue {
  const isJump = hold.heldSinceMs !== null;
  // The age is at least 0, even if the clock has been set back.
  const ageMs = Math.max(0, nowMs - guard.referenceAtMs);
  const slowness = Math.min(1, Math.max(0, (newcomers - NEWCOMERS) / (CROWD_GROWTH - NEWCOMERS)));
  const limit = isJump ? 0 : HOURLY_LIMIT * Math.max(1, ageMs / HOUR_MS) * (1 - slowness);
  const slowed = moveBy(value, { move, step: limitTo(move, limit), game });
  const isHourOld = ageMs >= HOUR_MS;
  return {
    value: isJump ? { ...slowed, reason: 'held' } : slowed,
    guard: {
      ...guard,
      valueChaos: slowed.primary,
      usedChaos: guard.valueChaos,
      referenceChaos: isHourOld ? slowed.primary : guard.referenceChaos,
      referenceAtMs: isHourOld ? nowMs : Math.min(guard.referenceAtMs, nowMs),
      referenceSellers: isHourOld && !isJump && hold.crowdSinceMs === null ? countSellers(value) : guard.referenceSellers,
      ...hold,
      habit: isHourOld && !isJump ? learnHabit(guard) : (guard.habit ?? learnHabit(guard)),
    },
  };
}

/** Lists the moves of the guarded rates between the last two price runs. */
export function listRateMoves(guards: Iterable<RateGuard | undefined>): RateMove[] {
  return [...guards].flatMap((guard) => {
    if (guard === undefined || guard.usedChaos === null) return [];
    const move = Math.log(guard.valueChaos / guard.usedChaos);
    return Number.isFinite(move) && move !== 0 ? [{ rate: guard.valueChaos, move }] : [];
  });
}

const isShownByExchange = ({ origin, exchange }: GroupValue): boolean => origin === 'exchange' && exchange !== null && isBelieved(exchange);

/** Counts all sellers, including sellers dropped as copies, because a crowd's asks are alike. */
const countSellers = ({ listings, explanation }: GroupValue): number => listings + (explanation.dropped.copied ?? 0);

function shareOfNewcomers(value: GroupValue, { referenceSellers }: RateGuard): number {
  if (referenceSellers === null) return 0;
  return countSellers(value) / Math.max(referenceSellers, FEWEST_OF_CROWD) - 1;
}

/**
 * Learns the usual offset of the goods' rate. The offset is never zero, because sellers who ask for chaos price
 * differently.
 */
function learnHabit({ goods, habit, valueChaos }: RateGuard): GoodsHabit | null {
  if (goods === null || !(valueChaos > 0)) return habit;
  const { sellers } = goods;
  const offset = Math.log(goods.chaos / valueChaos);
  if (habit === null) return { offset, sellers };
  const learn = (known: number, shown: number): number => known + (shown - known) / HOURS_TO_LEARN;
  return { offset: learn(habit.offset, offset), sellers: learn(habit.sellers, sellers) };
}

function accept(value: GroupValue, guard: RateGuard | undefined, nowMs: number): GuardedValue {
  return {
    value,
    guard: {
      valueChaos: value.primary,
      usedChaos: guard?.valueChaos ?? null,
      referenceChaos: value.primary,
      referenceAtMs: nowMs,
      referenceSellers: countSellers(value),
      heldSinceMs: null,
      crowdSinceMs: null,
      goods: guard?.goods ?? null,
      habit: guard?.habit ?? null,
    },
  };
}

const limitTo = (move: number, limit: number): number => Math.sign(move) * Math.min(Math.abs(move), limit);

/** Rescales a value so that it moves by `step` where its market moved by `move` (in log space). */
function moveBy(value: GroupValue, { move, step, game }: { move: number; step: number; game: Game }): GroupValue {
  if (step === move) return value;
  const factor = Math.exp(step - move);
  const scale = (price: number): number => roundPriceOf(price * factor, game);
  return {
    ...value,
    levels: value.levels.map(scale),
    primary: scale(value.primary),
    brackets: value.brackets.map((price) => (price === null ? null : scale(price))),
  };
}
