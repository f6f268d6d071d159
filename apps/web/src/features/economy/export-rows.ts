/** Exports the visible rows as a file, for a spreadsheet or a program. Pure. */
import { writeCsv, type Cell } from '@poexchange/domain/csv';
import {
  changeOf,
  confidenceOf,
  exchangeValueOf,
  filledOf,
  countedOf,
  listingsOf,
  nameOf,
  propertiesOf,
  tagOf,
  unitsOf,
  valueOf,
  type EconomyRow,
} from './economy-rows.ts';
import { levels } from './economy-view.ts';

const heads = [
  'hash',
  'tag',
  'name',
  'properties',
  ...levels.map((level) => `chaos_level_${level}`),
  'change_2_days',
  'change_7_days',
  'listings',
  'filled_24h',
  'exchange_chaos',
  'exchange_units_6h',
  'confidence',
  'listings_counted',
] as const;

function listCells(row: EconomyRow): Cell[] {
  return [
    row.hash,
    tagOf(row),
    nameOf(row),
    propertiesOf(row),
    ...levels.map((level) => valueOf(row, level)),
    changeOf(row, 'twoDays'),
    changeOf(row, 'sevenDays'),
    listingsOf(row),
    filledOf(row),
    exchangeValueOf(row),
    unitsOf(row),
    valueOf(row, 50) === null ? 'none' : confidenceOf(row),
    countedOf(row),
  ];
}

/** Writes the rows as CSV, with a header line. */
export function exportCsv(rows: readonly EconomyRow[]): string {
  return writeCsv(heads, rows.map(listCells));
}

/** Writes one object per row, with the CSV headers as property names. */
export function exportJson(rows: readonly EconomyRow[], options: { readonly game: string; readonly league: string }): string {
  const groups = rows.map((row) => Object.fromEntries(listCells(row).map((cell, at) => [heads[at] ?? '', cell])));
  return JSON.stringify({ ...options, unit: 'chaos', groups }, null, 1);
}
