import { readItem, type Game, type GameItem, type ItemProperty } from '../item/index.ts';
import { findBaseType, isBaseType, stripQualityWord } from './base-type.ts';
import { readForeignItem } from './foreign-item.ts';
import { guessGame } from './game.ts';
import { findClientLanguage, type ClientLanguage } from './language.ts';
import { addMods, isMarkedLine, readModHeader, type TextMods } from './mods.ts';
import { readPropertyLine, readSocketLine, readStack } from './properties.ts';
import { FOIL, INFLUENCE, isCutState, isStateLine, MAX_ITEM_TEXT_LENGTH, type Raw, readSections, states } from './sections.ts';

/**
 * Reason why pasted text cannot be parsed as an item. `cutOff`: the text starts like an item but ends before the item's
 * name.
 */
export type ItemTextProblem = 'empty' | 'tooLong' | 'otherLanguage' | 'notAnItem' | 'cutOff' | 'unknownRarity';

export type ItemTextResult =
  | {
      readonly ok: true;
      readonly item: GameItem;
      /** The game, if the text identifies it. */
      readonly game: Game | undefined;
      readonly itemClass: string;
      /** True if the text ends in the middle of the item: the missing part may change the item's price. */
      readonly isCutOff: boolean;
      /** Set for text in another client language, whose mods were ignored. */
      readonly language?: ClientLanguage;
    }
  | { readonly ok: false; readonly reason: Exclude<ItemTextProblem, 'otherLanguage'> }
  | { readonly ok: false; readonly reason: 'otherLanguage'; readonly language: ClientLanguage };

const frameTypes: ReadonlyMap<string, number> = new Map([
  ['normal', 0],
  ['magic', 1],
  ['rare', 2],
  ['unique', 3],
  ['gem', 4],
  ['currency', 5],
  ['divination card', 6],
  ['quest', 7],
]);

const UNUSABLE = /^You cannot use this item/;

/**
 * Parses one item from English text in the game's clipboard format, plain or advanced ("Ctrl+Alt+C"), of either game,
 * into the publisher's shape, so that grouping treats it like any other item. `game` applies if the text does not
 * identify the game. Text in another client language is recognised by its header, and refused unless recorded items
 * provide its names. Never throws; linear in the length of the text, at most 50,000 characters.
 */
export function readItemText(text: string, game: Game): ItemTextResult {
  if (text.trim() === '') return { ok: false, reason: 'empty' };
  if (text.length > MAX_ITEM_TEXT_LENGTH) return { ok: false, reason: 'tooLong' };
  const plain = text.replaceAll(/\r\n?/g, '\n').normalize('NFC');
  const language = findClientLanguage(plain);
  if (language !== undefined) {
    const item = readForeignItem(plain, language);
    if (item === undefined) return { ok: false, reason: 'otherLanguage', language };
    return { ok: true, item, game: undefined, itemClass: '', isCutOff: false, language };
  }
  const header = readHeader(readSections(plain));
  if ('reason' in header) return { ok: false, reason: header.reason };
  const { itemClass, frameType, names, sections } = header;
  const line = names.at(-1) ?? '';
  const told = guessGame({ itemClass, typeLine: stripQualityWord(line), sections });
  const raw = readBody(sections, { frameType, names, game: told ?? game });
  const read = readItem(raw);
  if (!read.ok) return { ok: false, reason: 'notAnItem' };
  return { ok: true, item: read.item, game: told, itemClass, isCutOff: isCutOff(plain, header) };
}

type Header = {
  readonly itemClass: string;
  readonly frameType: number;
  readonly names: readonly string[];
  readonly sections: readonly (readonly string[])[];
};

function readHeader(all: readonly (readonly string[])[]): Header | { reason: 'notAnItem' | 'cutOff' | 'unknownRarity' } {
  const first = all[0] ?? [];
  const classLine = first.find((line) => /^item class:/i.test(line));
  const rarityLine = first.find((line) => /^rarity:/i.test(line));
  if (rarityLine === undefined) return { reason: classLine === undefined ? 'notAnItem' : 'cutOff' };
  const frameType = frameTypes.get(afterColon(rarityLine).toLowerCase());
  if (frameType === undefined) return { reason: 'unknownRarity' };
  const following = first.slice(first.indexOf(rarityLine) + 1).filter((line) => !UNUSABLE.test(line));
  // An item that the character cannot use states this in a section before its names.
  const isNameApart = following.length === 0;
  const names = isNameApart ? (all[1] ?? []) : following;
  if (names.length === 0) return { reason: 'cutOff' };
  return {
    itemClass: classLine === undefined ? '' : afterColon(classLine),
    frameType,
    names: names.slice(0, 2),
    sections: all.slice(isNameApart ? 2 : 1),
  };
}

