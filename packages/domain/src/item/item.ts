/** A property value as sent: displayed text and the publisher's colour code. */
export type PropertyValue = readonly [text: string, colour: number];

/** One line of `properties`; `type` is the publisher's code (5 level, 6 quality, 32 stack size, ...). */
export type ItemProperty = {
  readonly name: string;
  readonly values: readonly PropertyValue[];
  readonly displayMode?: number | undefined;
  readonly type?: number | undefined;
};

/**
 * A mod is a string before 3.29 and an object since then; the object's `flags` may be an object or an empty array.
 * Flags are read once, when the item is parsed: they determine the list that contains the mod.
 */
export type ItemMod = string | { readonly description: string; readonly flags?: unknown };

/** A socket; `sColour` is one of the letters "RGBWA" or "DV", if the publisher sends it. */
export type ItemSocket = { readonly group: number; readonly sColour?: unknown };

export type LogbookMod = { readonly name: string; readonly factionName: string; readonly mods: readonly ItemMod[] };

/**
 * The parsed game item, checked field by field: a field of the wrong type counts as absent, so that rules never
 * encounter null, NaN or an object in place of a string. Strings keep the publisher's spelling; the three names are
 * free of markup. Levels are finite numbers, sizes 1 to 24 cells, positions count from 0.
 */
export type GameItem = {
  readonly id: string | undefined;
  readonly name: string;
  readonly typeLine: string;
  /** Without affixes and quality; empty if an old capture lacks it. */
  readonly baseType: string;
  readonly rarity: string | undefined;
  /**
   * 0 normal, 1 magic, 2 rare, 3 unique, 4 gem, 5 currency, 6 card, 9 foil, 10 supporter foil, 11 necropolis; -1 when
   * absent.
   */
  readonly frameType: number;
  readonly identified: boolean;
  readonly ilvl: number | undefined;
  readonly itemLevel: number | undefined;
  readonly monsterLevel: number | undefined;
  readonly icon: string;
  readonly descrText: string;
  readonly explicitMods: readonly ItemMod[];
  readonly implicitMods: readonly ItemMod[];
  readonly enchantMods: readonly ItemMod[];
  /** Mods granted by poe2's socketed runes and soul cores; the owner can replace them. */
  readonly runeMods: readonly ItemMod[];
  /** Crafted, fractured, mutated and desecrated mods are only in these lists, in both of the publisher's formats. */
  readonly craftedMods: readonly ItemMod[];
  readonly fracturedMods: readonly ItemMod[];
  /** The changed mods of a Foulborn unique; not repeated in `explicitMods`. */
  readonly mutatedMods: readonly ItemMod[];
  /** Mods added by desecration (poe2); they do not affect the group. */
  readonly desecratedMods: readonly ItemMod[];
  readonly properties: readonly ItemProperty[];
  readonly additionalProperties: readonly ItemProperty[];
  readonly corrupted: boolean;
  readonly duplicated: boolean;
  readonly split: boolean;
  readonly replica: boolean;
  /** Sent as `isRelic`; frame types 9 and 10 mean the same. */
  readonly foil: boolean;
  /** Changed by the scourge (game 3.16): a `scourged` object or scourge mods. */
  readonly scourged: boolean;
  /** True if implicit mods of a special kind have replaced those of the base. */
  readonly synthesised: boolean;
  /** Influences whose mods the item can have, in lower case and alphabetical order: "elder", "shaper". */
  readonly influences: readonly string[];
  readonly sockets: readonly ItemSocket[];
  readonly requirements: readonly ItemProperty[];
  /** Set on gems. Old captures send false on every item, so the presence of the field does not identify a gem. */
  readonly support: boolean;
  readonly stackSize: number;
  readonly maxStackSize: number;
  readonly logbookMods: readonly LogbookMod[];
  readonly league: string | undefined;
  readonly stashTabId: string | undefined;
  readonly inventoryId: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly verified: boolean;
  readonly lockedToAccount: boolean;
  readonly lockedToCharacter: boolean;
  readonly note: string | undefined;
  readonly forumNote: string | undefined;
};

export type ReadItemResult =
  | { readonly ok: true; readonly item: GameItem }
  | { readonly ok: false; readonly reason: 'notAnObject' | 'notAnItem' };
