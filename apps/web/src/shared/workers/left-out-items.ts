/** Items in the chosen tabs that cannot be listed, by reason, with their names. Pure. */
import type { GameItem } from '@poexchange/domain/item';
import type { LeftOutReason } from '@poexchange/domain/pricing';

/** `names` are English, most frequent first, at most {@link MAX_LEFT_OUT_NAMES}; further items are only counted. */
export type LeftOutItems = {
  readonly reason: LeftOutReason | 'unreadable' | 'notTraded' | 'unmodifiable';
  readonly count: number;
  readonly names: readonly { readonly name: string; readonly count: number }[];
};

/** Maximum number of names per reason. A tab full of rare items has hundreds. */
export const MAX_LEFT_OUT_NAMES = 50;

/** Collects items by reason; `list` returns the most frequent reasons first. */
export function gatherLeftOut() {
  const counts = new Map<LeftOutItems['reason'], { count: number; names: Map<string, number> }>();
  const addUnnamed = (reason: LeftOutItems['reason'], count: number): Map<string, number> => {
    const known = counts.get(reason) ?? { count: 0, names: new Map<string, number>() };
    counts.set(reason, { ...known, count: known.count + count });
    return known.names;
  };
  return {
    add(reason: LeftOutItems['reason'], name: string, count = 1): void {
      const names = addUnnamed(reason, count);
      if (name !== '') names.set(name, (names.get(name) ?? 0) + count);
    },
    addUnnamed,
    list: (): LeftOutItems[] =>
      [...counts]
        .filter(([, { count }]) => count > 0)
        .map(([reason, { count, names }]) => ({
          reason,
          count,
          names: [...names]
            .map(([name, of]) => ({ name, count: of }))
            .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
            .slice(0, MAX_LEFT_OUT_NAMES),
        }))
        .sort((a, b) => b.count - a.count),
  };
}

/** The name as displayed on the item: "Doom Bond Two-Stone Ring". */
export function nameLeftOut({ name, typeLine, baseType }: GameItem): string {
  const base = typeLine === '' ? baseType : typeLine;
  return name === '' || name === base ? base : `${name} ${base}`.trim();
}
