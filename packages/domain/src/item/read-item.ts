import type {
  GameItem, ItemMod, ItemProperty, ItemSocket, LogbookMod, PropertyValue, ReadItemResult,
} from './item.ts';
import { stripMarkup } from './markup.ts';

type Raw = Readonly<Record<string, unknown>>;

const notAnObject: ReadItemResult = { ok: false, reason: 'notAnObject' };
const notAnItem: ReadItemResult = { ok: false, reason: 'notAnItem' };
const frameTypesByName: ReadonlyMap<string, number> = new Map([
  ['Normal', 0], ['Magic', 1], ['Rare', 2], ['Unique', 3], ['Gem', 4], ['Currency', 5], ['DivinationCard', 6], ['Quest', 7],
  ['Prophecy', 8], ['Foil', 9], ['SupporterFoil', 10], ['Necropolis', 11], ['Gold', 12], ['BreachSkill', 13],
]);
const none: readonly never[] = Object.freeze([]);

/**
 * Reads one raw item of the publisher's (stash, stream, character, trade site; both mod shapes; poe1 and poe2) into
 * the item model (R3.05). Tolerant: a missing field or one of the wrong type takes its neutral value. Never throws
 * on parsed JSON. Refuses what is not an object, and an object without any of the fields every item has.
 */
export function readItem(raw: unknown): ReadItemResult {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return notAnObject;
  const source = raw as Raw;
  if (!hasItemField(source)) return notAnItem;
  const typeLine = readName(source['typeLine']);
  const identified = source['identified'] !== false;
  const frameType = readFrameType(source);
  const item: GameItem = {
    id: readOptionalText(source['id']),
    name: readName(source['name']),
    typeLine,
    baseType: readName(source['baseType']) || guessBaseType(typeLine, frameType === 1 && identified),
    rarity: readOptionalText(source['rarity']),
    frameType,
    identified,
    ilvl: readOptionalNumber(source['ilvl']),
    itemLevel: readOptionalNumber(source['itemLevel']),
    monsterLevel: readOptionalNumber(source['monsterLevel']),
    icon: readText(source['icon']),
    descrText: readText(source['descrText']),
    explicitMods: readMods(source['explicitMods']),
    implicitMods: readMods(source['implicitMods']),
    enchantMods: readMods(source['enchantMods']),
    craftedMods: readMods(source['craftedMods']),
    fracturedMods: readMods(source['fracturedMods']),
    properties: readProperties(source['properties']),
    additionalProperties: readProperties(source['additionalProperties']),
    corrupted: source['corrupted'] === true,
    duplicated: source['duplicated'] === true,
    split: source['split'] === true,
    replica: source['replica'] === true,
    sockets: readSockets(source['sockets']),
    support: source['support'] === true,
    stackSize: readStackSize(source['stackSize']),
    maxStackSize: readStackSize(source['maxStackSize']),
    logbookMods: readLogbookMods(source['logbookMods']),
    league: readOptionalText(source['league']),
    stashTabId: readOptionalText(source['stashTabId']),
    inventoryId: readOptionalText(source['inventoryId']),
    x: readNumber(source['x'], 0),
    y: readNumber(source['y'], 0),
    w: readNumber(source['w'], 1),
    h: readNumber(source['h'], 1),
    verified: source['verified'] === true,
    lockedToAccount: source['lockedToAccount'] === true,
    lockedToCharacter: source['lockedToCharacter'] === true,
    note: readOptionalText(source['note']),
    forumNote: readOptionalText(source['forum_note']),
  };
  return { ok: true, item };
}

function hasItemField(source: Raw): boolean {
  return source['typeLine'] !== undefined || source['baseType'] !== undefined || source['name'] !== undefined
    || source['frameType'] !== undefined || source['icon'] !== undefined || source['ilvl'] !== undefined;
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function readOptionalText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function readName(value: unknown): string {
  return typeof value === 'string' ? stripMarkup(value) : '';
}

/** The frame by number, or where the publisher has dropped the number, by its name, or by rarity; -1 when nothing tells it. */
function readFrameType(source: Raw): number {
  const number = readNumber(source['frameType'], -1);
  if (number !== -1) return number;
  return frameTypesByName.get(readText(source['frameTypeId'])) ?? frameTypesByName.get(readText(source['rarity'])) ?? -1;
}

/**
 * Captures before 2020 have no baseType. The type line is the base after "Superior"; with a magic item's affixes around it, it
 * cannot be told, and stays empty.
 */
function guessBaseType(typeLine: string, hasAffixes: boolean): string {
  if (hasAffixes) return '';
  return typeLine.startsWith('Superior ') ? typeLine.slice(9) : typeLine;
}

function readNumber(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

function readOptionalNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** R9.34: a stack size defaults to 1; fractions, negatives and zero are no stack sizes. */
function readStackSize(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 1;
}

// The lists below come from JSON and are nearly always well formed: they are checked in place, and copied only when
// something has to be left out.

function readMods(value: unknown): readonly ItemMod[] {
  if (!Array.isArray(value) || value.length === 0) return none;
  for (const mod of value) if (!isMod(mod)) return value.filter(isMod);
  return value;
}

function isMod(value: unknown): value is ItemMod {
  if (typeof value === 'string') return true;
  return typeof value === 'object' && value !== null && typeof (value as Raw)['description'] === 'string';
}

function readProperties(value: unknown): readonly ItemProperty[] {
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
  return [{
    name,
    values: Array.isArray(values) ? values.flatMap(repairPropertyValue) : none,
    displayMode: readOptionalNumber(displayMode),
    type: readOptionalNumber(type),
  }];
}

/** A value that is a bare text, or lacks its colour, or is a number, still says what it says (poe2 sends numbers). */
function repairPropertyValue(value: unknown): PropertyValue[] {
  const text: unknown = Array.isArray(value) ? value[0] : value;
  const colour = Array.isArray(value) ? readNumber(value[1], 0) : 0;
  if (typeof text === 'string') return [[text, colour]];
  return typeof text === 'number' && Number.isFinite(text) ? [[String(text), colour]] : [];
}

function readSockets(value: unknown): readonly ItemSocket[] {
  if (!Array.isArray(value) || value.length === 0) return none;
  for (const socket of value) if (!isSocket(socket)) return value.filter(isSocket);
  return value;
}

function isSocket(value: unknown): value is ItemSocket {
  return typeof value === 'object' && value !== null && typeof (value as Raw)['group'] === 'number';
}

function readLogbookMods(value: unknown): readonly LogbookMod[] {
  if (!Array.isArray(value) || value.length === 0) return none;
  return value.flatMap((entry: unknown): LogbookMod[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { name, faction, mods } = entry as Raw;
    const factionName = typeof faction === 'object' && faction !== null ? readText((faction as Raw)['name']) : '';
    return [{ name: readText(name), factionName, mods: readMods(mods) }];
  });
}
