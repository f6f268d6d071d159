/**
 * Error of prices while some sellers lie (D90): ours, a plain 12th percentile, and the predecessor's rule, in the same
 * world.
 */
import { runBench } from './lib/run-bench.ts';
import { median, quantile } from './lib/statistics.ts';
import { followJump, league, moveRate, type Followed } from './price-truth/jump.ts';
import { createOneVoteRule, createOurRule, createPlainRule, createPredecessorRule, type Rule } from './price-truth/rules.ts';
import { rateAttackPlan, createWorld, type World, type WorldOptions } from './price-truth/world.ts';

const WEEK_HOURS = 168;
/** Hours at the start without a past to learn from; not measured. */
const WARM_UP_HOURS = 6;
const sharesOfLies = [0, 0.05, 0.2, 0.35];
const exchanges = ['without exchange', 'with exchange'] as const;
const ruleNames = ['ours', 'plain 12th percentile', "the predecessor's rule", '12th percentile, one vote an account'] as const;
const markets = { thick: 12, thin: 24 };
/**
 * Factors of the attacks on the divine: lies of both kinds, and two that look honest. With them 35 % of those asking
 * lie, the most of D90.
 */
const attacks = [0.1, 0.3, 0.6, 0.8, 1.3, 1.5, 3, 20];

type RuleName = (typeof ruleNames)[number];
type Depth = 'thick' | 'thin';
/** log(price / truth) of every market and hour. */
type Errors = Record<RuleName, Record<Depth, number[]>>;

