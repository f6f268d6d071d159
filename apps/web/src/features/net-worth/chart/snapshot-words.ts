/** A chart snapshot as text, for the hint under the pointer and for screen readers. */
import type { Translate } from '../../../shared/i18n/use-translation.ts';
import { writeDecimal } from '../../../shared/i18n/write-values.ts';
import type { SnapshotHead } from '../data/read-row.ts';
import { decimalsForTotal, roundParts } from '../parts/round-parts.ts';
import type { TipPart } from './chart-tip.tsx';
import type { TradeMark } from '../data/use-trade-marks.ts';
import type { Scene } from './scene.ts';
import { REST_ID, type PartKind } from '../parts/total-parts.ts';

export type SnapshotWords = {
  readonly moment: string;
  readonly total: number;
  readonly parts: readonly TipPart[];
  readonly lines: readonly string[];
  /** Everything in one line. */
  readonly text: string;
};

type WordOptions = {
  readonly heads: readonly SnapshotHead[];
  readonly scene: Scene;
  readonly trades: readonly TradeMark[];
  readonly kind: PartKind;
  readonly nameOf: (kind: PartKind, id: string) => string;
  readonly rateLine: ((atMs: number) => string | null) | undefined;
  readonly t: Translate;
  readonly language: string;
};

/** Maximum number of listed trades since the previous snapshot; further trades are only counted. */
const MOST_TRADES = 3;
const moments = new Map<string, Intl.DateTimeFormat>();

/** Rounds the parts' amounts so that they add up to the displayed total. */
export function describeSnapshot(at: number, options: WordOptions): SnapshotWords | null {
  const { heads, scene, trades, kind, nameOf, rateLine, t, language } = options;
  const head = heads[at];
  if (head === undefined) return null;
  const { series, edges, totals, colours } = scene;
  const amounts = series.parts.map((_part, order) => (edges[order]?.[at] ?? 0) - (edges[order - 1]?.[at] ?? 0));
  const shown = roundParts(amounts, totals[at] ?? 0);
  const parts = series.parts.map(({ id }, order): TipPart => ({
    id,
    name: id === REST_ID ? t('netWorthChart.rest') : nameOf(kind, id),
    amount: shown.parts[order] ?? 0,
    colour: colours[order] ?? 'k8',
  }));
  const sinceMs = heads[at - 1]?.createdAtMs ?? head.createdAtMs;
  const done = trades.filter(({ atMs }) => atMs > sinceMs && atMs <= head.createdAtMs);
  const lines = [
    head.note,
    ...done.slice(0, MOST_TRADES).map(({ text }) => text),
    done.length > MOST_TRADES ? t('netWorthChart.moreTrades', { count: done.length - MOST_TRADES }) : '',
    head.carriedTabs > 0 ? t('netWorthChart.carried', { count: head.carriedTabs }) : '',
    series.isBreak[at] === 1 ? t('netWorthChart.unknownBefore') : '',
    rateLine?.(head.createdAtMs) ?? '',
  ].filter((line) => line !== '');
  const moment = writeSnapshotMoment(head.createdAtMs, language);
  const digits = decimalsForTotal(shown.total);
  const text = [
    `${moment}: ${writeDecimal(shown.total, digits)}`,
    ...parts.toReversed().map(({ name, amount }) => `${name} ${writeDecimal(amount, digits)}`),
    ...lines,
  ].join(', ');
  return { moment, total: shown.total, parts, lines, text };
}

/** Writes "Thu 19 Nov, 23:01". */
export function writeSnapshotMoment(atMs: number, language: string): string {
  const known =
    moments.get(language) ??
    new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
  moments.set(language, known);
  return known.format(atMs);
}
