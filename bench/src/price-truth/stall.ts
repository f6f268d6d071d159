/** Honest and dishonest sellers of one good, hour by hour. */
import { createRandom, type Random } from '../lib/random.ts';
import { sum } from '../lib/statistics.ts';
import { drawSpread } from './spread.ts';
import type { ActorKind, MarketKind, Range, WorldFile } from './world-file.ts';

export type Ask = {
  readonly account: number;
  /** In pieces of the currency, as the seller wrote the amount. */
  readonly amount: number;
  readonly inDivine: boolean;
  readonly quantity: number;
  readonly listedAtHour: number;
};

/** An hour's trades: the mean, lowest and highest price, and the largest stock of goods and currency on offer. */
export type Trades = {
  readonly units: number;
  readonly priceChaos: number;
  readonly lowestChaos: number;
  readonly highestChaos: number;
  readonly stock: number;
  readonly stockChaos: number;
};

type Seller = { readonly account: number; readonly period: number; markup: number | null; asks: Ask[] };
type Actor = { readonly kind: ActorKind; readonly accounts: readonly number[]; factor: number; untilHour: number; asks: Ask[] };

export type Stall = {
  readonly name: string;
  readonly kind: MarketKind;
  truth: number;
  readonly sellers: readonly Seller[];
  readonly liars: number;
  actors: Actor[];
  readonly random: Random;
};

export function makeStall(seed: string, options: { name: string; kind: MarketKind; truth: number; lies: number; world: WorldFile }): Stall {
  const { name, kind, truth, lies, world } = options;
  const random = createRandom(`stall/${seed}`);
  const accounts = Math.round(draw(kind.accounts, random));
  const liars = Math.round(accounts * lies);
  const sellers = Array.from({ length: accounts - liars }, (_, at) => ({
    account: at + 1,
    period: random.chance(world.honest.slowShare) ? world.honest.slowHours : 1,
    markup: null,
    asks: [],
  }));
  return { name, kind, truth, sellers, liars, actors: [], random };
}

type Moment = { readonly hour: number; readonly divineChaos: number; readonly world: WorldFile };

/** Advances by an hour: the truth moves, sellers review their asks, actors leave and arrive. */
export function moveStall(stall: Stall, moment: Moment): void {
  const { hour, world } = moment;
  const { random, sellers } = stall;
  if (hour > 0) stall.truth *= Math.exp(random.gauss(0, stall.kind.hourlyMove));
  const jump = stall.name === 'divine' ? undefined : world.jumps.find(({ of, atHour }) => of === 'all goods' && atHour === hour);
  if (jump !== undefined) stall.truth *= jump.factor;
  for (const seller of sellers) {
    const isAtOnce = jump !== undefined && jump.atOnce > 0 && random.chance(jump.atOnce);
    const isDue = seller.asks.length === 0 || (hour + seller.account) % seller.period === 0;
    if (isDue || isAtOnce) seller.asks = listHonest(stall, seller, moment);
  }
  stall.actors = stall.actors.filter((actor) => actor.untilHour > hour);
  for (const actor of stall.actors) if (actor.kind.touches || actor.kind.ramp !== null) renew(stall, actor, moment);
  const kinds = world.actors.filter(({ fromHour, toHour }) => hour >= fromHour && (toHour === null || hour < toHour));
  for (;;) {
    const free = stall.liars - sum(stall.actors.map(({ accounts }) => accounts.length));
    if (free <= 0 || kinds.length === 0) break;
    stall.actors.push(makeActor(stall, { ...moment, free, kinds }));
  }
}

/** The hour's exchange trades, including wash trades. */
export function tradeHour({ name, random, kind, truth }: Stall, { hour, world }: Pick<Moment, 'hour' | 'world'>): Trades | null {
  const { trades } = kind;
  if (trades === null) return null;
  const isTraded = trades.chance === 1 || random.chance(trades.chance);
  const units = isTraded ? Math.round(draw(trades.units, random)) : 0;
  const honest = units === 0 ? null : tradeBetween(units, truth * Math.exp(random.gauss(0, trades.deviation)), trades.deviation);
  const { wash } = world;
  if (wash === null || hour < wash.fromHour || !random.chance(wash.chance)) return honest;
  const washed = tradeBetween(Math.round(draw(wash.units, random)), truth * draw(wash.factor, random), 0);
  // The other side of a wash trade is taken immediately, unless the actor wants other people to see the trade.
  const isSeen = fractionOf(`${name}/${hour}`) < wash.openShare;
  return joinTrades(honest, isSeen ? washed : { ...washed, stockChaos: 0 });
}

/**
 * Standard deviations between an hour's mean price and its lowest or highest: a normal distribution's range is about
 * four.
 */