function afterColon(line: string): string {
  return line.slice(line.indexOf(':') + 1).trim();
}

type Context = { readonly frameType: number; readonly names: readonly string[]; readonly game: Game };

function readBody(sections: readonly (readonly string[])[], context: Context): Raw {
  const mods: TextMods = {
    enchantMods: [],
    runeMods: [],
    implicitMods: [],
    explicitMods: [],
    craftedMods: [],
    fracturedMods: [],
    mutatedMods: [],
  };
  const properties: ItemProperty[] = [];
  const raw: Raw = { frameType: context.frameType, identified: true, icon: '' };
  // The game never writes mods above the item level.
  const levelAt = sections.findIndex(([first]) => first?.startsWith(ITEM_LEVEL));
  const unmarked: (readonly string[])[] = [];
  for (const [at, lines] of sections.entries()) {
    if (readState(raw, lines) || readMeasures(raw, lines)) continue;
    if (readLogbookArea(raw, lines)) continue;
    if (lines.some(isMarkedLine)) addMods(mods, lines);
    else if (readDescription(raw, lines)) continue;
    else if (at < levelAt || isProperties(lines, context.frameType)) properties.push(...readProperties(lines, context.frameType));
    else unmarked.push(lines);
  }
  if (mayHaveMods(raw, context.frameType)) addUnmarkedMods(mods, unmarked, context.frameType);
  readStackSize(raw, properties);
  return { ...raw, ...mods, properties, ...readNames(raw, { ...context, sections }) };
}

const ITEM_LEVEL = 'Item Level: ';

/** Reads a section of properties; a gem's first line lists its kinds ("Exceptional, Support"). */
function readProperties(lines: readonly string[], frameType: number): ItemProperty[] {
  return lines.flatMap((line, at) => readPropertyLine(line) ?? (frameType === 4 && at === 0 ? { name: line, values: [] } : []));
}

/**
 * Adds the sections of mods without marks. The trade site's copies have no marks: the first of two such sections
 * contains the implicit mods. A unique's last section is its flavour text, unless it is the only such section; a normal
 * item has only implicit mods.
 */
function addUnmarkedMods(mods: TextMods, sections: readonly (readonly string[])[], frameType: number): void {
  if (mods.explicitMods.length > 0 || mods.mutatedMods.length > 0) return;
  const isUnmarked = mods.implicitMods.length === 0 && mods.enchantMods.length === 0 && mods.runeMods.length === 0;
  const told = frameType === 3 && sections.length > 1 ? sections.slice(0, -1) : sections;
  const hasImplicits = isUnmarked && (frameType === 0 || told.length > 1);
  const [first, second] = told;
  if (first !== undefined) addMods(mods, first, hasImplicits ? 'implicitMods' : 'explicitMods');
  if (hasImplicits && frameType !== 0 && second !== undefined) addMods(mods, second);
}

/** Reads sections of states: "Corrupted", "Mirrored", influences. Returns true if the section is a state. */
function readState(raw: Raw, lines: readonly string[]): boolean {
  if (!lines.every(isStateLine)) return false;
  for (const line of lines) {
    states.get(line)?.(raw);
    const influence = INFLUENCE.exec(line)?.[1]?.toLowerCase();
    if (influence !== undefined) raw.influences = { ...raw.influences, [influence]: true };
  }
  if (lines.some((line) => FOIL.test(line))) raw.isRelic = true;
  return true;
}

/** Reads sections that start with a fixed label: levels, sockets, requirements and the price note. */
function readMeasures(raw: Raw, lines: readonly string[]): boolean {
  const [first = ''] = lines;
  const level = /^Item Level: (\d{1,3})\b/.exec(first)?.[1];
  if (level !== undefined) raw.ilvl = Number(level);
  const monsterLevel = /^Monster Level: (\d{1,3})$/.exec(first)?.[1];
  if (monsterLevel !== undefined) raw.monsterLevel = Number(monsterLevel);
  if (first.startsWith('Sockets: ')) raw.sockets = readSocketLine(first.slice(9));
  if (first.startsWith('Note: ')) raw.note = first.slice(6);
  if (first.startsWith('Sockets: ') || first.startsWith('Note: ')) return true;
  if (level !== undefined || (monsterLevel !== undefined && lines.length === 1)) return true;
  return first === 'Requirements:' || first.startsWith('Requires: ');
}

const factions = ['Knights of the Sun', 'Black Scythe Mercenaries', 'Order of the Chalice', 'Druids of the Broken Circle'];

/** Reads an area of a logbook: its name, faction and mods. */
function readLogbookArea(raw: Raw, lines: readonly string[]): boolean {
  const [name, faction, ...mods] = lines;
  if (name === undefined || faction === undefined || !factions.includes(faction)) return false;
  const area = { name, faction: { name: faction }, mods };
  raw.logbookMods = [...(raw.logbookMods ?? []), area as unknown as NonNullable<Raw['logbookMods']>[number]];
  return true;
}

