/**
 * The game item as the publisher sends it, parsed permissively: unknown keys are kept, and only fields that the product
 * uses are checked. Booleans are true or absent in modern data, and explicitly false in old captures; optional arrays
 * may be null.
 */
import * as z from 'zod/mini';
import { maybe } from './nullish.ts';

/**
 * A mod line: text up to game version 3.28; since 3.29 an object, whose `flags` may be an empty array if the mod has no
 * flags.
 */
export const modSchema = z.union([
  z.string(),
  z.looseObject({ description: z.string(), flags: maybe(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])) }),
]);
export type Mod = z.output<typeof modSchema>;

/**
 * `values` are pairs of text (with its unit) and colour code; `type` is the meaning of the property (32 Stack Size, 1
 * Map Tier, ...).
 */
export const itemPropertySchema = z.looseObject({
  name: z.string(),
  values: maybe(z.array(z.array(z.unknown()))),
  displayMode: maybe(z.number()),
  type: maybe(z.number()),
});
export type ItemProperty = z.output<typeof itemPropertySchema>;

const mods = maybe(z.array(modSchema));
const properties = maybe(z.array(itemPropertySchema));
const flag = maybe(z.boolean());
const text = maybe(z.string());
const integer = maybe(z.number());

/**
 * `name` is empty unless rare or unique; `typeLine` includes affixes; `baseType` is the plain base. `x`, `y` are a
 * cell, or a slot number and 0 in special tabs.
 */
export const itemSchema = z.looseObject({
  id: text,
  realm: text,
  verified: flag,
  league: text,
  name: text,
  typeLine: z.string(),
  baseType: text,
  rarity: text,
  frameType: integer,
  frameTypeId: text,
  icon: text,
  w: integer,
  h: integer,
  x: integer,
  y: integer,
  inventoryId: text,
  ilvl: integer,
  itemLevel: integer,
  monsterLevel: integer,
  identified: flag,
  corrupted: flag,
  duplicated: flag,
  split: flag,
  support: flag,
  lockedToCharacter: flag,
  lockedToAccount: flag,
  stackSize: integer,
  maxStackSize: integer,
  stackSizeText: text,
  note: text,
  forum_note: text,
  descrText: text,
  properties,
  additionalProperties: properties,
  requirements: properties,
  explicitMods: mods,
  implicitMods: mods,
  enchantMods: mods,
  sockets: maybe(z.array(z.looseObject({ group: maybe(z.number()) }))),
  logbookMods: maybe(z.array(z.looseObject({ faction: maybe(z.looseObject({ id: text, name: text })) }))),
});
export type GameItem = z.output<typeof itemSchema>;
