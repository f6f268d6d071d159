/**
 * An icon path's subject: glyph, hue, and a few numbers that vary the picture. The path is the only input, so
 * everything is derived from the art's file name.
 */
import { hashText } from '../world/random.ts';
import type { GlyphName } from './glyphs.ts';

export type Subject = Readonly<{
  glyph: GlyphName;
  /** Degrees. */
  hue: number;
  /** Per cent. */
  saturation: number;
  /** 1 to 7: tiers of essences, scarabs, resonators and embers; 1 for other items. */
  level: number;
  /** Varies marks within a glyph. */
  seed: number;
}>;

type Rule = readonly [pattern: RegExp, glyph: GlyphName, hue: number, spread: number];

/**
 * The first match wins. `hue` is the middle of the kind's range, and `spread` a name's maximum deviation from that hue.
 */
const rules: readonly Rule[] = [
  [/Divination\/Deck/, 'deck', 330, 0],
  [/Divination\//, 'card', 332, 60],
  [/Essence\/EssenceCorrupt/, 'shard', 350, 0],
  [/\/Essence\//, 'essence', 0, 360],
  [/Scarabs\//, 'scarab', 25, 70],
  [/Delve\/(Reroll|Upgrade)/, 'resonator', 205, 50],
  [/\/Delve\//, 'fossil', 90, 90],
  [/\/Oils\//, 'oil', 50, 360],
  [/Catalysts\//, 'catalyst', 300, 90],
  [/DeliriumOrb|Currency\/Delirium/, 'mist', 215, 70],
  [/Currency\/Vial/, 'vial', 350, 60],
  [/BreachShard|BreachUpgrader/, 'shard', 285, 0],
  [/Breach/, 'rift', 285, 0],
  [/Incubat/, 'egg', 150, 120],
  [/Tatt+oo|Tattoo/, 'tattoo', 15, 70],
  [/VoodooOmens|\/Omen/, 'omen', 265, 90],
  [/VillageRune/, 'rune', 185, 90],
  [/ScoutingReport|Contract/, 'report', 45, 30],
  [/Blueprint/, 'blueprint', 210, 20],
  [/Expedition\//, 'tablet', 180, 60],
  [/ProvingGround|NullVoid|CleansingFireOrbQuest|TangledOrbQuest|Invitation/, 'invitation', 345, 80],
  [/CleansingFireOrb|Ember|Allflame/, 'flame', 20, 20],
  [/TangleOrb|Ichor/, 'coil', 265, 30],
  [/Lifeforce|Harvest/, 'drop', 120, 60],
  [/(?<!Mirror)(Splinter|Shard)/, 'shard', 40, 140],
  [/CurrencyIdentif|CurrencyPortal|Scroll/, 'scroll', 45, 20],
  [/CurrencyDuplicate|Mirror|ReflectiveMist/, 'mirror', 190, 0],
  [/Coin|Marker|Obol|Ducat|Seal|SealWhite/, 'coin', 42, 14],
  [/Chisel|Quality|Whetstone|Scrap/, 'tool', 200, 100],
  [/Lens|Compass|Sextant/, 'lens', 190, 60],
  [/Necropolis|Coffin|Corpse/, 'coffin', 95, 50],
  [/Bestiary|Beast/, 'paw', 15, 50],
  [/Currency\//, 'orb', 40, 360],
  [/Maps\/Atlas|Maps\/.*Map|\/Maps\/New|Maps\/AtlasMaps\/(?!Fragment)/, 'map', 200, 80],
  [/Chronicle|Logbook/, 'book', 25, 40],
  [/Labyrinth|PaleCourt|Key|Vault|Foil/, 'key', 48, 60],
  [/Maps\/|QuestItems\//, 'fragment', 0, 50],
  [/Gems\/Support/, 'support', 190, 200],
  [/Gems\//, 'gem', 210, 200],
  [/Jewels\//, 'jewel', 265, 180],
  [/Flasks\//, 'flask', 0, 220],
  [/Rings\//, 'ring', 45, 160],
  [/Amulets\//, 'amulet', 200, 160],
  [/Belts\//, 'belt', 30, 60],
  [/Gloves/, 'gloves', 25, 90],
  [/Boots/, 'boots', 25, 90],
  [/Helmets/, 'helmet', 210, 90],
  [/Shields/, 'shield', 210, 120],
  [/Armours/, 'armour', 210, 120],
  [/Quivers|Bows/, 'bow', 95, 80],
  [/Weapons/, 'blade', 210, 100],
];

const anyArt: Rule = [/./, 'cube', 0, 360];

/** Items with a well-known colour. */
const knownHues: readonly (readonly [RegExp, number, number])[] = [
  [/CurrencyRerollRare$/, 42, 62],
  [/CurrencyModValues$/, 205, 58],
  [/CurrencyAddModToRare$/, 52, 70],
  [/CurrencyDuplicate|Mirror|ReflectiveMist/, 190, 14],
  [/CurrencyVaal$|VaalOil|Tainted|Hellscape/, 355, 62],
  [/CurrencyUpgradeToRare$/, 32, 62],
  [/Amber|Golden|Yellow/, 44, 72],
  [/Azure/, 212, 68],
  [/Black/, 250, 12],
  [/Clear|Silver|Opalescent/, 205, 16],
  [/Crimson|Fire/, 4, 66],
  [/Indigo/, 240, 56],
  [/Sepia/, 28, 40],
  [/Teal/, 176, 56],
  [/Verdant|Vivid/, 118, 50],
  [/Violet|Wild/, 288, 52],
  [/Primal|Cold/, 200, 60],
  [/Lightning/, 228, 62],
  [/Physical/, 28, 34],
  [/Chaos/, 300, 52],
];

/** Marks of well-known orbs, as indexes into the list of orb marks. */
const knownSeeds: readonly (readonly [RegExp, number])[] = [
  [/CurrencyRerollRare$/, 0],
  [/CurrencyModValues$/, 1],
  [/CurrencyAddModToRare$/, 2],
  [/CurrencyVaal$/, 7],
];

/**
 * Returns an icon address's art path without extension, taken from a /gen/image payload if there is one, or else from
 * the path itself.
 */
export function readArt(path: string): string {
  const payload = /\/gen\/image\/([\w-]+)/.exec(path)?.[1];
  if (payload !== undefined) {
    const file = /"f":"([^"]+)"/.exec(Buffer.from(payload, 'base64url').toString('utf8').replaceAll('\\/', '/'))?.[1];
    if (file !== undefined) return file;
  }
  return path.replace(/\.\w+$/, '');
}

/** Parts of the art's name that show its level; the first match wins. */
const levelParts: Partial<Record<GlyphName, readonly (readonly [part: string, level: number])[]>> = {
  scarab: [
    ['Super', 5],
    ['Tier4', 4],
    ['Greater', 3],
    ['Normal', 2],
  ],
  resonator: [
    ['2x2C', 4],
    ['2x2', 3],
    ['2x1', 2],
  ],
};

function readLevel(art: string, glyph: GlyphName): number {
  if (glyph === 'essence' || glyph === 'invitation') return Math.min(7, Number(/(\d)$/.exec(art)?.[1] ?? '5'));
  if (glyph === 'flame' || glyph === 'coil') return Math.min(4, Number(/Rank(\d)/.exec(art)?.[1] ?? '1'));
  return levelParts[glyph]?.find(([part]) => art.includes(part))?.[1] ?? 1;
}

/** Returns a path's subject; every string has a subject. */
export function readSubject(path: string): Subject {
  const art = readArt(path);
  const [, glyph, middle, spread] = rules.find(([pattern]) => pattern.test(art)) ?? anyArt;
  const family = art.replace(/\d+\w?$/, '');
  const seed = knownSeeds.find(([pattern]) => pattern.test(art))?.[1] ?? hashText(glyph === 'card' ? path : art);
  const known = glyph === 'scarab' || glyph === 'card' ? undefined : knownHues.find(([pattern]) => pattern.test(art));
  const drawn = middle + ((hashText(glyph === 'essence' ? family : String(seed)) % 1000) / 1000 - 0.5) * spread;
  return { glyph, hue: Math.round(((known?.[1] ?? drawn) + 360) % 360), saturation: known?.[2] ?? 50, level: readLevel(art, glyph), seed };
}
