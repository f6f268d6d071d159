/**
 * The fixed world of D90: true prices, asks, and lies, hour by hour, without any knowledge of how prices are made. Its
 * constants change only with a decision record (0041 has those that D90 leaves open).
 */
import { createRandom, type Random } from './random.ts';

export type Ask = {
  readonly account: number;
  /** In pieces of the currency, as written. */
  readonly amount: number;
  readonly inDivine: boolean;
  readonly quantity: number;
  readonly listedAtHour: number;
};

export type Market = {
  readonly name: string;
  readonly isThick: boolean;
  readonly truthChaos: number;
  /** Every tab's ask; several may be one account's. */
  readonly asks: readonly Ask[];
  /** Trades of the exchange in this hour, null without. */
  readonly traded: { readonly units: number; readonly priceChaos: number } | null;
};

export type World = { readonly hour: number; readonly divine: Market; readonly markets: readonly Market[]; readonly step: () => void };

export type RateAttack = {
  readonly fromHour: number;
  readonly toHour: number;
  readonly factor: number;
  readonly share: number;
  /**
   * Number of goods that each of these accounts also asks for in chaos, as if their price of the divine were true; none
   * when not given.
   */
  readonly goods?: number;
};

/**
 * A third more sellers than honest ones, for an afternoon: with the liars there are 35 % of those asking lie, the most
 * of D90.
 */
export const rateAttackPlan = { fromHour: 24, toHour: 30, share: 0.29 } as const;

export type WorldOptions = {
  readonly seed: number;
  /** Share of the accounts asking for a thing that lie. */
  readonly lies: number;
  readonly thick: number;
  readonly thin: number;
  /** A jump of the divine's true price, by a factor. */
  readonly divineJump?: { readonly atHour: number; readonly factor: number } | undefined;
  readonly rateAttack?: RateAttack | undefined;
};

const HONEST_MEAN = 0.08;
const HONEST_DEVIATION = 0.18;
const THICK_STEP = 0.01;
const THIN_STEP = 0.02;
/**
 * Share of sellers who look at their shop rarely, so that 30 % of the asks are 1 to 40 hours old; the others look every
 * hour.
 */
const SLOW_SHARE = 0.3;
const SLOW_HOURS = 40;
const DIVINE_CHAOS = 180;

type Seller = { readonly account: number; readonly period: number; asks: Ask[] };
type Actor = { readonly accounts: readonly number[]; factor: number; untilHour: number; asks: Ask[] };
type Stall = {
  readonly name: string;
  readonly isThick: boolean;
  truth: number;
  readonly sellers: readonly Seller[];
  readonly liars: number;
  actors: Actor[];
  readonly random: Random;
};

/** Same options, same world. */
export function createWorld({ seed, lies, thick, thin, rateAttack, divineJump }: WorldOptions): World {
  const random = createRandom(`world/${seed}`);
  const divine = makeStall(`${seed}/divine`, { name: 'divine', isThick: true, truth: DIVINE_CHAOS, lies });
  const stalls = Array.from({ length: thick + thin }, (_, at) => {
    const isThick = at < thick;
    const truth = isThick ? random.log(0.5, 300) : random.log(2, 4000);
    return makeStall(`${seed}/${at}`, { name: `${isThick ? 'thick' : 'thin'} ${at}`, isThick, truth, lies });
  });
  let hour = 0;
  const view = (stall: Stall, extra: readonly Ask[] = []): Market => ({
    name: stall.name,
    isThick: stall.isThick,
    truthChaos: stall.truth,
    asks: [...stall.sellers.flatMap((seller) => seller.asks), ...stall.actors.flatMap((actor) => actor.asks), ...extra],
    traded: tradeHour(stall),
  });
  const dear = stalls.filter(({ truth }) => truth > 2 * DIVINE_CHAOS);
  const attackers = (): readonly number[] => {
    if (rateAttack === undefined || hour < rateAttack.fromHour || hour >= rateAttack.toHour) return [];
    return Array.from({ length: Math.round(divine.sellers.length * rateAttack.share) }, (_, at) => at);
  };
  const lie = (chaos: number, at: number): Ask => ({
    account: 9_000_000 + at,
    amount: Math.max(1, Math.round(chaos * (rateAttack?.factor ?? 1))),
    inDivine: false,
    quantity: 1 + (at % 40),
    listedAtHour: hour,
  });
  const attack = (): Ask[] => attackers().map((at) => lie(divine.truth, at));
  const attackGoods = (stall: Stall): Ask[] => {
    const place = dear.indexOf(stall);
    if (place === -1 || rateAttack?.goods === undefined) return [];
    // Each of them asks for some goods, spread evenly over all dear ones.
    const goods = rateAttack.goods;
    return attackers().flatMap((at) =>
      (place + dear.length - ((at * goods) % dear.length)) % dear.length < goods ? [lie(stall.truth, at)] : [],
    );
  };
  const world = {
    hour,
    divine: view(divine, attack()),
    markets: [] as Market[],
    step: () => {
      hour += 1;
      if (hour === divineJump?.atHour) divine.truth *= divineJump.factor;
      for (const stall of [divine, ...stalls]) move(stall, hour, divine.truth);
      world.hour = hour;
      world.divine = view(divine, attack());
      world.markets = stalls.map((stall) => view(stall, attackGoods(stall)));
    },
  };
  for (const stall of [divine, ...stalls]) move(stall, 0, divine.truth);
  world.divine = view(divine, attack());
  world.markets = stalls.map((stall) => view(stall, attackGoods(stall)));
  return world;
}

