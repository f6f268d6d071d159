/**
 * Size of an ask, in bytes. A tab's asks are one database row in PostgreSQL's byte order (big-endian), so reading a
 * million asks only copies bytes.
 */
export const ASK_BYTES = 24;

/**
 * Offsets of an ask's fields, in bytes. `stock` is twice the number of pieces, plus one if the price comes from the
 * item's own note.
 */
export const askAt = { groupId: 0, currencyId: 4, ask: 8, stock: 16, listedAtSeconds: 20 } as const;

/**
 * Maximum stock stored, in pieces: more than any stash can contain, but small enough to fit into 32 bits together with
 * the note bit.
 */
const LARGEST_QUANTITY = 2 ** 30 - 1;

/**
 * One ask of a tab: pieces of a group, the price of one piece in a currency, and the time since which the ask has been
 * unchanged. Ids are database ids.
 */
export type PackedAsk = {
  readonly groupId: number;
  readonly currencyId: number;
  readonly ask: number;
  readonly quantity: number;
  readonly isNoted: boolean;
  readonly listedAtSeconds: number;
};

export function viewBytes(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function writeAsk(view: DataView, at: number, { groupId, currencyId, ask, quantity, isNoted, listedAtSeconds }: PackedAsk): void {
  view.setInt32(at + askAt.groupId, groupId);
  view.setInt32(at + askAt.currencyId, currencyId);
  view.setFloat64(at + askAt.ask, ask);
  view.setInt32(at + askAt.stock, Math.min(quantity, LARGEST_QUANTITY) * 2 + (isNoted ? 1 : 0));
  view.setInt32(at + askAt.listedAtSeconds, listedAtSeconds);
}
