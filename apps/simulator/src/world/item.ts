/**
 * Stackable items in the publisher's format. Icons are stored as paths; the origin is added when a reply is written.
 */
import type { GameItem, ItemProperty } from '@poexchange/contract/game-api';
import type { CatalogueItem, Kind } from './catalogue/catalogue.ts';
import { hashText } from './random.ts';

/** Mod lines as text (until 3.28) or as objects (3.29). */
export type ModShape = 'text' | 'object';

export type SimItem = GameItem & { id: string; icon: string; typeLine: string; baseType: string; x: number; y: number };

export type Placement = Readonly<{ id: string; league: string; x: number; y: number; shape: ModShape }>;

const frameTypes: Partial<Record<Kind, number>> = { card: 6, fragment: 0, scarab: 0, breach: 5, invitation: 0 };

const uses: Readonly<Record<Kind, string>> = {
  currency: 'Right click this item, then left click the item to apply it to.',
  essence: 'Right click this item, then left click a normal item to apply it.',
  fragment: 'Can be used in a personal Map Device.',
  scarab: 'Can be used in a personal Map Device to add modifiers to a Map.',
  card: '',
  fossil: 'Place in a Resonator to influence item crafting.',
  resonator: 'Socket fossils, then left click an item to apply it.',
  oil: 'Can be combined with other Oils to enchant Rings or Amulets, or to modify Blighted Maps.',
  catalyst: 'Right click this item, then left click a ring, amulet or belt to apply it.',
  delirium_orb: 'Right click this item, then left click a Map to apply it.',
  vial: 'Can be used on an altar to change a unique item.',
  breach: 'Shards combine to a Breachstone, which opens a domain in a Map Device.',
  incubator: 'Right click this item, then left click an item to apply it.',
  tattoo: 'Right click this item, then left click a valid Passive Skill.',
  omen: 'Keep this in the inventory. It is used up when its condition is met.',
  runegraft: 'Right click this item, then left click a Mastery to apply it.',
  scouting_report: "Right click this item while viewing Kirac's Atlas Missions to use it.",
  artifacts: 'Can be traded to the merchants of the expedition.',
  invitation: 'Can be used in a personal Map Device.',
};

function listModLines({ name, kind }: CatalogueItem): string[] {
  if (kind === 'essence') return ['Upgrades a normal item to rare with one guaranteed property'];
  if (kind === 'delirium_orb') return ['Modifies a Map item adding layers of Delirium'];
  if (kind === 'incubator') return ['Adds an incubated item to an equippable item\r\nItem drops after killing 8924 monsters'];
  if (kind === 'catalyst') return ['Adds quality that enhances some modifiers\r\nReplaces other quality types'];
  if (name === 'Chaos Orb') return ['Reforges a rare item with new random modifiers'];
  if (name === 'Divine Orb') return ['Randomises the values of the random modifiers on an item'];
  if (name === 'Stacked Deck') return ['A stack of unknown divination cards'];
  if (kind === 'card') return [`<currencyitem>{A reward for ${name}}`];
  return [];
}

/** Builds an icon's path as the publisher does: base64url of `[25,14,{f,w,h,scale}]`, a hash, and the file name. */
export function buildIconPath(art: string, width: number, height: number, name: string): string {
  const payload = Buffer.from(JSON.stringify([25, 14, { f: `2DItems/${art}`, w: width, h: height, scale: 1 }])).toString('base64url');
  const mark = `${hashText(art).toString(16).padStart(8, '0')}${hashText(name).toString(16).padStart(8, '0')}`.slice(0, 10);
  return `/gen/image/${payload}/${mark}/${art.slice(art.lastIndexOf('/') + 1).replaceAll(' ', '')}.png`;
}

/** Returns mod lines in the given format; an unflagged object gets an empty array, as seen on the live API. */
export function shapeMods(lines: readonly string[], shape: ModShape): GameItem['explicitMods'] {
  return shape === 'text' ? [...lines] : lines.map((description) => ({ description, flags: [] }));
}

export type ModFlag = 'crafted' | 'fractured' | 'mutated';

const formerLists = { crafted: 'craftedMods', fractured: 'fracturedMods', mutated: 'mutatedMods' } as const;

/**
 * Returns explicit mods, one of which is flagged: as an object in the same list (3.29), or in a separate list (before
 * 3.29).
 */
export function shapeFlaggedMods(
  lines: readonly string[],
  flagged: { line: string; flag: ModFlag },
  shape: ModShape,
): Readonly<Record<string, GameItem['explicitMods']>> {
  const { line, flag } = flagged;
  if (shape === 'text') return { explicitMods: [...lines], [formerLists[flag]]: [line] };
  return { explicitMods: [{ description: line, flags: { [flag]: true } }, ...(shapeMods(lines, shape) ?? [])] };
}

/** Abbreviates a number as the publisher does above 9999, such as "12.5K". */
function abbreviate(count: number): string {
  return `${(count / 1000).toFixed(1).replace(/\.0$/, '')}K`;
}

const staticParts = new Map<string, { icon: string; lines: readonly string[] }>();

function getStaticParts(entry: CatalogueItem): { icon: string; lines: readonly string[] } {
  const known = staticParts.get(entry.name);
  if (known !== undefined) return known;
  const made = { icon: buildIconPath(entry.art, 1, 1, entry.name), lines: listModLines(entry) };
  staticParts.set(entry.name, made);
  return made;
}

/**
 * Creates a stack. `capacity` is the limit of the tab's slot (5000 in special tabs); the "Stack Size" property contains
 * the item's own stack size.
 */
export function makeStack(entry: CatalogueItem, place: Placement, stackSize: number, capacity = entry.stack): SimItem {
  const { icon, lines } = getStaticParts(entry);
  const properties: ItemProperty[] = [{ name: 'Stack Size', values: [[`${stackSize}/${entry.stack}`, 0]], displayMode: 0, type: 32 }];
  if (entry.kind === 'scarab') properties.push({ name: 'Limit', values: [['1', 0]], displayMode: 0, type: 87 });
  const isStackable = entry.stack > 1 || capacity > 1;
  return {
    verified: false,
    w: 1,
    h: 1,
    icon,
    ...(isStackable ? { stackSize, maxStackSize: capacity, ...(stackSize > 9999 ? { stackSizeText: abbreviate(stackSize) } : {}) } : {}),
    league: place.league,
    id: place.id,
    ...(entry.kind === 'resonator' ? { delve: true } : {}),
    name: '',
    typeLine: entry.name,
    baseType: entry.name,
    identified: true,
    ...(entry.kind === 'incubator' ? { itemLevel: 83, ilvl: 83 } : { ilvl: 0 }),
    ...(isStackable ? { properties } : {}),
    ...(lines.length > 0 ? { explicitMods: shapeMods(lines, place.shape) } : {}),
    ...(uses[entry.kind] === '' ? {} : { descrText: uses[entry.kind] }),
    frameType: entry.name.endsWith('Breachstone') ? 0 : (frameTypes[entry.kind] ?? 5),
    ...(entry.kind === 'card' ? { artFilename: entry.name.replaceAll(/[^A-Za-z]/g, '') } : {}),
    x: place.x,
    y: place.y,
    inventoryId: 'Stash1',
  };
}
