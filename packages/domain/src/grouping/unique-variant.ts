import { readModLines, readModText, type Game, type GameItem } from '../item/index.ts';
import { findTellingLines, hasSeveralBases } from '../tables/index.ts';
import type { HashProperties } from './group-identity.ts';

/** Smallest number of links below six that buyers pay for. */
const LESSER_LINKS = 5;
/** poe2's improved bases, such as "Runemastered Silk Robe", exist with the same uniques. */
const IMPROVED_BASE = /^(Runemastered|Runeforged) /;
/** Anointment of an amulet or ring: its owner can replace it for a few coins. */
const ANOINTMENT = /^(?:allocates |your [a-z]+ towers )/;

type NamedUnique = { readonly game: Game; readonly key: string };
type UniqueOfGame = NamedUnique & { readonly sixLink: boolean };

/**
 * Returns true if a unique is certainly plain: most uniques are, and this check takes a tenth of the time of reading
 * the variant.
 */
export function isPlainUnique(item: GameItem, { game, key }: NamedUnique): boolean {
  if (item.corrupted || item.duplicated || item.foil || item.frameType !== 3 || item.sockets.length >= LESSER_LINKS) return false;
  if (item.enchantMods.length > 0 || item.mutatedMods.length > 0) return false;
  return (
    findTellingLines(game, key) === undefined && !hasSeveralBases(game, key) && !(game === 'poe2' && IMPROVED_BASE.test(item.baseType))
  );
}

/**
 * Reads the properties, other than its name, that determine an identified unique's price: six links; the implicit mod
 * added by corruption, if there is only one; enchantments that buyers pay for; and, if they apply, `corrupted` without
 * such a mod, `mirrored`, `foil`, `fiveLink`, `variant` (its distinguishing mods), `base` (if the name has several)
 * and, in poe2, `corruption`, the enchantment added by corruption. Omits socketed runes, anointments and flask
 * enchantments, which buyers do not pay for, and pairs of implicit mods, which hardly any two items share.
 */
export function readUniqueVariant(item: GameItem, { game, key, sixLink }: UniqueOfGame): HashProperties {
  const implicits = game === 'poe1' ? readCorruption(item.implicitMods, item) : [];
  const corruption = game === 'poe2' ? readCorruption(item.enchantMods, item) : [];
  const variant = readTellingMods(item, { game, key });
  return {
    sixLink,
    corruptedMods: implicits,
    enchantMods: game === 'poe1' ? readPaidEnchantments(item) : [],
    corrupted: (item.corrupted && implicits.length === 0 && corruption.length === 0) || undefined,
    corruption,
    mirrored: item.duplicated || undefined,
    foil: item.foil || item.frameType === 9 || item.frameType === 10 || undefined,
    fiveLink: (!sixLink && countLargestLink(item) >= LESSER_LINKS) || undefined,
    variant,
    base: readTellingBase(item, { game, key }),
  };
}

/** Returns true if every copy of this unique is a variant, in which case no plain copy exists. */
export function isAlwaysVariant(properties: HashProperties, game: Game): boolean {
  return properties['variant'] !== undefined || (properties['base'] !== undefined && game === 'poe1');
}

/** Reads the only mod added by corruption; an empty list if there are several. */
function readCorruption(mods: GameItem['implicitMods'], item: GameItem): string[] {
  if (!item.corrupted) return [];
  const texts = mods.map((mod) => hideNumbers(readModText(mod).toLowerCase())).filter((text) => !ANOINTMENT.test(text));
  return texts.length === 1 ? texts : [];
}

function readPaidEnchantments(item: GameItem): string[] {
  if (item.baseType.endsWith(' Flask')) return [];
  return item.enchantMods.map((mod) => readModText(mod).toLowerCase()).filter((text) => !ANOINTMENT.test(text));
}

/**
 * Reads the names of the variants by their distinguishing mods, and the mutated mods of a Foulborn unique; undefined if
 * there are none. A mod that the item has twice is listed twice: three legacies of the same kind are not worth the same
 * as one.
 */
function readTellingMods(item: GameItem, { game, key }: NamedUnique): string[] | undefined {
  const told: string[] = [];
  for (const mod of item.mutatedMods) told.push(hideNumbers(readModText(mod).toLowerCase()));
  for (const { line, as, isImplicit } of findTellingLines(game, key) ?? []) {
    for (const shown of readModLines(isImplicit ? item.implicitMods : item.explicitMods)) {
      const text = shown.toLowerCase();
      if (line.test(text)) told.push(as === undefined ? hideNumbers(text) : text.replace(line, as));
    }
  }
  return told.length === 0 ? undefined : told.sort();
}

function readTellingBase({ baseType }: GameItem, { game, key }: NamedUnique): string | undefined {
  const improved = game === 'poe2' ? IMPROVED_BASE.exec(baseType)?.[1] : undefined;
  if (improved !== undefined) return improved.toLowerCase();
  return baseType !== '' && hasSeveralBases(game, key) ? baseType.toLowerCase() : undefined;
}

/** Returns the largest number of linked sockets if it is five or more; otherwise 0. */
export function countLargestLink({ sockets }: GameItem): number {
  if (sockets.length < LESSER_LINKS) return 0;
  const counts = new Map<number, number>();
  for (const { group } of sockets) counts.set(group, (counts.get(group) ?? 0) + 1);
  return Math.max(...counts.values());
}

/**
 * Replaces the numbers in a mod, so that all its rolls are equal: "20% increased damage" becomes "#% increased damage".
 */
export function hideNumbers(text: string): string {
  return text.replaceAll(/\d+(?:\.\d+)?/g, '#');
}
