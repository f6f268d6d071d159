import type { ItemMod, ItemProperty, ItemSocket, LogbookMod, PropertyValue } from './item.ts';
import { readNumber, readOptionalNumber, readText } from './read-values.ts';

type Raw = Readonly<Record<string, unknown>>;

export const none: readonly never[] = Object.freeze([]);

// The lists below come from JSON and are nearly always well formed: they are checked in place, and copied only if
// something has to be dropped.

/** Reads mods of either shape; anything else is dropped. */
export function readMods(value: unknown): readonly ItemMod[] {
  if (!Array.isArray(value) || value.length === 0) return none;
  for (const mod of value) if (!isMod(mod)) return value.filter(isMod);
  return value;
}

function isMod(value: unknown): value is ItemMod {
  if (typeof value === 'string') return true;
  return typeof value === 'object' && value !== null && typeof (value as Raw)['description'] === 'string';
}

/** Reads the properties: drops properties without a name, and parses values as far as possible. */
export function readProperties(value: unknown): readonly ItemProperty[] {
  if (!Array.isArray(value) || value.length === 0) return none;
  for (const property of value) if (!isProperty(property)) return value.flatMap(repairProperty);
  return value;
}

function isProperty(value: unknown): value is ItemProperty {
  if (typeof value !== 'object' || value === null) return false;
  const { name, values, type, displayMode } = value as Raw;
  if (typeof name !== 'string' || !Array.isArray(values)) return false;
  if (type !== undefined && typeof type !== 'number') return false;
  if (displayMode !== undefined && typeof displayMode !== 'number') return false;
  for (const pair of values) if (!isPropertyValue(pair)) return false;
  return true;
}

function isPropertyValue(value: unknown): value is PropertyValue {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

function repairProperty(value: unknown): ItemProperty[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, values, type, displayMode } = value as Raw;
  if (typeof name !== 'string') return [];
  return [
    {
      name,
      values: Array.isArray(values) ? values.flatMap(repairPropertyValue) : none,
      displayMode: readOptionalNumber(displayMode),
      type: readOptionalNumber(type),
    },
  ];
}

/** Accepts a value that is a bare text or number, or lacks its colour (poe2 sends numbers). */
function repairPropertyValue(value: unknown): PropertyValue[] {
  const text: unknown = Array.isArray(value) ? value[0] : value;
  const colour = Array.isArray(value) ? readNumber(value[1], 0) : 0;
  if (typeof text === 'string') return [[text, colour]];
  return typeof text === 'number' && Number.isFinite(text) ? [[String(text), colour]] : [];
}

/** Reads the sockets that have a group. */
export function readSockets(value: unknown): readonly ItemSocket[] {
  if (!Array.isArray(value) || value.length === 0) return none;
  for (const socket of value) if (!isSocket(socket)) return value.filter(isSocket);
  return value;
}

function isSocket(value: unknown): value is ItemSocket {
  return typeof value === 'object' && value !== null && typeof (value as Raw)['group'] === 'number';
}

/** Reads a logbook's areas with their factions; faction names may be empty. */
export function readLogbookMods(value: unknown): readonly LogbookMod[] {
  if (!Array.isArray(value) || value.length === 0) return none;
  return value.flatMap((entry: unknown): LogbookMod[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { name, faction, mods } = entry as Raw;
    const factionName = typeof faction === 'object' && faction !== null ? readText((faction as Raw)['name']) : '';
    return [{ name: readText(name), factionName, mods: readMods(mods) }];
  });
}

const influenceNames = ['crusader', 'elder', 'hunter', 'redeemer', 'shaper', 'warlord'] as const;

/** Returns the influences that are set, in alphabetical order. */
export function readInfluences(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return none;
  const found = influenceNames.filter((name) => (value as Raw)[name] === true);
  return found.length === 0 ? none : found;
}
