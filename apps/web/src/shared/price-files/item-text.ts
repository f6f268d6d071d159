/** Formats the properties that distinguish a group, on one line. Pure. */
import { isReadProperty, joinProperties, writePropertyName, type HashProperties } from '@poexchange/domain/grouping';
import { nameItem } from '../i18n/item-names.ts';
import type { Translate } from '../i18n/use-translation.ts';

/**
 * "ilvl 83+ · corrupted" in the page's language. Skips names that contain `mods`, and values that are empty or zero
 * (R5.41).
 */
export function sayProperties(properties: HashProperties, t: Translate): string {
  return joinProperties(properties, {
    nameOf: (name) => sayPropertyName(name, t),
    sayInfluence: (names) => t('property.influenceOf', { names }),
  });
}

/** The display name of a property. A newer league's property is shown as its code until it is translated here. */
export function sayPropertyName(name: string, t: Translate): string {
  return isReadProperty(name) ? t(`property.${name}`) : writePropertyName(name);
}

/**
 * Display name of an item with the properties that distinguish it from other items of the same name: "Headhunter
 * (corrupted)".
 */
export function nameVariant({ name, properties }: { readonly name: string; readonly properties: HashProperties }, t: Translate): string {
  const told = sayProperties(properties, t);
  const shown = nameItem(name);
  return told === '' ? shown : `${shown} (${told})`;
}

/** Display name of an item, or a fallback while it is unknown. */
export function nameKnown(entry: { readonly name: string } | undefined, t: Translate): string {
  return entry === undefined ? t('trade.unknownItem') : nameItem(entry.name);
}
