import { moveFlaggedMods } from './flagged-mods.ts';
import type { GameItem, ReadItemResult } from './item.ts';
import { none, readInfluences, readLogbookMods, readMods, readProperties, readSockets } from './read-lists.ts';
import { readFrame, readName, readOptionalNumber, readOptionalText, readPlace, readSide, readStackSize, readText } from './read-values.ts';

type Raw = Readonly<Record<string, unknown>>;

type Draft = { -readonly [Field in keyof GameItem]: GameItem[Field] };

const notAnObject: ReadItemResult = Object.freeze({ ok: false, reason: 'notAnObject' });
const notAnItem: ReadItemResult = Object.freeze({ ok: false, reason: 'notAnItem' });
const frameTypesByName: ReadonlyMap<string, number> = new Map([
  ['Normal', 0],
  ['Magic', 1],
  ['Rare', 2],
  ['Unique', 3],
  ['Gem', 4],
  ['Currency', 5],
  ['DivinationCard', 6],
  ['Quest', 7],
  ['Prophecy', 8],
  ['Foil', 9],
  ['SupporterFoil', 10],
  ['Necropolis', 11],
  ['Gold', 12],
  ['BreachSkill', 13],
]);

/**
 * Parses one raw item from the publisher (stash, stream, character, trade site; both mod shapes; poe1 and poe2) into
 * the item model. Tolerant: a missing field or a field of the wrong type gets its neutral value. Never throws for
 * parsed JSON. Refuses anything but objects, and an object without any of the fields that every item has.
 */
export function readItem(raw: unknown): ReadItemResult {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return notAnObject;
  const source = raw as Raw;
  if (!hasItemField(source)) return notAnItem;
  const item = makeBlankItem();
  for (const field in source) readField(item, field, source[field]);
  moveFlaggedMods(item);
  if (item.frameType === -1) item.frameType = guessFrameType(source);
  if (item.baseType === '') item.baseType = guessBaseType(item);
  return { ok: true, item };
}

function hasItemField(source: Raw): boolean {
  return (
    source['typeLine'] !== undefined ||
    source['baseType'] !== undefined ||
    source['name'] !== undefined ||
    source['frameType'] !== undefined ||
    source['icon'] !== undefined ||
    source['ilvl'] !== undefined
  );
}

/** Creates an item with the default of every field. A single literal, so that all items share one hidden class. */
function makeBlankItem(): Draft {
  return {
    id: undefined,
    name: '',
    typeLine: '',
    baseType: '',
    rarity: undefined,
    frameType: -1,
    identified: true,
    ilvl: undefined,
    itemLevel: undefined,
    monsterLevel: undefined,
    icon: '',
    descrText: '',
    explicitMods: none,
    implicitMods: none,
    enchantMods: none,
    runeMods: none,
    craftedMods: none,
    fracturedMods: none,
    mutatedMods: none,
    desecratedMods: none,
    properties: none,
    additionalProperties: none,
    corrupted: false,
    duplicated: false,
    split: false,
    replica: false,
    scourged: false,
    synthesised: false,
    influences: none,
    foil: false,
    sockets: none,
    requirements: none,
    support: false,
    stackSize: 1,
    maxStackSize: 1,
    logbookMods: none,
    league: undefined,
    stashTabId: undefined,
    inventoryId: undefined,
    x: 0,
    y: 0,
    w: 1,
    h: 1,
    verified: false,
    lockedToAccount: false,
    lockedToCharacter: false,
    note: undefined,
    forumNote: undefined,
  };
}

/**
 * Reads one field. Iterating over an item's own fields costs a third as much as looking up every field of the model,
 * because items come in hundreds of shapes. The cases are tried in order, so the most frequent fields come first. A
 * lookup table of readers by field is a quarter slower.
 */
function readField(item: Draft, field: string, value: unknown): void {
  switch (field) {
    case 'verified':
      item.verified = value === true;
      break;
    case 'w':
      item.w = readSide(value);
      break;
    case 'h':
      item.h = readSide(value);
      break;
    case 'icon':
      item.icon = readText(value);
      break;
    case 'league':
      item.league = readOptionalText(value);
      break;
    case 'id':
      item.id = readOptionalText(value);
      break;
    case 'name':
      item.name = readName(value);
      break;
    case 'typeLine':
      item.typeLine = readName(value);
      break;
    case 'baseType':
      item.baseType = readName(value);
      break;
    case 'identified':
      item.identified = value !== false;
      break;
    case 'ilvl':
      item.ilvl = readOptionalNumber(value);
      break;
    case 'frameType':
      item.frameType = readFrame(value);
      break;
    case 'x':
      item.x = readPlace(value);
      break;
    case 'y':
      item.y = readPlace(value);
      break;
    default:
      readCommonField(item, field, value);
  }
}

