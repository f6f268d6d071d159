import { games, type Game, readItem, type GameItem, type ItemProperty } from '../item/index.ts';
import { loadNames, nameLanguages, type ClientNames } from '../tables/names/load-names.ts';
import { findClientLanguage } from './language.ts';
import { readItemText, type ItemTextResult } from './read-item-text.ts';
import { MAX_ITEM_TEXT_LENGTH, readSections } from './sections.ts';
import { findBaseType, isKnownName } from './base-type.ts';
import { isModHeader } from './mods.ts';
import { readSocketLine, readStack } from './properties.ts';

/**
 * The clients' words for rarities, by frame type, and for corrupted items. Source: the game's own data and item texts.
 */
const rarities: readonly (readonly [frameType: number, words: readonly string[]])[] = [
  [0, ['Normal', 'ノーマル', '일반', 'Обычный', '普通', '中']],
  [1, ['Magisch', 'Mágico', 'Magique', 'マジック', '마법', 'Волшебный', '魔法']],
  [2, ['Selten', 'Raro', 'Rare', 'レア', '희귀', 'Редкий', '稀有']],
  [3, ['Einzigartig', 'Único', 'Unique', 'ユニーク', '고유', 'Уникальный', '傳奇', '传奇']],
  [4, ['Gemme', 'Gema', 'ジェム', '젬', 'Камень', '寶石', '宝石']],
  [5, ['Währung', 'Objetos monetarios', 'Objet monétaire', 'カレンシー', '화폐', 'Moeda', 'Валюта', '通貨', '通货']],
  [
    6,
    [
      'Weissagungskarte',
      'Carta de adivinación',
      'Carte divinatoire',
      '占いカード',
      '점술 카드',
      'Carta de Adivinhação',
      'Гадальная карта',
      '命運卡',
      '命运卡',
    ],
  ],
];
const frameTypes = new Map(rarities.flatMap(([frameType, words]) => words.map((word) => [word, frameType] as const)));
const corrupted: ReadonlySet<string> = new Set([
  'Verderbt',
  'Corrupto',
  'Corrompu',
  'Corrompido',
  'Осквернено',
  '타락',
  'コラプト状態',
  '已汙染',
  '已污染',
  '已腐化',
]);
const VALUE = /^[^:：]{1,40}[:：]\s*/;
const SOCKETS = /[:：]\s*([RGBWASDV](?:[- ][RGBWASDV])*)$/;

/**
 * Parses item text in another client language with that language's names: the item's name, a gem's level and quality, a
 * map's tier, stack, sockets, item level and whether it is corrupted, recognised by their positions in the text. Mods
 * are ignored. Undefined if the given game does not have the name.
 */
function readClientItem(text: string, game: Game, names: ClientNames): GameItem | undefined {
  const [header = [], ...sections] = readSections(text);
  const rarityAt = header.findIndex((line) => VALUE.test(line) && frameTypes.has(line.replace(VALUE, '')));
  const frameType = frameTypes.get((header[rarityAt] ?? '').replace(VALUE, ''));
  const lines = rarityAt === -1 ? [] : header.slice(rarityAt + 1);
  // An item that the character cannot use states this in a section before its names.
  const named = nameItem(lines, frameType, { game, names }) ?? nameItem(sections[0] ?? [], frameType, { game, names });
  if (named === undefined || frameType === undefined) return undefined;
  const { name, base } = named;
  const all = sections.flat();
  const vaal = `Vaal ${base}`;
  const isVaal = frameType === 4 && sections.some(([first = '', ...rest]) => rest.length === 0 && names.toEnglish.get(first) === vaal);
  const sockets = all.flatMap((line) => SOCKETS.exec(line)?.[1] ?? [])[0];
  const stack = all.slice(0, 2).flatMap((line) => readStack(line.replace(VALUE, '')) ?? [])[0];

  const read = readItem({
    frameType,
    name,
    typeLine: isVaal ? vaal : base,
    baseType: base,
    identified: !(frameType === 3 && name === ''),
    corrupted: all.some((line) => corrupted.has(line)),
    properties: readFirstProperties(sections[0] ?? [], frameType, base),
    ...(frameType > 3 ? {} : readItemLevel(sections)),
    ...(sockets === undefined ? {} : { sockets: readSocketLine(sockets) }),
    ...stack,
  });
  return read.ok ? read.item : undefined;
}

