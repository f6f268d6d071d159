import type { SummaryFile, ValuationFile } from '@poexchange/contract/price-files';
import type { TagGroup } from '../valuate/ask-queries.ts';
import { layOutDays, layOutHours } from '../valuate/history.ts';
import type { TagValues } from '../valuate/value-tag.ts';

type Summaries = SummaryFile['summaries'];
type Valuations = ValuationFile['valuations'];

/** Compact summaries by hash (D58), in the order of the groups. */
export function buildSummaries(groups: readonly Pick<TagGroup, 'hash' | 'key' | 'icon' | 'properties'>[]): Summaries {
  return Object.fromEntries(
    groups.map(({ hash, key, icon, properties }) => [hash, { k: key, i: icon === null ? [] : [icon], p: properties }]),
  );
}

/** Compact valuations by hash (D58); a group without a value has none. */
export function buildValuations(
  groups: readonly TagGroup[],
  { values, filled, history }: Omit<TagValues, 'groups'>,
  nowMs: number,
): Valuations {
  const valuations: Valuations = {};
  for (const { id, hash } of groups) {
    const value = values.get(id);
    if (value === undefined) continue;
    const filledListings = filled.get(id) ?? 0;
    valuations[hash] = {
      c: [...value.levels],
      l: value.listings,
      ...(filledListings > 0 ? { fl: filledListings } : {}),
      ...(value.reason === null ? {} : { lc: true, lr: value.reason }),
      d: layOutDays(history.days.get(id) ?? [], nowMs),
      h: layOutHours(history.hours.get(id) ?? [], nowMs),
    };
  }
  return valuations;
}
