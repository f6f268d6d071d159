import type { RawBuilder } from 'kysely';

/** Describes one kind of data in an export: its table, and its columns by name. */
export type ExportSection = {
  readonly name: string;
  readonly table: string;
  /** Column that contains the person's id. */
  readonly owner: string;
  /** Unique per person; rows are read in this order. */
  readonly key: readonly string[];
  /** Rows per page: few if a row can be large. */
  readonly pageRows: number;
  /** Filter for the person's rows; all rows if absent. */
  readonly only?: RawBuilder<unknown>;
  /** Maps names in the document to columns, or to expressions over columns. */
  readonly fields: Readonly<Record<string, string | RawBuilder<unknown>>>;
  /** Converts a row to its entry; if absent, the row is the entry. */
  readonly present?: (row: Readonly<Record<string, unknown>>) => Promise<object>;
};
