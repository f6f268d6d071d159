import { findClientLanguage, listOtherLines, readAnyText } from '@poexchange/domain/item-text';
import type { Game } from '@poexchange/domain/item';
import { describeItem, type Detail } from './group-line.ts';

/** A line of equals signs between two item texts. */
const BETWEEN_ITEMS = /^====+$/;

/** Splits input at lines of `====`; empty parts are left out. */
export function splitTexts(input: string): string[] {
  const texts: string[][] = [[]];
  for (const line of input.split(/\r\n?|\n/)) {
    if (BETWEEN_ITEMS.test(line.trim())) texts.push([]);
    else texts.at(-1)?.push(line);
  }
  return texts.map((lines) => lines.join('\n').trim()).filter((text) => text !== '');
}

/**
 * Describes one item text as copied from the game, like {@link describeItem} for a raw item, with the game and the
 * language it is read in. `notUnderstood` lists lines that belong to no item, or says that mods of other languages were
 * left unread.
 */
export async function describeText(text: string, game: Game, detail: Detail): Promise<string> {
  const read = await readAnyText(text, game);
  if (!read.ok) return JSON.stringify({ error: read.reason, language: findClientLanguage(text) ?? 'en' });
  const { language = 'en' } = read;
  const ofGame = read.game ?? game;
  const notUnderstood = [...(language === 'en' ? [] : ['mods']), ...(read.isCutOff ? ['cutOff'] : []), ...listOtherLines(text)];
  return JSON.stringify({ ...describeItem(read.item, ofGame, detail), game: ofGame, language, notUnderstood });
}
