/** Formats rows in columns as wide as their widest cell; columns from `rightFrom` on are right-aligned. */
export function layOutTable(rows: readonly (readonly string[])[], rightFrom = Number.POSITIVE_INFINITY): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const pad = (cell: string, at: number): string => (at < rightFrom ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0));
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}
