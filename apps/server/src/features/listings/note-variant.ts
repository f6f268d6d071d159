import { groupItem, listPriceGroups, type HashProperties } from '@poexchange/domain/grouping';
import type { GroupHash } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import { readItemText } from '@poexchange/domain/item-text';
import { withTransaction } from '@poexchange/platform/db';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { RefusalError } from '../../http/refusal.ts';
import { countStashGroups, findStashGroups, listItemGroups, saveStashGroups } from '../game-data/index.ts';
import type { ListingsDeps } from './listings-deps.ts';
import { RateLimitedError } from '../../http/render-errors.ts';
import { isShapedLikeStat, isMadeOfStatWords, listWords } from './stat-words.ts';

/** Maximum number of groups registered in a league: every page downloads the price files that contain them. */
const MOST_IN_LEAGUE = 2000;
/**
 * Maximum number of variants that a person may register per day, in all leagues. Sellers need few; one person must not
 * be able to fill a league.
 */
const MOST_PER_DAY = 40;
const DAY_MS = 24 * 3_600_000;
const MOST_TEXTS = 4;
const LONGEST_TEXT = 120;
/** Maximum level, tier and quality of an item. */
const HIGHEST_NUMBER = 100;
/** Letters, digits and other characters that occur in item lines. */
const STAT_TEXT = /^[a-z0-9 #%+\-.,'’/]+$/;

/**
 * Returns the group of a pasted item that may be listed, and registers the group if only this text shows that it exists
 * (D45, D58), which is possible in poe2 while tabs cannot be read. A text can be invented, and everybody sees the names
 * of groups: so a group is registered only if the published prices know its item and if its words and numbers occur on
 * items. Leagues without a market, which are private and solo ones, are refused (D27).
 *
 * @throws RefusalError `leagueNotFound`; `unknownItem` for a text that is not an item or not plausible.
 */
export async function noteVariant(
  deps: Pick<ListingsDeps, 'db' | 'prices' | 'clock' | 'poe2Stashes'>,
  options: { readonly userId: string; readonly game: Game; readonly league: string; readonly text: string },
): Promise<{ readonly hash: GroupHash }> {
  const { userId, game, league, text } = options;
  if (!(await deps.prices.readLeagues()).some((entry) => entry.game === game && entry.id === league))
    throw new RefusalError('leagueNotFound');
  const refuse = (): RefusalError => new RefusalError('unknownItem', { paths: ['body.text'] });
  const read = readItemText(text, game);
  if (!read.ok || read.isCutOff || (read.game ?? game) !== game) throw refuse();
  const grouped = groupItem(read.item, game);
  const own = grouped.ok ? listPriceGroups(grouped)[0] : undefined;
  if (own === undefined) throw refuse();
  const { summaries } = await deps.prices.readSummaries({ game, league, tag: own.tag });
  const hash = own.hash as GroupHash;
  if (Object.hasOwn(summaries, hash)) return { hash };
  const named = Object.values(summaries);
  const known = named.find(({ k }) => k === own.key);
  const isNoted = game === 'poe2' && deps.poe2Stashes === 'notOffered' && known !== undefined;
  if (!isNoted || !isPlausible(own.unsafeHashProperties, named)) throw refuse();
  const icon = known.i[0] ?? null;
  const groups = listItemGroups(read.item, game).filter((group) => !Object.hasOwn(summaries, group.hash));
  const nowMs = deps.clock();
  await withTransaction(deps.db, async (tx) => {
    const hashes = groups.map((group) => group.hash);
    const seen = await findStashGroups(tx, { game, league, tags: groups.map(({ tag }) => tag), hashes });
    const added = groups.length - seen.length;
    if (added > 0) {
      if ((await countStashGroups(tx, { game, league })) + added > MOST_IN_LEAGUE) throw refuse();
      await countForPerson(tx, { userId, nowMs });
    }
    await saveStashGroups(tx, { game, league, groups: groups.map((group) => ({ ...group, icon })), seenMs: nowMs });
  });
  return { hash };
}

/**
 * Counts a new variant towards the person's daily limit; above the limit, refuses new variants until midnight (UTC).
 */
async function countForPerson(tx: Transaction<Database>, { userId, nowMs }: { userId: string; nowMs: number }): Promise<void> {
  const day = Math.floor(nowMs / DAY_MS);
  const counted = await tx
    .updateTable('users')
    .set({ variants_day: day, variants_noted: sql<number>`case when variants_day = ${day} then variants_noted + 1 else 1 end` })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('variants_day', '<>', day), eb('variants_noted', '<', MOST_PER_DAY)]))
    .returning('id')
    .executeTakeFirst();
  if (counted === undefined) throw new RateLimitedError((day + 1) * DAY_MS - nowMs, 'noted-variants');
}

/** Returns true if a group's text and numbers resemble those of real items. */
function isPlausible(properties: HashProperties, summaries: readonly { readonly p: HashProperties }[]): boolean {
  const texts = listTexts(properties);
  const published = new Set(summaries.flatMap(({ p }) => listTexts(p)));
  const known = new Set([...published].flatMap(listWords));
  const isText = (text: string): boolean =>
    text.length <= LONGEST_TEXT &&
    STAT_TEXT.test(text) &&
    isMadeOfStatWords(text, known) &&
    isNumber(text) &&
    (published.has(text) || isShapedLikeStat(text));
  return texts.length <= MOST_TEXTS && texts.every(isText) && Object.values(properties).every((value) => isNumber(String(value)));
}

/** Returns true if the text is a plausible number, or not a number. */
const isNumber = (text: string): boolean => !/^[\d.-]+$/.test(text) || (Number(text) >= 0 && Number(text) <= HIGHEST_NUMBER);

function listTexts(properties: HashProperties): string[] {
  return Object.values(properties).flatMap(
    (value) => (typeof value === 'string' ? [value] : Array.isArray(value) ? value : []) as string[],
  );
}
