import type { RawBuilder } from 'kysely';

/** Description of one kind of data in an export: its table, and its columns by name. */
export type ExportSection = {
  readonly name: string;
  readonly table: string;
  /** The column that holds the person's id. */
  readonly owner: string;
  /** Unique for a person; rows are read in this order. */
  readonly key: readonly string[];
  /** Rows read at once: few where a row can be large. */
  readonly pageRows: number;
  /** Condition on the person's rows; all of them where absent. */
  readonly only?: RawBuilder<unknown>;
  /** Name in the document -> column, or what is computed from columns. */
  readonly fields: Readonly<Record<string, string | RawBuilder<unknown>>>;
  /** Makes the entry of a row; the row itself where absent. */
  readonly present?: (row: Readonly<Record<string, unknown>>) => Promise<object>;
};
