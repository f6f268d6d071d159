import type { BandsFile, SummaryFile, ValuationFile } from '@poexchange/contract/price-files';
import type { ExplainEntry } from '@poexchange/contract/price-files/explain';
import { roundPriceOf, roundTo } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import type { TagGroup } from '../asks/group-queries.ts';
import type { Anchor } from '../exchange/anchor.ts';
import type { Series } from '../history/history-keeper.ts';
import type { DayPoint } from '../history/history-queries.ts';
import { layOutDays } from '../history/history.ts';
import type { SalesEvidence } from '../sales/sales-evidence.ts';
import type { MarketState } from '../valuate/value/market-state.ts';
import type { GroupValue } from '../valuate/value/value-group.ts';
import { poe2Art } from './tables/poe2-art.ts';

let known: ReadonlyMap<string, string> | undefined;

/**
 * Finds the path of a poe2 item's icon by its group key: poe2 stashes are not public, so no item provides its own icon.
 * Returns null for an item that is not in the table.
 */
export function findPoe2Icon(key: string): string | null {
  known ??= readArt();
  return known.get(key) ?? null;
}

function readArt(): ReadonlyMap<string, string> {
  const icons = new Map<string, string>();
  let folder = '';
  for (const line of poe2Art.trim().split('\n')) {
    const [, file = '', mark = '', name = ''] = /^ {2}(\S+) (\S+) (.+)$/.exec(line) ?? [];
    if (name === '') folder = line;
    else icons.set(name.toLowerCase(), writeIconPath(`2DItems/${folder}${file}`, mark));
  }
  return icons;
}

/** Writes the path as the publisher does: the art in an encoded list of options, followed by its signature. */
function writeIconPath(art: string, mark: string): string {
  if (mark === '-') return `/image/Art/${art}.png`;
  const payload = Buffer.from(JSON.stringify([25, 14, { f: art, scale: 1, realm: 'poe2' }])).toString('base64url');
  return `/gen/image/${payload}/${mark}${art.slice(art.lastIndexOf('/'))}.png`;
}

type Summaries = SummaryFile['summaries'];
type Valuation = ValuationFile['valuations'][string];

/**
 * Builds compact summaries by hash, in the order of the groups. Groups of poe2, whose items never appear in the stream,
 * get their icon from a table.
 */
export function buildSummaries(groups: readonly Pick<TagGroup, 'hash' | 'key' | 'icon' | 'properties'>[], game: Game): Summaries {
  const findIcon = (key: string): string | null => (game === 'poe2' ? findPoe2Icon(key) : null);
  return Object.fromEntries(
    groups.map(({ hash, key, icon: own, properties }) => {
      const icon = own ?? findIcon(key);
      return [hash, { k: key, i: icon === null ? [] : [icon], p: properties }];
    }),
  );
}

/** Builds a group's compact valuation. */
export function buildValuation(
  value: GroupValue,
  { game, filled, series: { hours, days, otherHours, otherDays } }: { game: Game; filled: number; series: Series },
): Valuation {
  return {
    c: [...value.levels],
    ...countSellers(value),
    ...(filled > 0 ? { fl: filled } : {}),
    ...(value.reason === null ? {} : { lc: true, lr: value.reason }),
    d: [...days],
    h: [...hours],
    // A market that sells only single pieces has no brackets beyond the first one, which is the value itself.
    ...(value.brackets.slice(1).some((price) => price !== null) ? { b: [...value.brackets] } : {}),
    ...(otherDays === 0 ? {} : { od: otherDays }),
    ...(otherHours === 0 ? {} : { oh: otherHours }),
    ...(value.exchange === null ? {} : { x: { v: roundPriceOf(value.exchange.priceChaos, game), n: Math.round(value.exchange.units) } }),
  };
}

/**
 * Counts the accounts that ask a price and, if fewer, the accounts whose ask counted. These are the explanation's
 * numbers, so that a list and an item's page agree.
 */
function countSellers({ listings, explanation: { accounts, used } }: GroupValue): Pick<Valuation, 'l' | 'u'> {
  const asking = Math.max(listings, accounts);
  // Chaos is the unit, so its value is not made from asks.
  return accounts === 0 || used === asking ? { l: asking } : { l: asking, u: used };
}

/**
 * Builds the daily bands by hash: each day's range of asks, the exchange's price and held values. Hashes without bands
 * are left out. Bands change once a day, so they have a separate file.
 */