const DESCRIPTIONS =
  /^(?:Right[- ]click|Travel to|Place|Can be|Shift click|Take this item|Open portals|This is a|Give this|Use Intelligence|Combine|Used automatically)/;

/** Reads the line that describes how to use the item, which identifies beasts and corpses. */
function readDescription(raw: Raw, lines: readonly string[]): boolean {
  if (!DESCRIPTIONS.test(lines[0] ?? '')) return false;
  raw.descrText ??= lines.join(' ');
  return true;
}

/** Returns true if every line is "Name: value", apart from a weapon's kind or a gem's kinds at the top. */
function isProperties(lines: readonly string[], frameType: number): boolean {
  const isOne = (line: string): boolean => /^[A-Z][^:]{0,60}: \S/.test(line) || /^Requires [A-Z].* \(Level \d/.test(line);
  const count = lines.filter(isOne).length;
  if (count === 0) return false;
  return count === lines.length || frameType === 4 || !isOne(lines[0] ?? '');
}

/** Currency, gems and cards have their description where other items have mods; beasts are rare items. */
function mayHaveMods(raw: Raw, frameType: number): boolean {
  return raw.identified !== false && frameType <= 3;
}

function readStackSize(raw: Raw, properties: readonly ItemProperty[]): void {
  const stack = readStack(properties.find(({ name }) => name === 'Stack Size')?.values[0]?.[0] ?? '');
  if (stack) Object.assign(raw, stack);
}

/** Reads name, type line and base type as the publisher sends them. */
function readNames(
  raw: Raw,
  options: Context & { readonly sections: readonly (readonly string[])[] },
): Pick<Raw, 'name' | 'typeLine' | 'baseType' | 'identified'> {
  const { frameType, game } = options;
  const [first = '', second] = options.names;
  const typeLine = second ?? first;
  const hasName = second !== undefined && (frameType === 2 || frameType === 3);
  // A rare or unique item with a single name line shows only its base.
  const identified = raw.identified !== false && (hasName || (frameType !== 3 && frameType !== 2));
  const line = stripQualityWord(typeLine);
  const name = hasName ? first : '';
  if (frameType === 4) return { name, identified, ...readGemNames(line, options.sections) };
  const isMagic = frameType === 1 && identified;
  const baseType = isMagic && !isBaseType(game, line) ? findMagicBase(line, options) : line;
  return { name, typeLine, baseType, identified };
}

/**
 * Finds the base of a magic item: the line without the affixes named in the advanced form, or, failing that, a known
 * base within the line.
 */
function findMagicBase(line: string, { game, sections }: Pick<Context, 'game'> & Pick<Header, 'sections'>): string {
  const stripped = stripAffixes(line, sections);
  return stripped !== undefined && isBaseType(game, stripped) ? stripped : (findBaseType(game, line) ?? stripped ?? '');
}

/** Removes the affixes that the advanced form names, which leaves the base. */
function stripAffixes(line: string, sections: readonly (readonly string[])[]): string | undefined {
  const headers = sections.flat().flatMap((text) => readModHeader(text) ?? []);
  if (!headers.some(({ place, affix }) => place !== undefined && affix !== undefined)) return undefined;
  let rest = line;
  for (const { place, affix } of headers) {
    if (affix === undefined) continue;
    if (place === 'prefix' && rest.startsWith(`${affix} `)) rest = rest.slice(affix.length + 1);
    if (place === 'suffix' && rest.endsWith(` ${affix}`)) rest = rest.slice(0, -affix.length - 1);
  }
  return rest;
}

/** Reads a gem's names. A Vaal gem has its plain name at the top and its own name further down. */
function readGemNames(line: string, sections: readonly (readonly string[])[]): { typeLine: string; baseType: string } {
  const isVaal = sections.some((lines) => lines.length === 1 && lines[0] === `Vaal ${line}`);
  const typeLine = isVaal ? `Vaal ${line}` : line;
  return { typeLine, baseType: line.startsWith('Vaal ') ? line.slice(5) : line };
}

/**
 * The complete text of equipment or a map contains the item level; if the level is missing, the text was cut off before
 * it.
 */
function isCutOff(text: string, { frameType, sections }: Header): boolean {
  if (text.trimEnd().endsWith('----')) return true;
  // An incomplete state word means that the text was cut off.
  if (isCutState(text.slice(text.lastIndexOf('\n') + 1).trim())) return true;
  if (sections.length === 0) return true;
  if (frameType > 3) return false;
  const hasLevel = sections.some(([first]) => first?.startsWith(ITEM_LEVEL) === true);
  return !hasLevel && sections.some(([first]) => first === 'Requirements:' || first?.startsWith('Requires: ') === true);
}
