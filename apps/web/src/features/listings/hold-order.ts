/** Nothing jumps (D86): while a person is busy in the list, polls change rows in place and never move them. */

export type HeldOrder = {
  /** The uuids as shown, those that ended meanwhile included. */
  readonly shown: readonly string[];
  /** How many matching listings are not shown yet. */
  readonly waiting: number;
};

/**
 * `wanted` is the order the data would have now; `shown` the order on the screen. When `isHeld`, what is shown stays
 * where it is and only counts what is new; else the wanted order applies at once.
 */
export function holdOrder(options: { wanted: readonly string[]; shown: readonly string[]; isHeld: boolean }): HeldOrder {
  if (!options.isHeld || options.shown.length === 0) return { shown: options.wanted, waiting: 0 };
  const onScreen = new Set(options.shown);
  let waiting = 0;
  for (const uuid of options.wanted) if (!onScreen.has(uuid)) waiting += 1;
  return { shown: options.shown, waiting };
}
