import { readItem, type GameItem } from '../item/index.ts';
import { findChineseName } from '../tables/index.ts';
import type { ClientLanguage } from './language.ts';
import { readPropertyLine, readSocketLine } from './properties.ts';
import { readSections } from './sections.ts';

/** The publisher's words for properties that affect prices; other lines are ignored. */
const properties: readonly (readonly [word: RegExp, name: string])[] = [
  [/^(?:等级|等級)[:：]\s*/, 'Level'],
  [/^(?:品质|品質)[:：]\s*/, 'Quality'],
  [/^(?:堆叠数量|堆疊數量)[:：]\s*/, 'Stack Size'],
];
const SOCKETS = /^插槽[:：]\s*/;
/**
 * Lines that state corruption. Sources: a recorded card whose reward is corrupted, and the clients' own interface
 * strings.
 */
const corruptedLines: ReadonlySet<string> = new Set(['已汙染', '已污染', '已腐化']);
const mirroredLines: ReadonlySet<string> = new Set(['已複製', '已复制']);
const LABEL = /^[^:：]{1,12}[:：]/;

/**
 * Parses item text from the Chinese clients, as far as its words are known from recorded items: name, level, quality,
 * stack, sockets, and whether the item is corrupted or mirrored. Mods are ignored. Undefined for other languages and
 * for an unknown name.
 */
export function readForeignItem(text: string, language: ClientLanguage): GameItem | undefined {
  if (language !== 'zh') return undefined;
  const [header = [], ...sections] = readSections(text);
  const named = header.filter((line) => !LABEL.test(line)).flatMap((line) => findChineseName(line) ?? []);
  const [item] = named;
  if (item === undefined) return undefined;
  const lines = sections.flat();
  const shown = lines.flatMap((line) => properties.flatMap(([word, name]) => (word.test(line) ? [line.replace(word, `${name}: `)] : [])));
  const { name, frameType } = item;
  const isUnique = frameType === 3;
  const stack = /^Stack Size: (\d+)/.exec(shown.find((line) => line.startsWith('Stack Size')) ?? '')?.[1];
  const sockets = lines.find((line) => SOCKETS.test(line))?.replace(SOCKETS, '');
  const read = readItem({
    frameType,
    corrupted: lines.some((line) => corruptedLines.has(line)),
    duplicated: lines.some((line) => mirroredLines.has(line)),
    name: isUnique ? name : '',
    typeLine: isUnique ? '' : name,
    baseType: isUnique ? '' : name,
    properties: shown.flatMap((line) => readPropertyLine(line) ?? []),
    ...(sockets === undefined ? {} : { sockets: readSocketLine(sockets) }),
    ...(stack === undefined ? {} : { stackSize: Number(stack) }),
  });
  return read.ok ? read.item : undefined;
}