await runBench('price-truth', async ({ report, say, signal, readOption }) => {
  const seeds = Array.from({ length: readOption('seeds', 10) }, (_, at) => at + 1);
  const hours = readOption('hours', WEEK_HOURS);
  const play = (lies: number, exchange: (typeof exchanges)[number]): Errors[] =>
    seeds.map((seed) => {
      signal.throwIfAborted();
      return playWorld({ seed, lies, ...markets }, { exchange, hours });
    });

  const honest = play(0, 'without exchange');
  const bias = mapRules((rule, depth) => median(honest.flatMap((errors) => errors[rule][depth])));
  for (const rule of ruleNames)
    say(`bias of ${rule}, taken out of it: thick ${percent(bias[rule].thick)}, thin ${percent(bias[rule].thin)}`);

  for (const exchange of exchanges) {
    for (const lies of sharesOfLies) {
      const bySeed = lies === 0 && exchange === 'without exchange' ? honest : play(lies, exchange);
      for (const depth of ['thick', 'thin'] as const) {
        const off = (rule: RuleName, errors: Errors): number[] => errors[rule][depth].map((error) => Math.abs(error - bias[rule][depth]));
        const place = `${depth}, ${Math.round(lies * 100)} % lies, ${exchange}`;
        say(`${place}; median / p95 of ours by seed: ${bySeed.map((errors) => summarise(off('ours', errors))).join('  ')}`);
        const pooled = mapRules((rule) => bySeed.flatMap((errors) => off(rule, errors)));
        const compare = (figure: string, share: number): void => {
          for (const peer of ruleNames.slice(1)) {
            const [value, peerValue] = [quantile(pooled.ours[depth], share), quantile(pooled[peer][depth], share)];
            report({
              name: `${figure} of |log(price / truth)|: ${place}`,
              value: value * 100,
              unit: '%',
              peer,
              peerValue: peerValue * 100,
              better: 'lower',
            });
          }
        };
        if (lies === 0.2 && exchange === 'without exchange') {
          const limit = depth === 'thick' ? 3 : 10;
          report({
            name: `median error: ${place}`,
            value: quantile(pooled.ours[depth], 0.5) * 100,
            unit: '%',
            peer: 'limit',
            peerValue: limit,
            better: 'lower',
          });
        }
        compare('median', 0.5);
        compare('95th percentile', 0.95);
      }
    }
  }

  const moves = attacks.flatMap((factor) => {
    const bySeed = seeds.map((seed) => attackDivine({ seed, lies: 0.2, ...markets }, factor));
    const largest = bySeed.map((ofSeed) => percent(Math.max(...ofSeed)));
    say(`lies about the divine at ${factor}x for six hours move other prices by at most, by seed: ${largest.join(' ')}`);
    return bySeed.flat();
  });
  const attack = 'by a rate attack on the divine, without exchange';
  const limit = { unit: '%', peer: 'limit', peerValue: 2, better: 'lower' } as const;
  report({ name: `99th percentile of the moves of all other prices ${attack}`, value: quantile(moves, 0.99) * 100, ...limit });
  report({ name: `largest move of any other price ${attack}`, value: Math.max(...moves) * 100, ...limit });

  const leagues = seeds.slice(0, readOption('leagues', 3));
  for (const lies of [0, 0.2]) {
    const [heard, ignored] = (['heard', 'ignored'] as const).map((goods) =>
      leagues.map((seed) => {
        signal.throwIfAborted();
        return followJump({ seed, lies, goods });
      }),
    ) as [Followed[], Followed[]];
    const place = `a divine that jumps by 15 %, ${Math.round(lies * 100)} % lies, without exchange, ${league.thin} goods`;
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
  for (const goods of [0, 8]) {
    const rateMoves = leagues.flatMap((seed) =>
      [0.8, 1.3].map((factor) => {
        signal.throwIfAborted();
        return moveRate({ seed, factor, goods });
      }),
    );
    const also = goods === 0 ? '' : ` that also asks for ${goods} goods with each account`;
    report({
      name: `largest move of the divine's rate by a rate attack${also}, without exchange, ${league.thin} goods`,
      value: Math.max(...rateMoves) * 100,
      ...limit,
    });
  }
});

function createRules(exchange: (typeof exchanges)[number]): Record<RuleName, Rule> {
  return {
    ours: createOurRule({ exchange }),
    'plain 12th percentile': createPlainRule(),
    "the predecessor's rule": createPredecessorRule(),
    '12th percentile, one vote an account': createOneVoteRule(),
  };
}

function mapRules<Value>(read: (rule: RuleName, depth: Depth) => Value): Record<RuleName, Record<Depth, Value>> {
  const both = (rule: RuleName): Record<Depth, Value> => ({ thick: read(rule, 'thick'), thin: read(rule, 'thin') });
  return Object.fromEntries(ruleNames.map((rule) => [rule, both(rule)])) as Record<RuleName, Record<Depth, Value>>;
}

function playWorld(options: WorldOptions, { exchange, hours }: { exchange: (typeof exchanges)[number]; hours: number }): Errors {
  const world = createWorld(options);
  const rules = createRules(exchange);
  const errors = mapRules<number[]>(() => []);
  for (; world.hour < hours; world.step()) {
    for (const rule of ruleNames) {
      const prices = rules[rule](world);
      if (world.hour < WARM_UP_HOURS) continue;
      for (const [market, price] of prices) errors[rule][market.isThick ? 'thick' : 'thin'].push(Math.log(price / market.truthChaos));
    }
  }
  return errors;
}

/**
 * Computes the distance of every price but the divine's, in each hour of the attack, from the same world without it.
 */
function attackDivine(options: WorldOptions, factor: number): number[] {
  const worlds = [createWorld(options), createWorld({ ...options, rateAttack: { ...rateAttackPlan, factor } })] as const;
  const rules = [createOurRule({ exchange: 'without exchange' }), createOurRule({ exchange: 'without exchange' })] as const;
  const moves: number[] = [];
  for (let hour = 0; hour <= rateAttackPlan.toHour; hour += 1) {
    const [calm, attacked] = [pricesOf(rules[0], worlds[0]), pricesOf(rules[1], worlds[1])];
    if (hour >= rateAttackPlan.fromHour) calm.forEach((price, at) => moves.push(Math.abs(Math.log((attacked[at] ?? Number.NaN) / price))));
    for (const world of worlds) world.step();
  }
  return moves;
}

function pricesOf(rule: Rule, world: World): number[] {
  return [...rule(world)].filter(([market]) => market !== world.divine).map(([, price]) => price);
}

function summarise(off: readonly number[]): string {
  return `${percent(quantile(off, 0.5))}/${percent(quantile(off, 0.95))}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
