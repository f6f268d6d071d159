/**
 * Size of an ask, in bytes. A tab's asks are one database row in PostgreSQL's byte order (big-endian), so that reading
 * a million asks is copying bytes.
 */
export const ASK_BYTES = 24;

/**
 * Offsets of an ask's fields, in bytes. `stock` is twice the pieces, plus one where the item itself has the note (D51).
 */
export const askAt = { groupId: 0, currencyId: 4, ask: 8, stock: 16, listedAtSeconds: 20 } as const;

/** Largest stock stored, in pieces. More than any stash holds; with the note's bit it still fits 32 bits. */
const LARGEST_QUANTITY = 2 ** 30 - 1;

/**
 * One ask of a tab: pieces of a group, the price of one in a currency, and since when it is unchanged. Ids are those of
 * the database.
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
