/**
 * Delay with which a true jump of the divine is followed where goods show it too, and effect of an attack there: worlds
 * with as many goods as a small league.
 */
import { createOurRule, type OurOptions } from './rules.ts';
import { rateAttackPlan, createWorld, type WorldOptions } from './world.ts';

/**
 * D90's world with more thin markets: a league has thousands, about a third of them dear enough to be asked for in
 * divines.
 */
export const league = { thick: 12, thin: 1200 };
const jump = { atHour: 24, factor: 1.15 };
const FOLLOWED_HOURS = 12;
/** Others have followed by then. */
const LEFT_AFTER_HOURS = 4;

export type Followed = { readonly hours: number; readonly left: number };

/**
 * Hours until the rate has followed half of a jump, against the same world without one (as many as are played where it
 * has not by then), and the share of it that is left to follow after some hours, in log space.
 */
export function followJump({ seed, lies, goods }: { seed: number; lies: number; goods: NonNullable<OurOptions['goods']> }): Followed {
  const options = { seed, lies, ...league };
  const toHour = jump.atHour + FOLLOWED_HOURS;
  const [calm, jumped] = [playRates(options, { toHour, goods }), playRates({ ...options, divineJump: jump }, { toHour, goods })];
  const followed = calm.map((rate, hour) => Math.log((jumped[hour] ?? Number.NaN) / rate) / Math.log(jump.factor));
  const hours = followed.slice(jump.atHour).findIndex((share) => share >= 0.5);
  return { hours: hours === -1 ? FOLLOWED_HOURS : hours, left: Math.abs(1 - (followed[jump.atHour + LEFT_AFTER_HOURS] ?? Number.NaN)) };
}

/**
 * The largest move of the divine's rate while it is attacked, against the same world without the attack, in log space.
 */
export function moveRate({ seed, factor, goods }: { seed: number; factor: number; goods: number }): number {
  const options = { seed, lies: 0.2, ...league };
  const play = { toHour: rateAttackPlan.toHour, goods: 'heard' } as const;
  const [calm, attacked] = [playRates(options, play), playRates({ ...options, rateAttack: { ...rateAttackPlan, factor, goods } }, play)];
  return Math.max(
    ...calm
      .slice(rateAttackPlan.fromHour)
      .map((rate, at) => Math.abs(Math.log((attacked[rateAttackPlan.fromHour + at] ?? Number.NaN) / rate))),
  );
}

/** The divine's rate, hour by hour. */
function playRates(options: WorldOptions, { toHour, goods }: { toHour: number; goods: NonNullable<OurOptions['goods']> }): number[] {
  const world = createWorld(options);
  const rule = createOurRule({ exchange: 'without exchange', goods });
  const rates: number[] = [];
  for (; world.hour <= toHour; world.step()) rates.push(rule(world).get(world.divine) ?? Number.NaN);
  return rates;
}
