import type { ListingRow } from '@poexchange/contract/rest';
import { useState } from 'react';
import { adaptSelection, selectNone, selectWanted, setQuantity, startSelection, type Selection, type Wanted } from './selection.ts';

export type PanelSelection = {
  readonly selection: Selection;
  /** What the seller's last change did to it; null when nothing changed since it was opened or last touched. */
  readonly notice: 'reduced' | 'changed' | null;
  readonly set: (hash: string, quantity: number) => void;
  /** Takes these pieces of these groups and nothing else, within the stock. */
  readonly setTo: (quantities: Wanted) => void;
  readonly setAll: (to: 'all' | 'none' | 'wanted') => void;
};

/**
 * What is taken from the listing in the panel. It starts with everything, or with what the filter asks for; when the seller changes the listing it is carried over to the new
 * state (R5.08). One panel, one listing: give it the listing's id as key.
 */
export function usePanelSelection(row: ListingRow, wanted: Wanted): PanelSelection {
  const [state, setState] = useState(() => ({
    stampMs: row.timestampMs,
    selection: startSelection(row, wanted),
    notice: null as PanelSelection['notice'],
  }));
  let current = state;
  if (state.stampMs !== row.timestampMs) {
    const adapted = adaptSelection(state.selection, row);
    current = { stampMs: row.timestampMs, selection: adapted.selection, notice: adapted.isReduced ? 'reduced' : 'changed' };
    setState(current);
  }
  const change = (selection: Selection): void => setState({ ...current, selection, notice: null });
  return {
    selection: current.selection,
    notice: current.notice,
    set: (hash, quantity) => change(setQuantity(current.selection, { listing: row, hash, quantity })),
    setTo: (quantities) => change(selectWanted(row, quantities)),
    setAll: (to) => change(to === 'all' ? startSelection(row, new Map()) : to === 'wanted' ? selectWanted(row, wanted) : selectNone(row)),
  };
}
