import type { Game, GameItem } from '../item/index.ts';
import type { GroupItemResult } from './group.ts';
import { refuse } from './rule.ts';
import { groupRules } from './rules/index.ts';

/**
 * Returns an item's group: tag, key, properties and hash, by the first rule that matches, or the reason why it has
 * none. Items locked to an account or character have no group. Total: returns a result for every item and never throws.
 */
export function groupItem(item: GameItem, game: Game): GroupItemResult {
  if (item.lockedToAccount || item.lockedToCharacter) return refuse('locked');
  for (const rule of groupRules[game]) {
    const result = rule(item, game);
    if (result !== undefined) return result;
  }
  return refuse('unknownItem');
}
