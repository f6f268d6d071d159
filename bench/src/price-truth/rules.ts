/** Our rule in `price-truth`, as it runs in production. */
import {
  bindRows,
  emptyMarket,
  guardRate,
  listRateMoves,
  moveState,
  poolShapes,
  priceTrades,
  priorOf,
  readGoodsRates,
  valueGroup,
  visitMarkets,
  type Anchor,
  type AskRow,
  type GroupValue,
  type MarketState,
  type PairHour,
  type RateGuard,
} from '@poexchange/prices/valuation';
import { confidenceLevels, PRIMARY_LEVEL } from '@poexchange/domain/pricing';
import { countUsualUnits, sellForChaos } from './exchange-hours.ts';
import type { Market, World } from './world.ts';

const HOUR_MS = 3_600_000;
const START_MS = 1_800_000_000_000;
const CHAOS = 1;
const DIVINE = 2;
const FIRST_MARKET = 3;
const HONEST_ACCOUNTS = 1_000_000;
/** Number of exchange hours that are kept and may contribute to a price, as in production. */
const REMEMBERED_HOURS = 48;
const KEPT_HOURS = 72;

/**
 * A rule's prices for each confidence level, ascending; `isDoubted` if the rule marks the prices as uncertain,
 * `isTraded` if the prices were paid rather than asked.
 */
export type Quote = { readonly levels: readonly number[]; readonly isDoubted: boolean; readonly isTraded?: boolean };

/** The price at the primary level. */
export const primaryOf = ({ levels }: Quote): number => levels[confidenceLevels.indexOf(PRIMARY_LEVEL)] ?? Number.NaN;

export type Prices = ReadonlyMap<Market, Quote>;
export type Rule = (world: World) => Prices;

export type OurOptions = {
  readonly exchange: 'with exchange' | 'without exchange';
  /** `heard` if goods contribute to the divine's rate. */
  readonly goods?: 'heard' | 'ignored';
};

/**
 * Creates our rule: values an hour at the previous hour's rates, with the exchange's trades of the last two days if the
 * world has an exchange.
 */
export function createOurRule({ exchange, goods = 'heard' }: OurOptions): Rule {
  const states = new Map<number, MarketState>();
  const sold = new Map<string, PairHour>();
  const rates = new Map([[CHAOS, 1]]);
  let guard: RateGuard | undefined;

  const readAnchors = (markets: ReadonlyMap<number, Market>, nowMs: number): ReadonlyMap<number, Anchor> => {
    if (exchange === 'without exchange') return new Map();
    for (const [key, { hourMs }] of sold) if (hourMs <= nowMs - KEPT_HOURS * HOUR_MS) sold.delete(key);
    for (const [groupId, { traded }] of markets)
      if (traded !== null) sold.set(`${nowMs} ${groupId}`, sellForChaos({ chaosId: CHAOS, quoteId: groupId }, traded, nowMs));
    const kept = [...sold.values()];
    const remembered = kept.filter(({ hourMs }) => hourMs > nowMs - REMEMBERED_HOURS * HOUR_MS);
    return priceTrades(remembered, { chaosId: CHAOS, guardedIds: [DIVINE], rates, usualUnits: countUsualUnits(kept, nowMs) });
  };
  const publish = (markets: ReadonlyMap<number, Market>, nowMs: number): Map<number, GroupValue> => {
    const values = new Map<number, GroupValue>();
    const rows = [...markets].flatMap(([groupId, market]) => market.asks.map((ask) => toRow(groupId, ask, nowMs)));
    const moves = listRateMoves([guard]);
    const anchors = readAnchors(markets, nowMs);
    // All goods in a world are of one kind, with the same spread of honest asks.
    const usual = poolShapes([...states.values()].flatMap(({ shape }) => shape ?? []));
    const value = (market: Parameters<typeof valueGroup>[0]): void => {
      const { groupId } = market;
      const context = {
        nowMs,
        prior: priorOf(states.get(groupId), nowMs),
        exchange: anchors.get(groupId) ?? null,
        moves,
        usual,
        pace: groupId === DIVINE ? ('at once' as const) : ('smoothed' as const),
      };
      let found = valueGroup(market, context);
      if (found !== null && groupId === DIVINE) ({ value: found, guard } = guardRate(found, guard, nowMs));
      if (found !== null) values.set(groupId, found);
    };
    visitMarkets(rows, rates, value);
    for (const groupId of markets.keys()) if (!values.has(groupId)) value(emptyMarket(groupId));
    if (guard !== undefined && goods === 'heard') guard = { ...guard, goods: readGoods(rows, rates) };
    return values;
  };
  return (world) => {
    const nowMs = START_MS + world.hour * HOUR_MS;
    const markets = numberMarkets(world);
    // The first run estimates the divine's rate from asks in chaos.
    if (!rates.has(DIVINE)) rates.set(DIVINE, publish(new Map([[DIVINE, world.divine]]), nowMs).get(DIVINE)?.primary ?? 1);
    const values = publish(markets, nowMs);
    for (const [groupId, value] of values) states.set(groupId, moveState(states.get(groupId), { groupId, value, nowMs }));
    const divine = values.get(DIVINE);
    if (divine !== undefined && isTrusted(divine)) rates.set(DIVINE, divine.primary);
    return new Map(
      [...markets].flatMap(([groupId, market]) => {
        const value = values.get(groupId);
        return value === undefined ? [] : [[market, quoteOf(value)] as const];
      }),
    );
  };
}

const quoteOf = ({ levels, reason, origin }: GroupValue): Quote => ({
  levels,
  isDoubted: reason !== null,
  isTraded: origin === 'exchange',
});

/** Checks whether asks in divines are converted at this rate, as in production. */
const isTrusted = ({ reason, origin }: GroupValue): boolean =>
  reason === null || reason === 'held' || (reason === 'disagree' && origin === 'exchange');

function readGoods(rows: readonly AskRow[], rates: ReadonlyMap<number, number>): RateGuard['goods'] {
  return readGoodsRates(bindRows(rows), { chaosId: CHAOS, currencyIds: [DIVINE], rates }).get(DIVINE) ?? null;
}

function numberMarkets(world: World): Map<number, Market> {
  return new Map([[DIVINE, world.divine], ...world.markets.map((market, at) => [FIRST_MARKET + at, market] as const)]);
}

function toRow(groupId: number, ask: Market['asks'][number], nowMs: number): AskRow {
  return {
    groupId,
    // The world numbers each good's honest sellers from 0.
    accountId: ask.account < HONEST_ACCOUNTS ? groupId * HONEST_ACCOUNTS + ask.account : -ask.account,
    currencyId: ask.inDivine ? DIVINE : CHAOS,
    isNoted: true,
    ask: ask.amount,
    quantity: ask.quantity,
    listedAtMs: START_MS + ask.listedAtHour * HOUR_MS,
    seenAtMs: nowMs,
  };
}
