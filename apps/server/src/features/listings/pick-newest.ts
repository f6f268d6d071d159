type Published = { readonly row: { readonly uuid: string; readonly ign: string }; readonly listedMs: number };

/** Maximum number of one seller's listings, while others have listings too. */
const NEWEST_PER_SELLER = 2;

/**
 * Picks the listings published last: a trade that takes from a listing does not make it newer. A seller who publishes
 * many at once does not fill the list.
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
