import type { Game, GameItem } from '../item/index.ts';
import type { GroupItemResult } from './group.ts';
import { refuse } from './rule.ts';
import { groupRules } from './rules/index.ts';

/**
 * The group of an item (R3.06): tag, key, properties and hash, by the first rule that answers (R4.19), or the reason
 * why it has none. Items locked to an account or character get none (R3.08). Total: every item has an answer, no item
 * throws.
 */
export function groupItem(item: GameItem, game: Game): GroupItemResult {
  if (item.lockedToAccount || item.lockedToCharacter) return refuse('locked');
  for (const rule of groupRules[game]) {
    const result = rule(item, game);
    if (result !== undefined) return result;
  }
  return refuse('unknownItem');
}
