import { groupItem, listPriceGroups, type HashProperties } from '@poexchange/domain/grouping';
import type { GroupHash } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import { readItemText } from '@poexchange/domain/item-text';
import { RefusalError } from '../../http/refusal.ts';
import { listItemGroups, saveStashGroups } from '../game-data/index.ts';
import type { ListingsDeps } from './listings-deps.ts';
import { isMadeOfStatWords, listWords } from './stat-words.ts';

/**
 * Notes the variant that an item's text tells, as the groups of a tab are noted that was read (D45, D58, record 0208).
 * Only of what has a place in the published prices, in words that items have: a text can be made up, and names of
 * groups are shown to everybody. Private and solo leagues have no market, and nothing is noted there (D27).
 */
export async function noteVariant(
  deps: Pick<ListingsDeps, 'db' | 'prices' | 'clock'>,
  options: { readonly game: Game; readonly league: string; readonly text: string },
): Promise<{ readonly hash: GroupHash }> {
  const { game, league, text } = options;
  if (!(await deps.prices.readLeagues()).some((entry) => entry.game === game && entry.id === league))
    throw new RefusalError('leagueNotFound');
  const read = readItemText(text, game);
  if (!read.ok || read.isCutOff || (read.game ?? game) !== game) throw new RefusalError('unknownItem', { paths: ['body.text'] });
  const grouped = groupItem(read.item, game);
  const own = grouped.ok ? listPriceGroups(grouped)[0] : undefined;
  if (own === undefined) throw new RefusalError('unknownItem', { paths: ['body.text'] });
  const { summaries } = await deps.prices.readSummaries({ game, league, tag: own.tag });
  const known = Object.values(summaries).find(({ k }) => k === own.key);
  if (known === undefined || !isPlausible(own.unsafeHashProperties, Object.values(summaries)))
    throw new RefusalError('unknownItem', { paths: ['body.text'] });
  const icon = known.i[0] ?? null;
  const groups = listItemGroups(read.item, game).filter(({ hash }) => !Object.hasOwn(summaries, hash));
  await saveStashGroups(deps.db, { game, league, groups: groups.map((group) => ({ ...group, icon })), seenMs: deps.clock() });
  return { hash: own.hash as GroupHash };
}

const MOST_TEXTS = 12;
const LONGEST_TEXT = 160;

/**
 * Returns whether the texts of a group are of words that items have: pages show them to everybody, and a made-up text
 * could say anything.
 */
function isPlausible(properties: HashProperties, summaries: readonly { readonly p: HashProperties }[]): boolean {
  const texts = listTexts(properties);
  if (texts.length === 0) return true;
  const known = new Set(summaries.flatMap(({ p }) => listTexts(p).flatMap(listWords)));
  return texts.length <= MOST_TEXTS && texts.every((text) => text.length <= LONGEST_TEXT && isMadeOfStatWords(text, known));
}

function listTexts(properties: HashProperties): string[] {
  return Object.values(properties).flatMap(
    (value) => (typeof value === 'string' ? [value] : Array.isArray(value) ? value : []) as string[],
  );
}
