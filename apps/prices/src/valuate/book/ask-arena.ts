import { askAt, ASK_BYTES, viewBytes } from '../../asks/packed-asks.ts';

/**
 * Asks in shared memory. `bytes` contains them in stored form (packed-asks.ts); the group and the currency, which every
 * reader needs first, are also columns. `counts` is the number of live asks by group id, and may be shorter than the
 * largest id.
 */
export type AskColumns = {
  readonly bytes: Uint8Array<SharedArrayBuffer>;
  readonly groups: Int32Array<SharedArrayBuffer>;
  readonly currencies: Int32Array<SharedArrayBuffer>;
  readonly counts: Uint32Array<SharedArrayBuffer>;
  /** Groups used as a currency by at least one ask. */
  readonly currencyIds: readonly number[];
};

/** Arena of asks that grows as it is filled. All positions are counted in asks. */
export type AskArena = {
  /** Returns the content, which is valid until the next write. */
  readonly columns: () => AskColumns;
  readonly length: () => number;
  /** Returns the bytes of these asks. */
  readonly bytesOf: (from: number, to: number) => Uint8Array;
  /** Appends live asks; returns the position of the first ask. */
  readonly append: (asks: Uint8Array) => number;
  readonly overwrite: (at: number, asks: Uint8Array) => void;
  /** Retires asks: they no longer count, and their space may be overwritten. */
  readonly retire: (from: number, to: number) => void;
  /** Truncates the arena to this length; all asks beyond it must be retired. */
  readonly cutTo: (length: number) => void;
  /** Reserves space for this many asks in one step, because growing in several steps leaves old memory behind. */
  readonly reserve: (asks: number) => void;
  readonly clear: () => void;
};

const FIRST_ASKS = 2 ** 15;
const FIRST_IDS = 4096;

export function createAskArena(): AskArena {
  let columns = openColumns(0);
  let length = 0;
  let counts = { groups: countTable(FIRST_IDS), currencies: countTable(FIRST_IDS) };
  const currencyIds = new Set<number>();

  const grow = (needed: number): void => {
    const larger = openColumns(Math.max(columns.groups.length + (columns.groups.length >> 1), needed, FIRST_ASKS));
    larger.bytes.set(columns.bytes.subarray(0, length * ASK_BYTES));
    larger.groups.set(columns.groups.subarray(0, length));
    larger.currencies.set(columns.currencies.subarray(0, length));
    columns = larger;
  };
  const count = (from: number, to: number, change: 1 | -1): void => {
    for (let at = from; at < to; at += 1) {
      const group = columns.groups[at] as number;
      const currency = columns.currencies[at] as number;
      const largest = Math.max(group, currency);
      if (largest >= counts.groups.length)
        counts = { groups: widen(counts.groups, largest), currencies: widen(counts.currencies, largest) };
      counts.groups[group] = (counts.groups[group] as number) + change;
      const now = (counts.currencies[currency] as number) + change;
      counts.currencies[currency] = now;
      if (now === 0) currencyIds.delete(currency);
      else if (now === 1 && change === 1) currencyIds.add(currency);
    }
  };
  const write = (at: number, asks: Uint8Array): void => {
    columns.bytes.set(asks, at * ASK_BYTES);
    const view = viewBytes(asks);
    const end = at + asks.length / ASK_BYTES;
    for (let place = at, byte = 0; place < end; place += 1, byte += ASK_BYTES) {
      columns.groups[place] = view.getInt32(byte + askAt.groupId);
      columns.currencies[place] = view.getInt32(byte + askAt.currencyId);
    }
    count(at, end, 1);
  };
  return {
    columns: () => ({
      bytes: columns.bytes.subarray(0, length * ASK_BYTES),
      groups: columns.groups.subarray(0, length),
      currencies: columns.currencies.subarray(0, length),
      counts: counts.groups,
      currencyIds: [...currencyIds],
    }),
    length: () => length,
    bytesOf: (from, to) => columns.bytes.subarray(from * ASK_BYTES, to * ASK_BYTES),
    append: (asks) => {
      const from = length;
      length += asks.length / ASK_BYTES;
      if (length > columns.groups.length) grow(length);
      write(from, asks);
      return from;
    },
    overwrite: write,
    retire: (from, to) => count(from, to, -1),
    cutTo: (most) => void (length = Math.min(length, most)),
    reserve: (asks) => {
      if (asks > columns.groups.length) grow(asks);
    },
    clear: () => {
      length = 0;
      counts.groups.fill(0);
      counts.currencies.fill(0);
      currencyIds.clear();
    },
  };
}

type Columns = Pick<AskColumns, 'bytes' | 'groups' | 'currencies'>;

function openColumns(asks: number): Columns {
  return {
    bytes: new Uint8Array(new SharedArrayBuffer(asks * ASK_BYTES)),
    groups: new Int32Array(new SharedArrayBuffer(asks * 4)),
    currencies: new Int32Array(new SharedArrayBuffer(asks * 4)),
  };
}

/** Ids are assigned consecutively from 1, so a table indexed by id is small. */
const countTable = (ids: number): Uint32Array<SharedArrayBuffer> => new Uint32Array(new SharedArrayBuffer(ids * 4));

function widen(table: Uint32Array<SharedArrayBuffer>, id: number): Uint32Array<SharedArrayBuffer> {
  const wider = countTable(Math.max(table.length * 2, id + 1));
  wider.set(table);
  return wider;
}
