import type { Bench } from '../lib/run-bench.ts';
import { median, quantile } from '../lib/statistics.ts';
import { followJump, moveRate, type Followed } from './jump.ts';
import { createOurRule, primaryOf, type Rule } from './rules.ts';
import { createWorld, type World } from './world.ts';
import type { WorldFile } from './world-file.ts';

const LIES = 0.2;
const limit = { unit: '%', peer: 'limit', peerValue: 2, better: 'lower' } as const;

type Tools = Pick<Bench, 'report' | 'say' | 'signal'>;

/**
 * Reports how an attack on the divine affects other prices, and how a jump of it is followed, if the world has them.
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
        better: 'lower',
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
 * Computes the distance of every price but the divine's, in each hour of the attack, from the same world without it.
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
