import { makeGroup, type ItemGroup } from '@poexchange/domain/grouping';
import type { Game } from '@poexchange/domain/item';
import { withTransaction } from '@poexchange/platform/db';
import type { PricesDb } from '../../database.ts';
import { storeGroups } from '../../asks/known-ids.ts';
import type { TagGroup } from '../../asks/group-queries.ts';

/**
 * The currencies in which prices are expressed: chaos, the unit, and the divine and exalted orbs, whose rates are
 * guarded.
 */
export type BaseCurrencies = { readonly chaos: TagGroup; readonly guardedIds: readonly number[] };

/** Stores the groups of the base currencies, which need ids even if no seller has ever offered them. */
export async function storeBaseCurrencies(db: PricesDb, game: Game): Promise<BaseCurrencies> {
  const [chaos, divine, exalted] = ['chaos orb', 'divine orb', 'exalted orb'].map((key) => makeGroup('currency', key, {})) as [
    ItemGroup,
    ItemGroup,
    ItemGroup,
  ];
  const ids = await withTransaction(db, (tx) =>
    storeGroups(
      tx,
      game,
      [chaos, divine, exalted].map((group) => ({ group, icon: undefined })),
    ),
  );
  const idOf = (group: ItemGroup): number => ids.get(group.hash) ?? 0;
  return {
    chaos: { id: idOf(chaos), hash: chaos.hash, key: chaos.key, properties: {}, icon: null },
    guardedIds: [idOf(divine), idOf(exalted)],
  };
}
