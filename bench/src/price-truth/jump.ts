/**
 * Delay with which a true jump of the divine is followed if goods show it too, and effect of an attack there: worlds
 * with as many goods as a small league.
 */
import { createOurRule, primaryOf, type OurOptions } from './rules.ts';
import { createWorld, type RateAttack, type WorldOptions } from './world.ts';
import type { WorldFile } from './world-file.ts';

const FOLLOWED_HOURS = 12;
/** Hours after which other sellers have followed. */
const LEFT_AFTER_HOURS = 4;

export type Followed = { readonly hours: number; readonly left: number };

type Goods = NonNullable<OurOptions['goods']>;
type Jump = { readonly atHour: number; readonly factor: number };

/**
 * Computes the hours until the rate has followed half of a jump, against the same world without one (all hours played
 * if it has not by then), and the share left to follow after some hours, in log space.
 */
export function followJump(
  world: WorldFile,
  { seed, lies, goods, jump }: { seed: number; lies: number; goods: Goods; jump: Jump },
): Followed {
  const toHour = jump.atHour + FOLLOWED_HOURS;
  const jumping: WorldFile = { ...world, jumps: [...world.jumps, { ...jump, of: 'divine', atOnce: 0 }] };
  const [calm, jumped] = [world, jumping].map((each) => playRates({ world: each, seed, lies }, { toHour, goods })) as [number[], number[]];
  const followed = calm.map((rate, hour) => Math.log((jumped[hour] ?? Number.NaN) / rate) / Math.log(jump.factor));
  const hours = followed.slice(jump.atHour).findIndex((share) => share >= 0.5);
  return { hours: hours === -1 ? FOLLOWED_HOURS : hours, left: Math.abs(1 - (followed[jump.atHour + LEFT_AFTER_HOURS] ?? Number.NaN)) };
}

/**
 * Computes the largest move of the divine's rate during an attack, against the same world without the attack, in log
 * space.
 */
export function moveRate(world: WorldFile, { seed, lies, attack }: { seed: number; lies: number; attack: RateAttack }): number {
  const play = { toHour: attack.toHour, goods: 'heard' } as const;
  const [calm, attacked] = [playRates({ world, seed, lies }, play), playRates({ world, seed, lies, rateAttack: attack }, play)];
  return Math.max(
    ...calm.slice(attack.fromHour).map((rate, at) => Math.abs(Math.log((attacked[attack.fromHour + at] ?? Number.NaN) / rate))),
  );
}

/** The divine's rate, hour by hour. */
function playRates(options: WorldOptions, { toHour, goods }: { toHour: number; goods: Goods }): number[] {
  const world = createWorld(options);
  const rule = createOurRule({ exchange: 'without exchange', goods });
  const rates: number[] = [];
  for (; world.hour <= toHour; world.step()) {
    const quote = rule(world).get(world.divine);
    rates.push(quote === undefined ? Number.NaN : primaryOf(quote));
  }
  return rates;
}
