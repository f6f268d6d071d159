import { askAt, ASK_BYTES, viewBytes } from './packed-asks.ts';

/** The bytes of a tab before the change, and the offsets of its asks by group. */
type Before = { readonly view: DataView; readonly places: ReadonlyMap<number, readonly number[]> };

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

/**
 * Compares the asks of a tab with its earlier ones. An unchanged ask keeps its time, which is written into `after`.
 * Returns the groups whose stock fell or left (D54); an ask that only changed its price was not filled.
 */
export function compareAsks(before: Uint8Array, after: Uint8Array): number[] {
  const old: Before = { view: viewBytes(before), places: listPlaces(viewBytes(before)) };
  const view = viewBytes(after);
  const places = listPlaces(view);
  for (const [groupId, asks] of places) for (const at of asks) keepSince(view, at, old, old.places.get(groupId) ?? []);
  const sum = (dataView: DataView, asks: readonly number[] | undefined): number =>
    (asks ?? []).reduce((total, at) => total + quantityAt(dataView, at), 0);
  return [...old.places].filter(([groupId, asks]) => sum(view, places.get(groupId)) < sum(old.view, asks)).map(([groupId]) => groupId);
}

function keepSince(view: DataView, at: number, { view: old }: Before, candidates: readonly number[]): void {
  const currencyId = view.getInt32(at + askAt.currencyId);
  const ask = view.getFloat64(at + askAt.ask);
  for (const place of candidates) {
    if (old.getInt32(place + askAt.currencyId) !== currencyId || old.getFloat64(place + askAt.ask) !== ask) continue;
    view.setInt32(at + askAt.listedAtSeconds, old.getInt32(place + askAt.listedAtSeconds));
    return;
  }
}
