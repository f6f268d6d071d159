import type { HashProperties, HashValue } from './group-identity.ts';

/**
 * Lists the properties worth showing next to a name (R5.41): without those whose name contains "mods" and without
 * values that are empty, zero or `false`. Sorted by name.
 */
export function listShownProperties(properties: HashProperties): [name: string, value: NonNullable<HashValue>][] {
  const shown: [string, NonNullable<HashValue>][] = [];
  for (const name of Object.keys(properties).sort()) {
    const value = properties[name];
    if (name.toLowerCase().includes('mods') || !value || value === '0') continue;
    if (typeof value === 'object' && value.length === 0) continue;
    shown.push([name, value]);
  }
  return shown;
}
