import { categoryOfTag } from '@poexchange/domain/category';
import type { CustomGroup, GroupProblem } from '@poexchange/domain/price-book';
import { addItemsToGroup } from '../../price-book/index.ts';
import type { Picked } from './manual-item.ts';
import { putManualItems, type ManualScope } from './manual-store.ts';

/** `opens` is the category to open so that the added item is visible; null to keep the current category. */
type Taken = { readonly ok: true; readonly opens: string | null } | { readonly ok: false; readonly problem: GroupProblem };

/**
 * Adds picked items to the draft, and to the open group, if any. An item that the group cannot accept is not added at
 * all, because it would not be visible.
 */
export function takePicked(
  hand: ManualScope,
  options: { readonly picked: readonly Picked[]; readonly group: CustomGroup | undefined; readonly category: string },
): Taken {
  const { picked, group } = options;
  if (group !== undefined) {
    const items = picked.map(({ entry }) => ({ hash: entry.hash, tag: entry.tag, name: entry.name }));
    const problem = addItemsToGroup(hand.game, { id: group.id, items });
    if (problem !== null) return { ok: false, problem };
  }
  putManualItems(
    hand,
    picked.map(({ entry, quantity, variant }) => ({ hash: entry.hash, tag: entry.tag, quantity, ...(variant && { variant }) })),
  );
  if (group !== undefined) return { ok: true, opens: null };
  const categories = picked.flatMap(({ entry }) => categoryOfTag(hand.game, entry.tag)?.id ?? []);
  return { ok: true, opens: categories.includes(options.category) ? null : (categories[0] ?? null) };
}
