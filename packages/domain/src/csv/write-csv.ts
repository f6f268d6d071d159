/** A table cell: text, number, boolean, or empty. */
export type Cell = string | number | boolean | null;

const MOST_DECIMALS = 6;
const LARGEST_FIXED = 1e21;

/**
 * Formats a table as CSV (RFC 4180) with a byte order mark, so that spreadsheets read accented names. Numbers have a
 * decimal point and never an exponent. Text that starts like a formula is prefixed with an apostrophe, because a
 * spreadsheet would execute it.
 */
export function writeCsv(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [heads, ...rows].map((cells) => cells.map(writeCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return String(cell);
  if (typeof cell === 'number') return writePlain(cell);
  const text = /^\s*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function writePlain(value: number): string {
  if (!Number.isFinite(value)) return '';
  if (Number.isInteger(value) || Math.abs(value) >= LARGEST_FIXED) return BigInt(Math.round(value)).toString();
  const written = value.toFixed(MOST_DECIMALS).replace(/\.?0+$/, '');
  return written === '-0' ? '0' : written;
}
