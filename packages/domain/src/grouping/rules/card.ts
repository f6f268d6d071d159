import { groupByName, type GroupRule } from '../rule.ts';

/** The file of the icon that all cards in a stash share. */
const CARD_ICON = '/InventoryIcon.png';

/** Divination cards, identified by their common icon, or by their frame (R5.36). */
export const groupCard: GroupRule = (item) => {
  const isCard = item.frameType === 6 || item.icon.includes(CARD_ICON);
  return isCard ? groupByName('card', item.baseType) : undefined;
};
