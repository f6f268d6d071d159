/** Stable order (D86): while a person is active in the list, polls change rows in place and never move them. */

export type HeldOrder = {
  /** The uuids as shown, including those that have ended since. */
  readonly shown: readonly string[];
  /** Number of matching listings that are not shown yet. */
  readonly waiting: number;
  /** True if the shown rows would now be in a different order. */
  readonly isPaused: boolean;
};

/**
 * Counts for the head of a list: the rows, including ended ones, and the total while a filter is active. New rows that
 * wait are counted on the button that shows them.
 */
export function countShown(list: { readonly rows: number; readonly matching: number; readonly inPlace: number }): {
  readonly shown: number;
  readonly total: number | null;
} {
  return { shown: list.rows, total: list.matching === list.inPlace ? null : Math.max(list.rows, list.inPlace) };
}

/**
 * `wanted` is the order of the present data; `shown` the order on the screen. If `isHeld`, shown rows stay in place and
 * new ones are only counted; otherwise the wanted order applies at once.
 */
export function holdOrder(options: { wanted: readonly string[]; shown: readonly string[]; isHeld: boolean }): HeldOrder {
  if (!options.isHeld || options.shown.length === 0) return { shown: options.wanted, waiting: 0, isPaused: false };
  const onScreen = new Set(options.shown);
  let waiting = 0;
  for (const uuid of options.wanted) if (!onScreen.has(uuid)) waiting += 1;
  return { shown: options.shown, waiting, isPaused: isReordered(options.shown, options.wanted) };
}

/** Returns whether the entries that both lists have are in a different order. */
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
