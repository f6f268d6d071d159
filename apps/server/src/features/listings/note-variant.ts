import { groupItem, listPriceGroups } from '@poexchange/domain/grouping';
import type { GroupHash } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import { readItemText } from '@poexchange/domain/item-text';
import { RefusalError } from '../../http/refusal.ts';
import { listItemGroups, saveStashGroups } from '../game-data/index.ts';
import type { ListingsDeps } from './listings-deps.ts';

/**
 * Notes the variant that an item's text tells, as the groups of a tab are noted that was read (D45, D58, record 0208).
 * Only of what has a place in the published prices: a text can be made up, so it makes no kind of item known. Private
 * and solo leagues have no market, and nothing is noted there (D27).
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
  if (known === undefined) throw new RefusalError('unknownItem', { paths: ['body.text'] });
  const icon = known.i[0] ?? null;
  const groups = listItemGroups(read.item, game).filter(({ hash }) => !Object.hasOwn(summaries, hash));
  await saveStashGroups(deps.db, { game, league, groups: groups.map((group) => ({ ...group, icon })), seenMs: deps.clock() });
  return { hash: own.hash as GroupHash };
}
