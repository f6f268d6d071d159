import { bandsPath, explainPath, keyValuationPath, statusPath, summaryPath, valuationPath } from '@poexchange/contract/price-files';
import { hasKeyFiles } from '@poexchange/domain/pricing';
import { canonicalPath } from '@poexchange/platform/price-store';
import type { PricesDb } from '../database.ts';
import type { PublishedLeague } from '../leagues/league-queries.ts';
import { readSeenGroups } from '../valuate/ask-queries.ts';
import type { TagGroup } from '../valuate/ask-queries.ts';
import type { AskRow } from '../valuate/ask-book.ts';
import { storeRates } from '../valuate/rate-queries.ts';
import { valueLeague } from '../valuate/value-league.ts';
import type { LeagueValues } from '../valuate/value-league.ts';
import { buildBands, buildExplanations, buildSummaries, buildValuations } from './build-documents.ts';
import { readLeagueMarket } from './league-market.ts';
import type { Money } from './league-market.ts';
import type { Document, Publisher } from './publisher.ts';
import { runLimited } from './run-limited.ts';

const TAGS_AT_ONCE = 3;
const WRITES_AT_ONCE = 4;

export type PublishLeagueInput = {
  readonly league: PublishedLeague;
  /** Tags that get files. */
  readonly tags: readonly string[];
  /** Those of which the league has seen anything. */
  readonly seenTags: ReadonlySet<string>;
  /** The groups of chaos, which is in every currency file, seen or not, and of the divine and the exalted orb. */
  readonly money: Money;
  /** When the stream was last read, and the newest hour of the exchange; null where there is none. */
  readonly streamAtMs: number | null;
  readonly exchangeHourMs: number | null;
  /** Groups that have a summary without having been seen in the stream (D58): those of stashes and, for poe2, of the tables. */
  readonly listUnseenGroups: (tag: string) => Promise<readonly TagGroup[]>;
  /** What the site's own listings ask in the league (D55); left out where the stream says it all. */
  readonly listOwnAsks?: ((tag: string) => Promise<readonly AskRow[]>) | undefined;
  readonly nowMs: number;
  /** Ends the work between two tags. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Values a league and publishes its files, all at the same rates; the status file, which says how old they are, comes last. Returns how many files changed.
 */
export async function publishLeague(deps: { db: PricesDb; publisher: Publisher }, input: PublishLeagueInput): Promise<number> {
  const { db, publisher } = deps;
  const { league, money, nowMs } = input;
  const market = await readLeagueMarket(db, { leagueId: league.id, money, nowMs });
  const seenTags = input.tags.filter((tag) => tag === 'currency' || input.seenTags.has(tag));
  const groupsByTag = new Map<string, readonly TagGroup[]>();
  const ownAsks: AskRow[] = [];
  await runLimited(seenTags, TAGS_AT_ONCE, async (tag) => {
    groupsByTag.set(tag, await readSeenGroups(db, { leagueId: league.id, tag }));
    // One by one: a call takes some hundred thousand arguments and no more.
    for (const ask of (await input.listOwnAsks?.(tag)) ?? []) ownAsks.push(ask);
  });
  input.signal?.throwIfAborted();
  const currencyIds = groupsByTag.get('currency')?.map(({ id }) => id) ?? [];
  const valued = await valueLeague(db, { leagueId: league.id, chaosId: money.chaos.id, nowMs, ...market, ownAsks, currencyIds });
  let changes = 0;
  const publish = async (document: Document): Promise<void> => {
    if ((await publisher.publishDocument(document, nowMs)) === 'written') changes += 1;
  };
  await runLimited(input.tags, TAGS_AT_ONCE, async (tag) => {
    input.signal?.throwIfAborted();
    const extra = [...(await input.listUnseenGroups(tag)), ...(tag === 'currency' ? [money.chaos] : [])];
    const { values, summaries } = buildTagDocuments(input, { tag, valued, groups: mergeGroups(groupsByTag.get(tag) ?? [], extra) });
    await runLimited(values, WRITES_AT_ONCE, publish);
    // Last, so that whoever finds a group there finds its value too.
    await publish(summaries);
  });
  const rated = new Map([...valued.values].filter(([id]) => valued.askedCurrencyIds.has(id) || market.guards.has(id)));
  await storeRates(db, league.id, { values: rated, guards: market.guards, at: new Date(nowMs) });
  const offers = [...valued.values.values()].reduce((sum, { making }) => sum + making.offers, 0);
  const { streamAtMs, exchangeHourMs } = input;
  await publisher.publishStatus(statusPath({ game: league.game, league: league.name }), {
    meta: { timestampMs: nowMs },
    status: { streamAtMs, exchangeHourMs, offers, groups: valued.values.size },
  });
  return changes;
}

/** Each group once. What the stream has seen counts, as it has an id; an icon may come from anywhere. */
function mergeGroups(seen: readonly TagGroup[], extra: readonly TagGroup[]): TagGroup[] {
  const byHash = new Map<string, TagGroup>();
  for (const group of [...extra, ...seen]) {
    const icon = group.icon ?? byHash.get(group.hash)?.icon ?? null;
    byHash.set(group.hash, icon === group.icon ? group : { ...group, icon });
  }
  return [...byHash.values()].toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
}

type TagToPublish = { readonly tag: string; readonly valued: LeagueValues; readonly groups: readonly TagGroup[] };

function buildTagDocuments({ league: { game, name }, nowMs }: PublishLeagueInput, { tag, valued, groups }: TagToPublish) {
  const of = { game, league: name, tag };
  const makeValuations = (path: string, members: readonly TagGroup[]): Document => ({
    path,
    meta: {},
    name: 'valuations',
    content: buildValuations(members, valued, nowMs),
  });
  const keys = hasKeyFiles(tag) ? groupByKey(groups) : [];
  const summaries: Document = {
    path: summaryPath(of),
    meta: { league: name.toLowerCase(), tag },
    name: 'summaries',
    content: buildSummaries(groups),
  };
  return {
    values: [
      makeValuations(valuationPath(of), groups),
      { path: bandsPath(of), meta: {}, name: 'bands', content: buildBands(groups, valued, nowMs) } satisfies Document,
      { path: explainPath(of), meta: {}, name: 'explanations', content: buildExplanations(groups, valued) } satisfies Document,
      ...keys
        .map(([key, members]) => makeValuations(keyValuationPath({ ...of, key }), members))
        // Nobody's odd item keeps a league from being published: it stands in the tag's file only.
        .filter(({ path }) => canonicalPath(path) !== undefined),
    ],
    summaries,
  };
}

function groupByKey(groups: readonly TagGroup[]): [string, TagGroup[]][] {
  const byKey = new Map<string, TagGroup[]>();
  for (const group of groups) {
    const known = byKey.get(group.key);
    if (known === undefined) byKey.set(group.key, [group]);
    else known.push(group);
  }
  return [...byKey];
}
