/** Reads what the server needs from the published prices: names of groups, the divine rate, the spelling of leagues. */
import type { Game } from '@poexchange/domain/item';
import { listTagsOfCategory, type CategoryItem } from '@poexchange/domain/category';
import { currencies, type CurrencyUnit } from '@poexchange/domain/currency';
import { displayNameOf, makeGroup } from '@poexchange/domain/grouping';
import { findStashGroups } from '../game-data/index.ts';
import type { ServerDeps } from '../../server-deps.ts';

/** Group hash of the divine orb, a fixed point of D57. */
const DIVINE_HASH = 'cceb40e33d9237cb6a06037e739e40aa9a548c70';

/** Index of confidence level 12 among the ten values (D50, R9.25). */
const PRIMARY_LEVEL_INDEX = 3;

export type KnownGroup = CategoryItem & { readonly hash: string; readonly icon: string | null };

type PriceDeps = Pick<ServerDeps, 'prices'>;
type GroupDeps = Pick<ServerDeps, 'prices' | 'db'>;

/**
 * Finds these hashes in the summaries of a category's tags, and among the groups seen in stashes since the summaries
 * were published. Unknown hashes are omitted.
 */
export async function findKnownGroups(
  deps: GroupDeps,
  options: { game: Game; league: string; category: string; hashes: readonly string[] },
): Promise<Map<string, KnownGroup>> {
  const tags = listTagsOfCategory(options.game, options.category);
  const wanted = new Set(options.hashes);
  const found = new Map<string, KnownGroup>();
  for (const tag of tags) {
    if (wanted.size === 0) break;
    const { summaries } = await deps.prices.readSummaries({ game: options.game, league: options.league, tag });
    for (const hash of wanted) {
      const entry = Object.hasOwn(summaries, hash) ? summaries[hash] : undefined;
      if (entry === undefined) continue;
      wanted.delete(hash);
      found.set(hash, describeGroup({ hash, tag, key: entry.k, properties: entry.p, icon: entry.i[0] ?? null }));
    }
  }
  const { game, league } = options;
  for (const group of await findStashGroups(deps.db, { game, league, tags, hashes: [...wanted] }))
    found.set(group.hash, describeGroup(group));
  return found;
}

function describeGroup(group: Omit<KnownGroup, 'displayName'>): KnownGroup {
  return { ...group, displayName: displayNameOf(group) };
}

/**
 * Reads the chaos value of one divine at the primary level; null if there is no such price, and always null in poe2.
 */
export async function readChaosPerDivine(deps: PriceDeps, options: { game: Game; league: string }): Promise<number | null> {
  if (options.game === 'poe2') return null;
  const { valuations } = await deps.prices.readValuations({ ...options, tag: 'currency' });
  const rate = valuations[DIVINE_HASH]?.c[PRIMARY_LEVEL_INDEX];
  return rate !== undefined && rate > 0 ? rate : null;
}

/** A poe2 currency unit and its value in chaos. */
export type UnitRate = { readonly unit: CurrencyUnit; readonly chaosPerUnit: number };

/**
 * Reads the published value of a poe2 unit in the league, at the primary level. Returns chaos itself if the unit has no
 * price, or a price that a few accounts could fake.
 */
export async function readUnitRate(deps: PriceDeps, options: { league: string; unit: CurrencyUnit }): Promise<UnitRate> {
  const chaos: UnitRate = { unit: 'c', chaosPerUnit: 1 };
  if (options.unit === 'c') return chaos;
  const { hash } = makeGroup('currency', currencies[options.unit].group, {});
  const { valuations } = await deps.prices.readValuations({ game: 'poe2', league: options.league, tag: 'currency' });
  const value = valuations[hash];
  const rate = value?.c[PRIMARY_LEVEL_INDEX];
  return rate !== undefined && rate > 0 && value?.lr !== 'few' ? { unit: options.unit, chaosPerUnit: rate } : chaos;
}

/** Returns the publisher's spelling of a league, which whispers need. */
export async function readLeagueName(deps: PriceDeps, options: { game: Game; league: string }): Promise<string> {
  const leagues = await deps.prices.readLeagues();
  return leagues.find((entry) => entry.game === options.game && entry.id === options.league)?.name ?? options.league;
}
