/**
 * What a tab asks, as bytes: `ASK_BYTES` for each ask, its numbers as PostgreSQL sends them, most significant byte
 * first (record 0045). A tab's asks are one row of the database; reading a million of them is copying bytes.
 */
export const ASK_BYTES = 24;

/**
 * Where the numbers of an ask begin; `stock` is twice the pieces, and one more where the item itself has the note
 * (D51).
 */
export const askAt = { groupId: 0, currencyId: 4, ask: 8, stock: 16, listedAtSeconds: 20 } as const;

/** Beyond what any stash holds, and with the note's bit still a number of 32 bits. */
const LARGEST_QUANTITY = 2 ** 30 - 1;

/**
 * One ask of a tab: so many pieces of a group for so much of a currency each, seen as it is since then. Ids are those
 * of the database.
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