export function buildBands(
  groups: readonly TagGroup[],
  { byGroup, nowMs }: { byGroup: ReadonlyMap<number, readonly DayPoint[]>; nowMs: number },
): BandsFile['bands'] {
  const bands: BandsFile['bands'] = {};
  for (const { id, hash } of groups) {
    const days = layOutDays(byGroup.get(id) ?? [], nowMs);
    if (days.every((day) => day === null || (day.low === null && day.exchange === null))) continue;
    const held = days.flatMap((day, at) => (day?.isHeld === true ? [at] : []));
    bands[hash] = {
      lo: days.map((day) => day?.low ?? null),
      hi: days.map((day) => day?.high ?? null),
      ...(days.some((day) => day !== null && day.exchange !== null) ? { x: days.map((day) => day?.exchange ?? null) } : {}),
      ...(held.length > 0 ? { held } : {}),
    };
  }
  return bands;
}

const MINUTE_MS = 60_000;
const toMinute = (ms: number): number => Math.floor(ms / MINUTE_MS) * MINUTE_MS;

/** Builds the published explanation of a value. */
export function buildExplanation(
  { explanation, origin }: GroupValue,
  { game, state, sales }: { game: Game; state: MarketState | undefined; sales: SalesEvidence | undefined },
): ExplainEntry {
  const { offers, accounts, used, dropped, pieces, listedAtMs, deviation, askLevels, sample, anchor } = explanation;
  const [newest, middle, oldest] = listedAtMs ?? [0, 0, 0];
  return {
    o: offers,
    a: accounts,
    u: used,
    ...(Object.keys(dropped).length === 0 ? {} : { d: dropped }),
    ...(pieces === 0 ? {} : { n: pieces }),
    ...(listedAtMs === null ? {} : { t: [toMinute(newest), toMinute(middle), toMinute(oldest)] }),
    ...(deviation === null ? {} : { w: roundTo(Math.exp(deviation), 2) }),
    ...(askLevels === null ? {} : { c: [...askLevels] }),
    ...(sample.length === 0 ? {} : { s: sample.map(([price, quantity, reason]) => [price, quantity, reason]) }),
    ...(anchor === null ? {} : { x: buildExchange(anchor, { game, origin }) }),
    ...(state === undefined || state.previousChaos === null ? {} : { p: { v: state.previousChaos, at: state.changedAtMs } }),
    ...(sales === undefined ? {} : buildSales(sales)),
  };
}

/** Builds the evidence of sales. Leaves out times if all of them are unknown. */
function buildSales({ sales, times, gap }: SalesEvidence): Pick<ExplainEntry, 'f' | 'g'> {
  return {
    ...(sales === 0
      ? {}
      : { f: { n: sales, ...(times.every((time) => time === null) ? {} : { t: times.map((time) => time && [...time]) }) } }),
    ...(gap === null ? {} : { g: { v: gap.ratio, lo: gap.least, hi: gap.most, ...(gap.source === 'exchange' ? { x: true } : {}) } }),
  };
}

/** Explains the exchange's trades by pair. */
function buildExchange(anchor: Anchor, { game, origin }: { game: Game; origin: GroupValue['origin'] }): ExplainEntry['x'] {
  const round = (price: number): number => roundPriceOf(price, game);
  return {
    v: round(anchor.priceChaos),
    lo: round(anchor.lowestChaos),
    hi: round(anchor.highestChaos),
    n: Math.round(anchor.units),
    at: anchor.atMs,
    h: anchor.hours,
    ...(origin === 'exchange' ? { is: true } : {}),
    p: anchor.pairs.map((pair) => ({
      m: pair.moneyHash,
      u: Math.round(pair.units),
      q: Math.round(pair.paid),
      ...(pair.priceChaos === null ? {} : { v: round(pair.priceChaos) }),
      ...(pair.lowestChaos === null ? {} : { lo: round(pair.lowestChaos) }),
      ...(pair.highestChaos === null ? {} : { hi: round(pair.highestChaos) }),
      ...(pair.stock === null ? {} : { s: pair.stock }),
      ...(pair.moneyStock === null ? {} : { sm: pair.moneyStock }),
      h: pair.hours,
      at: pair.atMs,
      ...(pair.notCounted === null ? {} : { no: true, r: pair.notCounted }),
    })),
  };
}
