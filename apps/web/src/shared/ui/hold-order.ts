/** Stable order: while a person is active in the list, polls update rows in place and never move them. */

export type HeldOrder = {
  /** The displayed uuids, including those of listings that have since ended. */
  readonly shown: readonly string[];
  /** Number of matching listings that are not displayed yet. */
  readonly waiting: number;
  /** True if the displayed rows would be in a different order by now. */
  readonly isPaused: boolean;
};

/**
 * Counts for a list's header: the rows, including ended listings, and the total while a filter is active. Waiting new
 * rows are counted on the button that shows them.
 */
export function countShown(list: { readonly rows: number; readonly matching: number; readonly inPlace: number }): {
  readonly shown: number;
  readonly total: number | null;
} {
  return { shown: list.rows, total: list.matching === list.inPlace ? null : Math.max(list.rows, list.inPlace) };
}

/**
 * `wanted` is the order in the current data; `shown` is the order on the screen. If `isHeld`, displayed rows stay in
 * place and new rows are only counted; otherwise the wanted order applies immediately.
 */
export function holdOrder(options: { wanted: readonly string[]; shown: readonly string[]; isHeld: boolean }): HeldOrder {
  if (!options.isHeld || options.shown.length === 0) return { shown: options.wanted, waiting: 0, isPaused: false };
  const onScreen = new Set(options.shown);
  let waiting = 0;
  for (const uuid of options.wanted) if (!onScreen.has(uuid)) waiting += 1;
  return { shown: options.shown, waiting, isPaused: isReordered(options.shown, options.wanted) };
}

/** Returns whether the entries that both lists contain are in different orders. */
function isReordered(shown: readonly string[], wanted: readonly string[]): boolean {
  const places = new Map(wanted.map((uuid, place) => [uuid, place]));
  let last = -1;
  for (const uuid of shown) {
    const place = places.get(uuid) ?? last;
    if (place < last) return true;
    last = place;
  }
  return false;
}
