import { games, type Game } from '../item/index.ts';
import { loadNames, nameLanguages } from '../tables/names/load-names.ts';
import { readClientItem } from './client-item.ts';
import { findClientLanguage } from './language.ts';
import { readItemText, type ItemTextResult } from './read-item-text.ts';
import { MAX_ITEM_TEXT_LENGTH } from './sections.ts';

/**
 * Parses one item text like {@link readItemText}, in any language of the client: loads the lists of names for the
 * language of the text only. The given game's names are tried first, then the other game's. Mods of other languages
 * than English are left unread, as the result's `language` indicates. A list that cannot be loaded counts as one
 * without the name.
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
