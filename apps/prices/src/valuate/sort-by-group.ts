/** Rows of one group lie from `starts[n]` up to `starts[n + 1]` in `order`; `largest` is the size of the largest group. */
type Grouped = { order: Uint32Array; starts: Uint32Array; groupIds: number[]; largest: number };

/** Group ids are counted up from 1, so that a table by id is small; were they ever not, a map does. */
const LARGEST_TABLE = 2 ** 24;

type Places = { readonly get: (id: number) => number; readonly set: (id: number, place: number) => void };

function createPlaces(ids: Int32Array): Places {
  let largest = 0;
  for (const id of ids) if (id > largest) largest = id;
  if (largest > LARGEST_TABLE) {
    const map = new Map<number, number>();
    return { get: (id) => map.get(id) ?? -1, set: (id, place) => void map.set(id, place) };
  }
  const table = new Int32Array(largest + 1).fill(-1);
  return { get: (id) => table[id] as number, set: (id, place) => void (table[id] = place) };
}

/** The rows of each group together: `order` holds row numbers, group by group. */
export function sortByGroup(rowGroupIds: Int32Array): Grouped {
  const places = createPlaces(rowGroupIds);
  const groupIds: number[] = [];
  const counts: number[] = [];
  const placeOfRow = new Uint32Array(rowGroupIds.length);
  for (let row = 0; row < rowGroupIds.length; row += 1) {
    const id = rowGroupIds[row] as number;
    let place = places.get(id);
    if (place === -1) {
      place = groupIds.length;
      places.set(id, place);
      groupIds.push(id);
      counts.push(0);
    }
    counts[place] = (counts[place] as number) + 1;
    placeOfRow[row] = place;
  }
  const starts = new Uint32Array(groupIds.length + 1);
  let largest = 0;
  counts.forEach((count, place) => {
    starts[place + 1] = (starts[place] as number) + count;
    if (count > largest) largest = count;
  });
  const next = starts.slice();
  const order = new Uint32Array(rowGroupIds.length);
  for (let row = 0; row < placeOfRow.length; row += 1) {
    const place = placeOfRow[row] as number;
    const at = next[place] as number;
    order[at] = row;
    next[place] = at + 1;
  }
  return { order, starts, groupIds, largest };
}
