/** What sets a group apart, in a line (R5.41). Pure. */
import type { HashProperties } from '@poexchange/domain/grouping';

/** "ilvl 83+ · corrupted": names with `mods` in them, and values that are empty or zero, are skipped (R5.41). */
export function writeProperties(properties: HashProperties): string {
  return Object.entries(properties)
    .flatMap(([name, value]): string[] => {
      if (/mods/i.test(name) || value === null || value === undefined || value === '' || value === 0 || value === false) return [];
      if (typeof value === 'object') return value.length === 0 ? [] : [`${writePropertyName(name)} ${value.join(', ')}`];
      return value === true ? [writePropertyName(name)] : [`${writePropertyName(name)} ${value}`];
    })
    .join(' · ');
}

/** `monsterLvl` -> "monster lvl". */
export function writePropertyName(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
