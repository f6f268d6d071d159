import type { Bench } from '../lib/run-bench.ts';
import { median, quantile } from '../lib/statistics.ts';
import { createOurRule, primaryOf, type Rule, type OurOptions } from './rules.ts';
import { createWorld, type World, type RateAttack, type WorldOptions } from './world.ts';
import type { WorldFile } from './world-file.ts';

/**
 * Measures how soon the rate follows a true jump of the divine when goods show the jump too, and how far an attack
 * moves the rate, in worlds with as many goods as a small league.
 */
const FOLLOWED_HOURS = 12;
/** Hours after which other sellers have followed the jump. */
const LEFT_AFTER_HOURS = 4;

type Followed = { readonly hours: number; readonly left: number };

type Goods = NonNullable<OurOptions['goods']>;
type Jump = { readonly atHour: number; readonly factor: number };

/**
 * Computes the hours until the rate has followed half of a jump, compared with the same world without the jump (all
 * hours played if the rate never follows), and the share left to follow after some hours, in log space.
 */
function followJump(world: WorldFile, { seed, lies, goods, jump }: { seed: number; lies: number; goods: Goods; jump: Jump }): Followed {
  const toHour = jump.atHour + FOLLOWED_HOURS;
  const jumping: WorldFile = { ...world, jumps: [...world.jumps, { ...jump, of: 'divine', atOnce: 0 }] };
  const [calm, jumped] = [world, jumping].map((each) => playRates({ world: each, seed, lies }, { toHour, goods })) as [number[], number[]];
  const followed = calm.map((rate, hour) => Math.log((jumped[hour] ?? Number.NaN) / rate) / Math.log(jump.factor));
  const hours = followed.slice(jump.atHour).findIndex((share) => share >= 0.5);
  return { hours: hours === -1 ? FOLLOWED_HOURS : hours, left: Math.abs(1 - (followed[jump.atHour + LEFT_AFTER_HOURS] ?? Number.NaN)) };
}

/**
 * Computes the largest move of the divine's rate during an attack, compared with the same world without the attack, in
 * log space.
 */
function moveRate(world: WorldFile, { seed, lies, attack }: { seed: number; lies: number; attack: RateAttack }): number {
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

const LIES = 0.2;
const limit = { unit: '%', peerValue: 2 };

type Tools = Pick<Bench, 'report' | 'say' | 'signal'>;

/**
 * Reports how an attack on the divine affects other prices, and how a jump of the divine is followed, if the world has
 * an attack or a jump.
 */
export function reportAttacks(world: WorldFile, tools: Tools): void {
  if (world.rateAttack !== null) reportMoves(world, world.rateAttack, tools);
  if (world.league !== null) reportLeagues(world, world.league, tools);
}

function reportMoves(world: WorldFile, attack: NonNullable<WorldFile['rateAttack']>, { report, say, signal }: Tools): void {
  const moves = attack.factors.flatMap((factor) => {
    const bySeed = world.seeds.map((seed) => {
      signal.throwIfAborted();
      return attackDivine(world, seed, { ...attack, factor });
    });
    const largest = bySeed.map((ofSeed) => `${(Math.max(...ofSeed) * 100).toFixed(1)}%`);
    const hours = attack.toHour - attack.fromHour;
    say(
      `${world.name}: lies about the divine at ${factor}x for ${hours} hours move other prices by at most, by seed: ${largest.join(' ')}`,
    );
    return bySeed.flat();
  });
  const place = `by a rate attack of ${attack.toHour - attack.fromHour} hours on the divine, without exchange: ${world.name}`;
  report({ name: `99th percentile of the moves of all other prices ${place}`, value: quantile(moves, 0.99) * 100, ...limit });
  report({ name: `largest move of any other price ${place}`, value: Math.max(...moves) * 100, ...limit });
}

function reportLeagues(
  file: WorldFile,
  { goods: count, leagues, ...jump }: NonNullable<WorldFile['league']>,
  { report, say, signal }: Tools,
): void {
  const last = file.markets.length - 1;
  const world = { ...file, markets: file.markets.map((kind, at) => (at === last ? { ...kind, count } : kind)) };
  const seeds = file.seeds.slice(0, leagues);
  for (const lies of [0, LIES]) {
    const [heard, ignored] = (['heard', 'ignored'] as const).map((goods) =>
      seeds.map((seed) => {
        signal.throwIfAborted();
        return followJump(world, { seed, lies, goods, jump });
      }),
    ) as [Followed[], Followed[]];
    const place = `a divine that jumps by 15 %, ${Math.round(lies * 100)} % lies, without exchange, ${count} goods: ${file.name}`;
    say(`hours until half of it is followed, ${place}, by seed: ${heard.map(({ hours: taken }) => taken).join(' ')}`);
    const compare = (name: string, unit: string, read: (followed: Followed) => number): void =>
      report({
        name: `${name}: ${place}`,
        value: median(heard.map(read)),
        unit,
        peer: 'on the word of its own sellers',
        peerValue: median(ignored.map(read)),
      });
    compare('median of hours until half of it is followed', 'h', ({ hours: taken }) => taken);
    compare('median of what is left of it after 4 hours', '%', ({ left }) => left * 100);
  }
  const { rateAttack: attack } = file;
  if (attack === null) return;
  for (const goods of [0, 8]) {
    const rateMoves = seeds.flatMap((seed) =>
      [0.8, 1.3].map((factor) => {
        signal.throwIfAborted();
        return moveRate(world, { seed, lies: LIES, attack: { ...attack, factor, goods } });
      }),
    );
    const also = goods === 0 ? '' : ` that also asks for ${goods} goods with each account`;
    report({
      name: `largest move of the divine's rate by a rate attack${also}, without exchange, ${count} goods: ${file.name}`,
      value: Math.max(...rateMoves) * 100,
      ...limit,
    });
  }
}

/**
 * Computes how far every price except the divine's is from the same world without the attack, in each hour of the
 * attack.
 */
function attackDivine(file: WorldFile, seed: number, attack: NonNullable<Parameters<typeof createWorld>[0]['rateAttack']>): number[] {
  const options = { world: file, seed, lies: LIES };
  const worlds = [createWorld(options), createWorld({ ...options, rateAttack: attack })] as const;
  const rules = [createOurRule({ exchange: 'without exchange' }), createOurRule({ exchange: 'without exchange' })] as const;
  const moves: number[] = [];
  for (let hour = 0; hour <= attack.toHour; hour += 1) {
    const [calm, attacked] = [pricesOf(rules[0], worlds[0]), pricesOf(rules[1], worlds[1])];
    if (hour >= attack.fromHour) calm.forEach((price, at) => moves.push(Math.abs(Math.log((attacked[at] ?? Number.NaN) / price))));
    for (const world of worlds) world.step();
  }
  return moves;
}

function pricesOf(rule: Rule, world: World): number[] {
  return [...rule(world)].filter(([market]) => market !== world.divine).map(([, quote]) => primaryOf(quote));
}
