import { askAt, ASK_BYTES, viewBytes } from './packed-asks.ts';

/** A tab's bytes before the change, and the offsets of its asks by group. */
type Before = { readonly view: DataView; readonly places: ReadonlyMap<number, readonly number[]> };

/** Stock of a group that was added to an unchanged ask, or removed from it (negative). */
export type StockMove = {
  readonly groupId: number;
  readonly currencyId: number;
  readonly ask: number;
  readonly pieces: number;
  readonly listedAtSeconds: number;
};

export type AskChanges = {
  /**
   * Groups whose stock decreased or disappeared, with the number of pieces as a negative number. An ask whose price
   * alone changed was not filled.
   */
  readonly filled: readonly { readonly groupId: number; readonly pieces: number }[];
  /** Stock moves of unchanged asks, the only moves whose price is known. */
  readonly moves: readonly StockMove[];
};

/**
 * Maximum number of goods counted as sold from one tab in one change. If more goods leave and they make up more than
 * half of the tab, the owner is assumed to have removed them.
 */
const MOST_SOLD_AT_ONCE = 3;

/** Larger moves are stored as this number of pieces, which fits into 32 bits. */
const LARGEST_MOVE = 2 ** 30;

function listPlaces(view: DataView): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (let at = 0; at < view.byteLength; at += ASK_BYTES) {
    const groupId = view.getInt32(at + askAt.groupId);
    const known = places.get(groupId);
    if (known === undefined) places.set(groupId, [at]);
    else known.push(at);
  }
  return places;
}

const quantityAt = (view: DataView, at: number): number => view.getInt32(at + askAt.stock) >> 1;

/** Compares a tab's asks with its earlier asks. An unchanged ask keeps its time, which is written into `after`. */
export function compareAsks(before: Uint8Array, after: Uint8Array): AskChanges {
  const old: Before = { view: viewBytes(before), places: listPlaces(viewBytes(before)) };
  const view = viewBytes(after);
  const places = listPlaces(view);
  for (const [groupId, asks] of places) for (const at of asks) keepSince(view, at, old, old.places.get(groupId) ?? []);
  const filled: { groupId: number; pieces: number }[] = [];
  const moves: StockMove[] = [];
  for (const [groupId, asks] of old.places) {
    const now = places.get(groupId) ?? [];
    const change = sumPieces(view, now) - sumPieces(old.view, asks);
    if (change < 0) filled.push({ groupId, pieces: boundPieces(change) });
    const move = change === 0 ? null : findMove({ groupId, change, asks, now, view }, old.view);
    if (move !== null) moves.push(move);
  }
  const isTakenOut = filled.length > MOST_SOLD_AT_ONCE && filled.length * 2 > old.places.size;
  return { filled, moves: isTakenOut ? moves.filter(({ pieces }) => pieces > 0) : moves };
}

const boundPieces = (pieces: number): number => Math.max(-LARGEST_MOVE, Math.min(LARGEST_MOVE, pieces));

function sumPieces(view: DataView, asks: readonly number[]): number {
  return asks.reduce((total, at) => total + quantityAt(view, at), 0);
}

function isSameAsk(view: DataView, at: number, old: DataView, place: number): boolean {
  return (
    old.getInt32(place + askAt.currencyId) === view.getInt32(at + askAt.currencyId) &&
    old.getFloat64(place + askAt.ask) === view.getFloat64(at + askAt.ask)
  );
}

function keepSince(view: DataView, at: number, { view: old }: Before, candidates: readonly number[]): void {
  const place = candidates.find((candidate) => isSameAsk(view, at, old, candidate));
  if (place !== undefined) view.setInt32(at + askAt.listedAtSeconds, old.getInt32(place + askAt.listedAtSeconds));
}

type GroupChange = {
  readonly groupId: number;
  readonly change: number;
  readonly asks: readonly number[];
  readonly now: readonly number[];
  readonly view: DataView;
};

/**
 * Finds the ask whose stock changed. Returns null if the stock of some asks rose while that of others fell, or if an
 * ask is new: in both cases the price of the moved pieces is unknown.
 */
function findMove({ groupId, change, asks, now, view }: GroupChange, old: DataView): StockMove | null {
  if (now.some((at) => !asks.some((place) => isSameAsk(view, at, old, place)))) return null;
  let most: { readonly place: number; readonly size: number } | null = null;
  for (const place of asks) {
    const at = now.find((candidate) => isSameAsk(view, candidate, old, place));
    const difference = (at === undefined ? 0 : quantityAt(view, at)) - quantityAt(old, place);
    if (difference * change < 0) return null;
    if (difference !== 0 && (most === null || Math.abs(difference) > most.size)) most = { place, size: Math.abs(difference) };
  }
  if (most === null) return null;
  return {
    groupId,
    currencyId: old.getInt32(most.place + askAt.currencyId),
    ask: old.getFloat64(most.place + askAt.ask),
    pieces: boundPieces(change),
    listedAtSeconds: old.getInt32(most.place + askAt.listedAtSeconds),
  };
}
