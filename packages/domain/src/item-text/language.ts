/** The languages of the game's client, other than English, in which items can be copied. */
export type ClientLanguage = 'de' | 'es' | 'fr' | 'ja' | 'ko' | 'pt' | 'ru' | 'th' | 'zh';

/**
 * Start of an item's text in each language: the words for "Item Class" and "Rarity". Source: the client's own item
 * texts.
 */
const headers: readonly (readonly [ClientLanguage, readonly string[]])[] = [
  ['de', ['Gegenstandsklasse', 'Seltenheit']],
  ['es', ['Clase de objeto', 'Rareza']],
  ['fr', ["Classe d'objet", 'Classe d’objet', 'Rareté']],
  ['ja', ['アイテムクラス', 'レアリティ']],
  ['ko', ['아이템 종류', '아이템 희귀도', '희귀도']],
  ['pt', ['Classe do Item', 'Raridade']],
  ['ru', ['Класс предмета', 'Редкость']],
  ['th', ['ชนิดไอเทม', 'ความหายาก']],
  ['zh', ['物品类别', '物品種類', '物品种类', '物品類別', '稀有度']],
];

/**
 * Determines the non-English client language of an item's text by its header; undefined for English and for text that
 * is not an item.
 */
export function findClientLanguage(text: string): ClientLanguage | undefined {
  for (const line of text.trimStart().slice(0, 400).split('\n', 3)) {
    const at = line.search(/[:：]/);
    if (at === -1) continue;
    const label = line.slice(0, at).trim();
    const found = headers.find(([, labels]) => labels.includes(label));
    if (found) return found[0];
  }
  return undefined;
}

/** Labels of the class and rarity lines of an item's text, in every language. */
const labels = {
  class: new Set(['item class', ...headers.flatMap(([, words]) => words.filter((word) => !isRarity(word)))].map(fold)),
  rarity: new Set(['rarity', ...headers.flatMap(([, words]) => words.filter(isRarity))].map(fold)),
};

function isRarity(word: string): boolean {
  return headers.some(([, words]) => words.at(-1) === word) || word === '아이템 희귀도';
}

function fold(word: string): string {
  return word.toLowerCase();
}

/** Returns whether a line is the class or the rarity line at the start of an item's text, in any client language. */
export function readHeaderLabel(line: string): 'class' | 'rarity' | undefined {
  const label = /^\s*([^:：]{1,40}?)\s*[:：]/.exec(line)?.[1]?.toLowerCase();
  if (label === undefined) return undefined;
  return labels.class.has(label) ? 'class' : labels.rarity.has(label) ? 'rarity' : undefined;
}