const DEVIATIONS_TO_EDGE = 2;

/**
 * Trades between people waiting for each other: the stock on offer equals the amount sold, for both goods and currency.
 */
function tradeBetween(units: number, priceChaos: number, deviation: number): Trades {
  const [lowestChaos, highestChaos] = [-1, 1].map((side) => priceChaos * Math.exp(side * DEVIATIONS_TO_EDGE * deviation)) as [
    number,
    number,
  ];
  return { units, priceChaos, lowestChaos, highestChaos, stock: units, stockChaos: units * priceChaos };
}

function joinTrades(a: Trades | null, b: Trades): Trades {
  if (a === null) return b;
  const units = a.units + b.units;
  return {
    units,
    priceChaos: (a.units * a.priceChaos + b.units * b.priceChaos) / units,
    lowestChaos: Math.min(a.lowestChaos, b.lowestChaos),
    highestChaos: Math.max(a.highestChaos, b.highestChaos),
    stock: Math.max(a.stock, b.stock),
    stockChaos: Math.max(a.stockChaos, b.stockChaos),
  };
}

/** Derives a number from 0 to 1 from a name without using a random number, so that existing draws do not change. */
const fractionOf = (name: string): number => createRandom(`fraction/${name}`).next();

/** Draws from a range, always using exactly one random number. */
export function draw(range: Range, random: Random): number {
  return typeof range === 'number' ? range : place(range, random.next());
}

function place(range: Range, at: number): number {
  if (typeof range === 'number') return range;
  if ('uniform' in range) return range.uniform[0] + (range.uniform[1] - range.uniform[0]) * at;
  if ('int' in range) return Math.floor(range.int[0] + (range.int[1] + 1 - range.int[0]) * at);
  const [low, high] = [Math.log(range.log[0]), Math.log(range.log[1])];
  return Math.exp(low + (high - low) * at);
}

function listHonest({ random, truth }: Stall, seller: Seller, { hour, divineChaos, world }: Moment): Ask[] {
  const { account, period, asks } = seller;
  // At the start, slow sellers have listed at a random time in their cycle, at today's price because earlier prices do
  // not exist.
  const atHour = asks.length === 0 && period > 1 ? hour - ((hour + account) % period) : hour;
  const { markup, minute, spread } = world.honest;
  const above = markup === 'anew' ? drawSpread(spread, random) : (seller.markup ??= drawSpread(spread, random));
  const listedAtHour = minute === 'any' ? atHour - minuteOf(account, atHour) : atHour;
  return [{ account, listedAtHour, ...write(random, truth * Math.exp(above), divineChaos) }];
}

/** A minute within the previous hour, derived without a random number so that existing draws do not change. */
const minuteOf = (account: number, hour: number): number => ((((account * 7919 + hour * 104_729) % 3600) + 3600) % 3600) / 3600;

/** All accounts of an actor ask about the same price, each in several tabs. */
function makeActor(stall: Stall, { free, kinds, ...moment }: Moment & { free: number; kinds: readonly ActorKind[] }): Actor {
  const { random } = stall;
  const { hour } = moment;
  const size = random.next();
  const kind = random.pickByShare(kinds) as ActorKind;
  const factor = draw(kind.factor, random);
  const first = 1_000_000 + random.int(0, 900_000) * 8;
  const accounts = Array.from({ length: Math.min(free, Math.max(1, place(kind.accounts, size))) }, (_, at) => first + at);
  const actor: Actor = { kind, accounts, factor, untilHour: Infinity, asks: [] };
  actor.asks = listActor(stall, actor, moment);
  actor.untilHour = Math.min(hour + draw(kind.hours, random), kind.toHour ?? Infinity);
  return actor;
}

function listActor({ random, truth }: Stall, { kind, accounts, factor }: Actor, { hour, divineChaos }: Moment): Ask[] {
  return accounts.flatMap((account) => {
    const listedAtHour = kind.minute === 'any' ? hour - minuteOf(account, hour) : hour;
    return Array.from({ length: draw(kind.tabs, random) }, () => ({
      account,
      listedAtHour,
      ...write(random, truth * factor * Math.exp(random.gauss(0, kind.within)), divineChaos),
    }));
  });
}

function renew(stall: Stall, actor: Actor, moment: Moment): void {
  const { ramp } = actor.kind;
  if (ramp !== null) {
    const next = actor.factor * Math.exp(ramp.hourly);
    actor.factor = ramp.hourly < 0 ? Math.max(next, ramp.to) : Math.min(next, ramp.to);
  }
  actor.asks = listActor(stall, actor, moment);
}

/**
 * Rounds a price as players do: whole chaos from 10, halves from 3, tenths below, fractions for cheap bulk goods,
 * divines for expensive goods.
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
