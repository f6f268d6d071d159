/**
 * How soon a true jump of the divine is followed where goods show it too, and how far an attack gets there: worlds with
 * as many goods as a small league has.
 */
import { createOurRule } from './rules.ts';
import type { OurOptions } from './rules.ts';
import { ATTACK, createWorld } from './world.ts';
import type { WorldOptions } from './world.ts';

/**
 * D90's world with more thin markets: a league has thousands, about a third of them dear enough to be asked for in
 * divines.
 */
export const LEAGUE = { thick: 12, thin: 1200 };
const JUMP = { atHour: 24, factor: 1.15 };
const FOLLOWED_HOURS = 12;
/** Others have followed by then. */
const LEFT_AFTER_HOURS = 4;

export type Followed = { readonly hours: number; readonly left: number };

/**
 * Hours until the rate has followed half of a jump, against the same world without one (as many as are played where it
 * has not by then), and the share of it that is left to follow after some hours, in log space.
 */
export function followJump({ seed, lies, goods }: { seed: number; lies: number; goods: NonNullable<OurOptions['goods']> }): Followed {
  const options = { seed, lies, ...LEAGUE };
  const toHour = JUMP.atHour + FOLLOWED_HOURS;
  const [calm, jumped] = [playRates(options, { toHour, goods }), playRates({ ...options, divineJump: JUMP }, { toHour, goods })];
  const followed = calm.map((rate, hour) => Math.log((jumped[hour] ?? Number.NaN) / rate) / Math.log(JUMP.factor));
  const hours = followed.slice(JUMP.atHour).findIndex((share) => share >= 0.5);
  return { hours: hours === -1 ? FOLLOWED_HOURS : hours, left: Math.abs(1 - (followed[JUMP.atHour + LEFT_AFTER_HOURS] ?? Number.NaN)) };
}

/**
 * The largest move of the divine's rate while it is attacked, against the same world without the attack, in log space.
 */
export function moveRate({ seed, factor, goods }: { seed: number; factor: number; goods: number }): number {
  const options = { seed, lies: 0.2, ...LEAGUE };
  const play = { toHour: ATTACK.toHour, goods: 'heard' } as const;
  const [calm, attacked] = [playRates(options, play), playRates({ ...options, rateAttack: { ...ATTACK, factor, goods } }, play)];
  return Math.max(
    ...calm.slice(ATTACK.fromHour).map((rate, at) => Math.abs(Math.log((attacked[ATTACK.fromHour + at] ?? Number.NaN) / rate))),
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