function readCommonField(item: Draft, field: string, value: unknown): void {
  switch (field) {
    case 'inventoryId':
      item.inventoryId = readOptionalText(value);
      break;
    case 'explicitMods':
      item.explicitMods = readMods(value);
      break;
    case 'properties':
      item.properties = readProperties(value);
      break;
    case 'requirements':
      item.requirements = readProperties(value);
      break;
    // Frequent but unused.
    case 'socketedItems':
    case 'flavourText':
    case 'extended':
      break;
    case 'sockets':
      item.sockets = readSockets(value);
      break;
    case 'descrText':
      item.descrText = readText(value);
      break;
    case 'corrupted':
      item.corrupted = value === true;
      break;
    case 'implicitMods':
      item.implicitMods = readMods(value);
      break;
    case 'stackSize':
      item.stackSize = readStackSize(value);
      break;
    case 'maxStackSize':
      item.maxStackSize = readStackSize(value);
      break;
    case 'note':
      item.note = readOptionalText(value);
      break;
    default:
      readUncommonField(item, field, value);
  }
}

function readUncommonField(item: Draft, field: string, value: unknown): void {
  switch (field) {
    case 'lockedToCharacter':
      item.lockedToCharacter = value === true;
      break;
    case 'rarity':
      item.rarity = readOptionalText(value);
      break;
    case 'additionalProperties':
      item.additionalProperties = readProperties(value);
      break;
    case 'support':
      item.support = value === true;
      break;
    case 'enchantMods':
      item.enchantMods = readMods(value);
      break;
    case 'craftedMods':
      item.craftedMods = readMods(value);
      break;
    case 'itemLevel':
      item.itemLevel = readOptionalNumber(value);
      break;
    case 'monsterLevel':
      item.monsterLevel = readOptionalNumber(value);
      break;
    case 'fracturedMods':
      item.fracturedMods = readMods(value);
      break;
    case 'duplicated':
      item.duplicated = value === true;
      break;
    case 'split':
      item.split = value === true;
      break;
    case 'replica':
      item.replica = value === true;
      break;
    case 'logbookMods':
      item.logbookMods = readLogbookMods(value);
      break;
    case 'stashTabId':
      item.stashTabId = readOptionalText(value);
      break;
    default:
      readRareField(item, field, value);
  }
}

function readRareField(item: Draft, field: string, value: unknown): void {
  switch (field) {
    case 'lockedToAccount':
      item.lockedToAccount = value === true;
      break;
    case 'forum_note':
      item.forumNote = readOptionalText(value);
      break;
    case 'runeMods':
      item.runeMods = readMods(value);
      break;
    case 'mutatedMods':
      item.mutatedMods = readMods(value);
      break;
    case 'desecratedMods':
      item.desecratedMods = readMods(value);
      break;
    case 'isRelic':
      item.foil = value === true;
      break;
    case 'scourged':
      item.scourged ||= isObject(value);
      break;
    case 'scourgeMods':
      item.scourged ||= readMods(value).length > 0;
      break;
    case 'synthesised':
      item.synthesised = value === true;
      break;
    case 'influences':
      item.influences = readInfluences(value);
      break;
    default:
      readOldInfluence(item, field, value);
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** Before 2019 each influence was a separate field. */
function readOldInfluence(item: Draft, field: string, value: unknown): void {
  if (value !== true || (field !== 'shaper' && field !== 'elder')) return;
  if (!item.influences.includes(field)) item.influences = [...item.influences, field].sort();
}

/**
 * Derives the frame type if the publisher omits its number: from its name or, failing that, from the rarity; -1 if
 * neither is known.
 */
function guessFrameType(source: Raw): number {
  return frameTypesByName.get(readText(source['frameTypeId'])) ?? frameTypesByName.get(readText(source['rarity'])) ?? -1;
}

/**
 * Derives the base type in captures from before 2020, which have none, as the type line after "Superior". The base type
 * stays empty if a magic item's affixes surround it.
 */
function guessBaseType({ typeLine, frameType, identified }: GameItem): string {
  if (frameType === 1 && identified) return '';
  return typeLine.startsWith('Superior ') ? typeLine.slice(9) : typeLine;
}
