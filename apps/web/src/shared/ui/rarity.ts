/** Rarity colours, as complete class names so that the build finds them. */
import type { Rarity } from '@poexchange/domain/stash';

export const rarityText: Readonly<Record<Rarity, string>> = {
  normal: 'text-rarity-normal',
  magic: 'text-rarity-magic',
  rare: 'text-rarity-rare',
  unique: 'text-rarity-unique',
  gem: 'text-rarity-gem',
  currency: 'text-rarity-currency',
  divination: 'text-rarity-divination',
  quest: 'text-rarity-quest',
  unknown: 'text-rarity-unknown',
  legacy: 'text-rarity-legacy',
};

/** The bottom edge of an item's cell. */
export const rarityEdge: Readonly<Record<Rarity, string>> = {
  normal: 'border-b-rarity-normal',
  magic: 'border-b-rarity-magic',
  rare: 'border-b-rarity-rare',
  unique: 'border-b-rarity-unique',
  gem: 'border-b-rarity-gem',
  currency: 'border-b-rarity-currency',
  divination: 'border-b-rarity-divination',
  quest: 'border-b-rarity-quest',
  unknown: 'border-b-rarity-unknown',
  legacy: 'border-b-rarity-legacy',
};
