type Published = { readonly row: { readonly uuid: string; readonly ign: string }; readonly listedMs: number };

/** Maximum number of listings per seller, as long as other sellers have listings too. */
const NEWEST_PER_SELLER = 2;

/**
 * Picks the most recently published listings: a trade that takes pieces does not make a listing newer, and a seller who
 * publishes many listings does not fill the result.
 */
export function pickNewest<Entry extends Published>(entries: readonly Entry[], count: number): Entry[] {
  const sellers = Map.groupBy(entries, ({ row }) => row.ign);
  const newest = takeNewest(
    [...sellers.values()].flatMap((own) => takeNewest(own, NEWEST_PER_SELLER)),
    count,
  );
  const others = newest.length < count ? entries.filter((entry) => !newest.includes(entry)) : [];
  return [...newest, ...takeNewest(others, count - newest.length)].sort(orderNewest);
}

const orderNewest = (one: Published, other: Published): number => other.listedMs - one.listedMs || (one.row.uuid < other.row.uuid ? -1 : 1);

function takeNewest<Entry extends Published>(entries: readonly Entry[], count: number): Entry[] {
  const newest: Entry[] = [];
  for (const entry of entries) {
    const last = newest.at(-1);
    if (newest.length === count && (last === undefined || orderNewest(entry, last) >= 0)) continue;
    newest.push(entry);
    newest.sort(orderNewest);
    newest.length = Math.min(newest.length, count);
  }
  return newest;
}
