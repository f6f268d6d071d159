import type { TradeView } from '@poexchange/contract/rest';
import type { TradeSearch } from '@poexchange/contract/rest/later';
import type { SearchForm } from '@poexchange/domain/stash-search';
import { findInTabs } from './match-search.ts';
import type { ItemText } from './match-texts.ts';
import { rewriteSearch } from './rewrite-search.ts';

/** An item in the seller's tabs as last read. */
type TabText = ItemText & { readonly readAtMs: number };

/**
 * Maximum number of items for which a search is written; in larger tabs the search is only checked. Limits the work per
 * request.
 */
const MAX_ITEMS = 1200;

type Asked = {
  /** Id of the person waiting for the result. */
  readonly caller: string;
  readonly search: string;
  readonly pickIds: readonly string[];
  /** Number of these stacks that are in any tab. */
  readonly placedCount: number;
  readonly form: SearchForm;
};

/**
 * Checks a buyer's search in the seller's tabs as last read, and returns the stacks to hand over and other matches. If
 * the search misses stacks or finds other items, adds the shortest exact search, or the reason why there is none: no
 * search distinguishes the items, none of the stacks is in the tabs any longer, or finding a search takes too long. The
 * result is unknown if no tab was read, if matching takes too long, or if too many other searches are waiting.
 */
export async function checkSearchInTabs(
  { caller, search, pickIds, placedCount, form }: Asked,
  items: readonly TabText[],
  find: typeof findInTabs = findInTabs,
): Promise<NonNullable<TradeView['search']>> {
  if (items.length === 0) return { unknown: 'unread' };
  const wanted = new Set(pickIds);
  const matched = await findWithAny({ caller, searches: [search] }, items, find);
  if (typeof matched === 'string') return { unknown: matched };
  const { found } = matched;
  const matches = countIn(found, wanted);
  const missed = wanted.size - matches;
  const extra = found.size - matches;
  return {
    matches,
    missed,
    extra,
    readAtMs: Math.min(...items.map(({ readAtMs }) => readAtMs)),
    ...(missed === 0 && extra === 0 ? { rewritten: null } : placedCount === 0 ? gone : await rewrite({ caller, items, wanted, form })),
  };
}

type Better = Pick<Extract<TradeView['search'], { matches: number }>, 'rewritten' | 'unwritten'>;

const gone: Better = { rewritten: null, unwritten: 'gone' };

async function rewrite({
  caller,
  items,
  wanted,
  form,
}: Pick<Asked, 'caller' | 'form'> & { items: readonly TabText[]; wanted: ReadonlySet<string> }): Promise<Better> {
  if (items.length > MAX_ITEMS) return { rewritten: null, unwritten: 'tooLong' };
  const rewritten = await rewriteSearch({ caller, items: items.map(({ id, lines }) => ({ lines, isChosen: wanted.has(id) })), form });
  return rewritten.kind === 'written' ? { rewritten: [...rewritten.searches] } : { rewritten: null, unwritten: rewritten.kind };
}

/**
 * Writes searches for the stacks of a trade requested without a search, and verifies them in the stacks' tabs before
 * they are shown.
 */
export async function writeSearchInTabs(
  { caller, pickIds, form }: Pick<Asked, 'caller' | 'pickIds' | 'form'>,
  items: readonly TabText[],
): Promise<TradeSearch> {
  const nothing = { searches: null, matches: 0, missed: pickIds.length, extra: 0, readAtMs: null };
  if (items.length === 0) return { ...nothing, reason: 'unread' };
  const readAtMs = Math.min(...items.map((item) => item.readAtMs));
  const picks = new Set(pickIds);
  // A stack that is gone cannot be found; the trade's rows show that it is gone.
  const wanted = new Set(items.filter(({ id }) => picks.has(id)).map(({ id }) => id));
  if (wanted.size === 0) return { ...nothing, readAtMs, reason: 'gone' };
  const { rewritten, unwritten } = await rewrite({ caller, items, wanted, form });
  if (rewritten === null) return { ...nothing, readAtMs, reason: unwritten ?? 'none' };
  const matched = await findWithAny({ caller, searches: rewritten }, items, findInTabs);
  if (typeof matched === 'string') return { ...nothing, readAtMs, reason: 'tooLong' };
  const { found } = matched;
  const matches = countIn(found, wanted);
  return {
    searches: rewritten,
    matches,
    missed: wanted.size - matches,
    extra: found.size - matches,
    readAtMs,
  };
}

/** Returns the ids of items that any of the searches matches, or the reason why the matches are unknown. */
async function findWithAny(
  asked: { readonly caller: string; readonly searches: readonly string[] },
  items: readonly TabText[],
  find: typeof findInTabs,
): Promise<{ readonly found: ReadonlySet<string> } | 'tooLong' | 'busy'> {
  const matched = await find({ ...asked, items: items.map(({ id, lines }) => ({ id, lines })) });
  if (matched.kind === 'crowded') return 'busy';
  return matched.kind === 'late' || matched.reply.isCutShort ? 'tooLong' : { found: matched.reply.found };
}

function countIn(found: ReadonlySet<string>, wanted: ReadonlySet<string>): number {
  return [...wanted].filter((id) => found.has(id)).length;
}
