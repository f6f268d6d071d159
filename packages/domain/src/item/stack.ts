import type { GameItem } from './item.ts';

/** Units in all the stacks together (R9.34: an item without a stack size counts 1); 0 for no items. */
export function sumStackSizes(items: readonly Pick<GameItem, 'stackSize'>[]): number {
  let total = 0;
  for (const item of items) total += item.stackSize;
  return total;
}
