/**
 * Packed patterns with the rows they match, as bits. Uses an open hash table because there are many patterns and each
 * is looked up often.
 */
export type PatternTable = {
  count: number;
  readonly words: number;
  slots: Int32Array;
  codes: Int32Array;
  /** `sure`: rows whose texts all match; `possible`: rows with some text that may match. */
  sure: Int32Array;
  possible: Int32Array;
  common: Uint8Array;
};

export function createPatternTable(words: number, room = 1 << 14): PatternTable {
  return {
    count: 0,
    words,
    slots: new Int32Array(room * 2),
    codes: new Int32Array(room),
    sure: new Int32Array(room * words),
    possible: new Int32Array(room * words),
    common: new Uint8Array(room),
  };
}

/** Returns the pattern's number, or -1. */
export function findPattern(table: PatternTable, code: number): number {
  const mask = table.slots.length - 1;
  for (let slot = hash(code) & mask; ; slot = (slot + 1) & mask) {
    const entry = table.slots[slot] as number;
    if (entry === 0) return -1;
    if (table.codes[entry - 1] === code) return entry - 1;
  }
}

/** Returns the pattern's number; a new pattern matches no rows. */
export function addPattern(table: PatternTable, code: number): number {
  const mask = table.slots.length - 1;
  for (let slot = hash(code) & mask; ; slot = (slot + 1) & mask) {
    const entry = table.slots[slot] as number;
    if (entry === 0) {
      if (table.count === table.codes.length) {
        grow(table);
        return addPattern(table, code);
      }
      table.codes[table.count] = code;
      table.count += 1;
      table.slots[slot] = table.count;
      return table.count - 1;
    }
    if (table.codes[entry - 1] === code) return entry - 1;
  }
}

function grow(table: PatternTable): void {
  const room = table.codes.length * 2;
  const copy = (from: Int32Array, size: number): Int32Array => {
    const to = new Int32Array(size);
    to.set(from);
    return to;
  };
  table.codes = copy(table.codes, room);
  table.sure = copy(table.sure, room * table.words);
  table.possible = copy(table.possible, room * table.words);
  const common = new Uint8Array(room);
  common.set(table.common);
  table.common = common;
  table.slots = new Int32Array(room * 2);
  const mask = table.slots.length - 1;
  for (let index = 0; index < table.count; index += 1) {
    let slot = hash(table.codes[index] as number) & mask;
    while (table.slots[slot] !== 0) slot = (slot + 1) & mask;
    table.slots[slot] = index + 1;
  }
}

function hash(code: number): number {
  const mixed = Math.imul(code ^ (code >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}