/** Reads the item level: a number that is the only content of its section. */
function readItemLevel(sections: readonly (readonly string[])[]): { readonly ilvl?: number } {
  const level = sections.find(([line = '', ...rest]) => rest.length === 0 && /[:：]\s*\d{1,3}$/.test(line))?.[0];
  return level === undefined ? {} : { ilvl: Number(level.replace(VALUE, '')) };
}

type Lists = { readonly game: Game; readonly names: ClientNames };

function nameItem(lines: readonly string[], frameType: number | undefined, lists: Lists): { name: string; base: string } | undefined {
  const [first, second] = lines;
  if (first === undefined || isModHeader(first)) return undefined;
  const isUnique = frameType === 3;
  const hasName = second !== undefined && (isUnique || frameType === 2);
  const base = findEnglish(hasName ? second : first, lists, (frameType ?? 5) <= 3);
  if (hasName && isUnique) return nameUnique(first, base, lists.names);
  return base === undefined ? undefined : { name: hasName ? first : '', base };
}

function nameUnique(
  line: string,
  base: string | undefined,
  { toEnglish, uniques }: ClientNames,
): { name: string; base: string } | undefined {
  const name = toEnglish.get(line) ?? (uniques.has(line) ? line : undefined);
  return name === undefined || !uniques.has(name) ? undefined : { name, base: base ?? '' };
}

/**
 * Finds the English name of a line: the line itself, its translation or, for a base with affixes around it, the longest
 * name within the line.
 */
function findEnglish(line: string, { game, names }: Lists, mayHaveAffixes: boolean): string | undefined {
  const known = names.toEnglish.get(line) ?? (names.fromEnglish.has(line) || isKnownName(game, line) ? line : undefined);
  if (known !== undefined || !mayHaveAffixes) return known;
  const english = findBaseType(game, line);
  if (english !== undefined) return english;
  let longest = '';
  for (const name of names.toEnglish.keys()) if (name.length > longest.length && line.includes(name)) longest = name;
  return names.toEnglish.get(longest);
}

/** Highest map tier. A larger number alone in its section is an item level. */
const MAX_TIER = 17;

/** A gem's level and quality, or a map's tier: the first numbers of the first section. */
function readFirstProperties(lines: readonly string[], frameType: number, base: string): ItemProperty[] {
  const isMap = frameType <= 3 && / Map$|^Map \(|^Waystone/.test(base);
  const [number, quality] = [/[:：]\s*(\d{1,2})(?: ?\(.*\))?$/, /[:：]\s*\+(\d{1,2})%/].map(
    (pattern) => lines.flatMap((line) => pattern.exec(line)?.[1] ?? [])[0],
  );
  const properties: ItemProperty[] = [];
  if (number !== undefined && frameType === 4) properties.push({ name: 'Level', values: [[number, 0]], type: 5 });
  if (number !== undefined && isMap && (lines.length > 1 || Number(number) <= MAX_TIER))
    properties.push({ name: 'Map Tier', values: [[number, 0]], type: 1 });
  if (quality !== undefined && frameType === 4) properties.push({ name: 'Quality', values: [[`+${quality}%`, 0]], type: 6 });
  return properties;
}

/**
 * Parses one item's text like {@link readItemText}, but in any client language. Loads only the name lists for the
 * language of the text. The given game's names are tried first, then the other game's. Mods in languages other than
 * English are ignored, as the result's `language` indicates. A list that fails to load counts as not containing the
 * name.
 */
export async function readAnyText(text: string, game: Game): Promise<ItemTextResult> {
  const read = readItemText(text, game);
  if (read.ok || read.reason !== 'otherLanguage' || text.length > MAX_ITEM_TEXT_LENGTH) return read;
  const plain = text.replaceAll(/\r\n?/g, '\n').normalize('NFC');
  const language = findClientLanguage(plain);
  const known = nameLanguages.find((each) => each === language);
  if (language === undefined || known === undefined) return read;
  for (const each of [game, ...games.filter((other) => other !== game)]) {
    const names = await loadNames(each, known).catch(() => undefined);
    const item = names && readClientItem(plain, each, names);
    if (item !== undefined) return { ok: true, item, game: each === game ? undefined : each, itemClass: '', isCutOff: false, language };
  }
  return read;
}
