/**
 * Expected content of My listings for the recorded tabs, computed from the same files with the domain's own functions.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { summaryFileSchema, summaryPath, valuationFileSchema, valuationPath } from '@poexchange/contract/price-files';
import { belongsToCategory, listCategories, type CategoryItem } from '@poexchange/domain/category';
import { displayNameOf, groupItem, type ItemGroup } from '@poexchange/domain/grouping';
import type { StashTabId } from '@poexchange/domain/ids';
import { readItem } from '@poexchange/domain/item';
import { expandSummary, expandValuation, groupStash, type GroupedEntry, type Summary, type Valuation } from '@poexchange/domain/pricing';
import { tags } from '@poexchange/domain/tables';

export type PlaceCount = { readonly id: string; readonly nameKey: string; readonly isSub: boolean; readonly groups: number };

/** Reads a price file of the running product; undefined if the file does not exist. */
export type ReadPrices = (path: string) => Promise<unknown>;

/** Computes the non-empty categories and sub-categories of Standard in order, and all entries. */
export async function expectRecordedStash(
  corpus: string,
  readPrices: ReadPrices,
): Promise<{ places: readonly PlaceCount[]; entries: readonly GroupedEntry[] }> {
  const folder = join(corpus, 'stash/tabs');
  const tabs = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const { items } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { items: unknown[] };
      return { stashTabId: `standard:${file}` as StashTabId, items: items.map(readItem).flatMap((read) => (read.ok ? [read.item] : [])) };
    });
  const prices = await readStandardPrices(readPrices);
  const finest = new Map<string, ItemGroup>();
  const { entries } = groupStash({
    tabs,
    game: 'poe1',
    groupItem,
    nameOf: displayNameOf,
    ...prices,
    splitBy: (_item, group) => {
      finest.set(group.hash, group);
      return group.hash;
    },
  });
  const describe = ({ split }: GroupedEntry): CategoryItem => {
    const group = finest.get(split);
    if (group === undefined) throw new Error('an entry without a group');
    return { tag: group.tag, key: group.key, properties: group.unsafeHashProperties, displayName: displayNameOf(group) };
  };
  const count = (category: string, subCategory: string): number =>
    new Set(entries.filter((entry) => belongsToCategory('poe1', category, subCategory, describe(entry))).map(({ hash }) => hash)).size;
  const places = listCategories('poe1')
    .filter(({ tags: own }) => own.length > 0)
    .flatMap((category): PlaceCount[] => [
      { id: category.id, nameKey: category.nameKey, isSub: false, groups: count(category.id, '') },
      ...(category.subCategories ?? []).map((sub) => ({
        id: sub.id,
        nameKey: sub.nameKey,
        isSub: true,
        groups: count(category.id, sub.id),
      })),
    ])
    .filter(({ groups }) => groups > 0);
  return { places, entries };
}

/** Prices decide between primary and extended groups, so read the same prices as the page. */
async function readStandardPrices(readPrices: ReadPrices) {
  const valuations = new Map<string, Valuation>();
  const summaries = new Map<string, Summary>();
  for (const tag of tags) {
    const of = { game: 'poe1', league: 'standard', tag } as const;
    const valued = valuationFileSchema.safeParse(await readPrices(valuationPath(of)));
    const named = summaryFileSchema.safeParse(await readPrices(summaryPath(of)));
    if (valued.success) for (const [hash, entry] of Object.entries(valued.data.valuations)) valuations.set(hash, expandValuation(entry));
    if (named.success)
      for (const [hash, entry] of Object.entries(named.data.summaries))
        summaries.set(hash, expandSummary(entry, { hash, tag, nameOf: displayNameOf }));
  }
  return { valuations, summaries };
}
