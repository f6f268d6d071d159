import type { Tag } from '../tables/index.ts';

/** Icons for tabs (R3.30), including one for folders. */
export type TabIconId =
  | 'currency'
  | 'quad'
  | 'map'
  | 'essence'
  | 'divination'
  | 'delve'
  | 'fragment'
  | 'premium'
  | 'flask'
  | 'gem'
  | 'unique'
  | 'blight'
  | 'delirium'
  | 'ultimatum'
  | 'folder';

const iconOfType: ReadonlyMap<string, TabIconId> = new Map([
  ['CurrencyStash', 'currency'],
  ['QuadStash', 'quad'],
  ['MapStash', 'map'],
  ['EssenceStash', 'essence'],
  ['DivinationCardStash', 'divination'],
  ['DelveStash', 'delve'],
  ['FragmentStash', 'fragment'],
  ['PremiumStash', 'premium'],
  ['FlaskStash', 'flask'],
  ['GemStash', 'gem'],
  ['UniqueStash', 'unique'],
  ['BlightStash', 'blight'],
  ['DeliriumStash', 'delirium'],
  ['UltimatumStash', 'ultimatum'],
  ['Folder', 'folder'],
]);

/** The icon of a tab type (R3.30); plain and unknown types look like a premium tab. */
export function tabIconOf(type: string): TabIconId {
  return iconOfType.get(type) ?? 'premium';
}

/** The sections of a fragment tab (R3.29); influence is labelled Exotic. */
export const stashTabKinds = ['general', 'influence', 'breach', 'scarab', 'eldritch'] as const;

export type StashTabKind = (typeof stashTabKinds)[number];

/**
 * Returns the section of a fragment tab for a tag and key (R3.29): breachstones and their splinters, scarabs,
 * invitations (eldritch), entries to the Shaper, the Elder and the Conquerors (influence), and general for everything
 * else.
 */
export function stashTabKindOf({ tag, key }: { readonly tag: Tag; readonly key: string }): StashTabKind {
  if (tag === 'breach' || tag === 'scarab') return tag;
  if (tag === 'invitation') return 'eldritch';
  return /^fragment of |^crest of |'s crest$/.test(key) ? 'influence' : 'general';
}

/**
 * Returns the number of squares along one side of a tab's grid; null for tabs with a slot per item. Unknown types count
 * as plain tabs.
 */
export function gridSizeOf(type: string): 12 | 24 | null {
  if (type === 'QuadStash') return 24;
  return slotTypes.has(type) ? null : 12;
}

const slotTypes: ReadonlySet<string> = new Set([
  'CurrencyStash',
  'MapStash',
  'UniqueStash',
  'FragmentStash',
  'DivinationCardStash',
  'EssenceStash',
  'DelveStash',
  'BlightStash',
  'MetamorphStash',
  'DeliriumStash',
  'UltimatumStash',
  'FlaskStash',
  'GemStash',
]);