function makeStall(seed: string, options: { name: string; isThick: boolean; truth: number; lies: number }): Stall {
  const random = createRandom(`stall/${seed}`);
  const accounts = options.isThick ? Math.round(random.log(60, 400)) : random.int(6, 15);
  const liars = Math.round(accounts * options.lies);
  const sellers = Array.from({ length: accounts - liars }, (_, at) => ({
    account: at + 1,
    period: random.chance(SLOW_SHARE) ? SLOW_HOURS : 1,
    asks: [],
  }));
  return { name: options.name, isThick: options.isThick, truth: options.truth, sellers, liars, actors: [], random };
}

function move(stall: Stall, hour: number, divineChaos: number): void {
  const { random, sellers } = stall;
  if (hour > 0) stall.truth *= Math.exp(random.gauss(0, stall.isThick ? THICK_STEP : THIN_STEP));
  for (const seller of sellers) {
    const isDue = seller.asks.length === 0 || (hour + seller.account) % seller.period === 0;
    if (isDue) seller.asks = listHonest(stall, seller, hour, divineChaos);
  }
  stall.actors = stall.actors.filter((actor) => actor.untilHour > hour);
  for (;;) {
    const free = stall.liars - stall.actors.reduce((sum, actor) => sum + actor.accounts.length, 0);
    if (free <= 0) break;
    stall.actors.push(makeActor(stall, Math.min(free, random.int(1, 6)), hour, divineChaos));
  }
}

function listHonest({ random, truth }: Stall, { account, period, asks }: Seller, hour: number, divineChaos: number): Ask[] {
  // At first, slow sellers have listed at some time of their round, at today's price: there is no earlier one.
  const listedAtHour = asks.length === 0 && period > 1 ? hour - ((hour + account) % period) : hour;
  const chaos = truth * Math.exp(random.gauss(HONEST_MEAN, HONEST_DEVIATION));
  return [{ account, listedAtHour, ...write(random, chaos, divineChaos) }];
}

/** Half of them bait, half walls; an actor's accounts all ask about the same, each in up to 20 tabs. */
function makeActor(stall: Stall, size: number, hour: number, divineChaos: number): Actor {
  const { random } = stall;
  const factor = random.chance(0.5) ? random.between(0.1, 0.6) : random.log(1.5, 20);
  const first = 1_000_000 + random.int(0, 900_000) * 8;
  const accounts = Array.from({ length: size }, (_, at) => first + at);
  const asks = accounts.flatMap((account) =>
    Array.from({ length: random.int(1, 20) }, () => ({
      account,
      listedAtHour: hour,
      ...write(random, stall.truth * factor * Math.exp(random.gauss(0, 0.02)), divineChaos),
    })),
  );
  return { accounts, factor, untilHour: hour + random.int(2, 48), asks };
}

/**
 * Writes a price as players do: whole chaos from 10, halves from 3, tenths below, fractions for a bulk of cheap things,
 * divines for dear ones.
 */
function write(random: Random, chaos: number, divineChaos: number): Pick<Ask, 'amount' | 'inDivine' | 'quantity'> {
  const quantity = Math.round(random.log(1, 5000));
  if (chaos > 2 * divineChaos && random.chance(0.85)) return { amount: roundAsPlayers(chaos / divineChaos), inDivine: true, quantity };
  const isBulk = quantity >= 10 && chaos < 10 && random.chance(0.3);
  if (!isBulk) return { amount: roundAsPlayers(chaos), inDivine: false, quantity };
  const pieces = random.pick([5, 10, 20, 50]);
  return { amount: Math.max(1, Math.round(chaos * pieces)) / pieces, inDivine: false, quantity };
}

function roundAsPlayers(value: number): number {
  if (value >= 10) return Math.round(value);
  if (value >= 3) return Math.round(value * 2) / 2;
  return Math.max(0.1, Math.round(value * 10) / 10);
}

/**
 * Trades on the exchange: thick goods every hour, thin ones now and then, near the truth; goods that change hands
 * cannot lie.
 */
function tradeHour({ random, isThick, truth }: Stall): Market['traded'] {
  const units = isThick ? Math.round(random.log(20, 5000)) : random.chance(0.3) ? random.int(1, 12) : 0;
  return units === 0 ? null : { units, priceChaos: truth * Math.exp(random.gauss(0, isThick ? 0.02 : 0.05)) };
}
