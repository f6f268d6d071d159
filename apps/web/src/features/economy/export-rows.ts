/** Exports the shown rows as a file, for a spreadsheet or a program. Pure. */
import { formatPlain } from './format-plain.ts';
import {
  changeOf,
  confidenceOf,
  exchangeValueOf,
  filledOf,
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
] as const;

type Cell = string | number | null;

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
  ];
}

/**
 * RFC 4180 with a byte order mark, so that spreadsheets read names with accents; numbers have a point and never an
 * exponent.
 */
export function writeCsv(rows: readonly EconomyRow[]): string {
  const lines = [heads.join(','), ...rows.map((row) => listCells(row).map(writeCell).join(','))];
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return formatPlain(cell);
  // A text that begins like a formula would be run by a spreadsheet.
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One object per row, with the heads of the CSV as names. */
export function writeJson(rows: readonly EconomyRow[], options: { readonly game: string; readonly league: string }): string {
  const groups = rows.map((row) => Object.fromEntries(listCells(row).map((cell, at) => [heads[at] ?? '', cell])));
  return JSON.stringify({ ...options, unit: 'chaos', groups }, null, 1);
}
