import { bandsPath, explainPath, keyValuationPath, summaryPath, valuationPath } from '@poexchange/contract/price-files';
import { hasKeyFiles } from '@poexchange/domain/pricing';
import { canonicalPath } from '@poexchange/platform/price-store';
import type { PricesDb } from '../database.ts';
import type { PublishedLeague } from '../leagues/league-queries.ts';
import type { AskBook } from '../valuate/ask-book.ts';
import type { RateMove } from '../valuate/carry-prior.ts';
import type { Anchor } from '../valuate/anchor.ts';
import { countFilled } from '../valuate/ask-queries.ts';
import { readSeenGroups } from '../valuate/group-queries.ts';
import type { TagGroup } from '../valuate/group-queries.ts';
import type { DayPoint } from '../valuate/history-queries.ts';
import { createHistoryKeeper } from '../valuate/history-keeper.ts';
import { isWorthStoring, readMarketStates, storeMarketStates } from '../valuate/market-state.ts';
import type { MarketState } from '../valuate/market-state.ts';
import { createMarketRoom, sortMarkets } from '../valuate/markets.ts';
import type { MarketRoom, Rates } from '../valuate/markets.ts';
import type { RateGuard } from '../valuate/rate-guard.ts';
import type { Rate } from '../valuate/rate-queries.ts';
import { createMarketReader } from '../valuate/read-market.ts';
import { valueGroups } from '../valuate/value-groups.ts';
import type { GroupValues, ValueMemory } from '../valuate/value-groups.ts';
import { createValueKeeper } from '../valuate/value-keeper.ts';
import { buildBands, buildExplanations, buildSummaries, buildValuations } from './build-documents.ts';
import type { Money } from './money.ts';
import type { Document, Publisher } from './publisher.ts';
import { runLimited } from './run-limited.ts';
import { readStashGroups } from './stash-group-queries.ts';
import { listTableGroups } from './table-groups.ts';

const TAGS_AT_ONCE = 2;
const WRITES_AT_ONCE = 4;

/** A tag that gets files. */
export type PartTag = {
  readonly tag: string;
  /** How many of its groups the league has seen. */
  readonly seenGroups: number;
  /** Whether some lie in stashes of the league's players. */
  readonly isInStashes: boolean;
};

/** What it takes to value some tags of a league and to publish them: whatever thread does it. */
export type PartInput = {
  readonly league: PublishedLeague;
  readonly tags: readonly PartTag[];
  readonly money: Money;
  readonly nowMs: number;
  /** The league's asks, and what others are worth that they are asked in (D51). */
  readonly book: AskBook;
  readonly rates: Rates;
  /** What the exchange paid, by group. */
  readonly anchors: ReadonlyMap<number, Anchor>;
  /** What is kept of guarded rates since the last publication, by group. */
  readonly guards: ReadonlyMap<number, RateGuard | undefined>;
  readonly moves: readonly RateMove[];
  /** Whether values of publications before may be used again; nothing is, where an operator asks for all of it anew. */
  readonly memory: 'keep' | 'forget';
  /** All leagues that are published: of others nothing needs to be remembered. */
  readonly leagueIds: readonly number[];
};

export type PartResult = {
  /** How many files changed. */
  readonly changes: number;
  /** Offers read and groups valued. */
  readonly offers: number;
  readonly groups: number;
  /** Each group's value, which may be the rate of the next publication. */
  readonly rates: readonly Rate[];
  readonly guards: ReadonlyMap<number, RateGuard>;
  /** Groups that somebody in the book asks for as a currency. */
  readonly currencyIds: readonly number[];
};

/** What is kept of a league from one publication to the next. */
type LeagueMemory = ValueMemory & {
  /** What the files of a tag were made of, by tag: its groups, which of them had a value, and how many filled offers. */
  readonly published: Map<string, string>;
};

/** What whoever publishes parts keeps; leagues by id. */
export type PartMemory = { readonly room: MarketRoom; readonly leagues: Map<number, LeagueMemory> };

export function createPartMemory(): PartMemory {
  return { room: createMarketRoom(), leagues: new Map() };
}

export type PartDeps = {
  readonly db: PricesDb;
  readonly publisher: Publisher;
  readonly memory: PartMemory;
  /** Ends the work between two tags. */
  readonly signal?: AbortSignal | undefined;
};

/** Values some tags of a league and publishes their files, all at the same rates. */
export async function publishPart(deps: PartDeps, input: PartInput): Promise<PartResult> {
  const { leagues } = deps.memory;
  const { id } = input.league;
  for (const known of leagues.keys()) if (!input.leagueIds.includes(known)) leagues.delete(known);
  if (input.memory === 'forget') leagues.delete(id);
  const memory = leagues.get(id) ?? { history: createHistoryKeeper(), kept: createValueKeeper(), published: new Map<string, string>() };
  leagues.set(id, memory);
  try {
    return await valueAndPublish(deps, input, memory);
  } catch (error) {
    // What was read and did not get published is read again.
    leagues.delete(id);
    throw error;
  }
}

async function valueAndPublish(
  { db, publisher, memory: { room }, signal }: PartDeps,
  input: PartInput,
  memory: LeagueMemory,
): Promise<PartResult> {
  const { league, tags, money, nowMs, book, rates, anchors, guards, moves } = input;
  const seen = tags.filter(({ tag, seenGroups }) => tag === 'currency' || seenGroups > 0).map(({ tag }) => tag);
  const groupsByTag = await readSeenGroups(db, { leagueId: league.id, tags: seen });
  const idsByTag = new Map(seen.map((tag) => [tag, (groupsByTag.get(tag) ?? []).map(({ id }) => id)]));
  if (idsByTag.has('currency')) idsByTag.set('currency', [...new Set([...(idsByTag.get('currency') ?? []), money.chaos.id])]);
  const allIds = [...idsByTag.values()].flat();
  const [states, filled] = await Promise.all([
    readMarketStates(db, { leagueId: league.id, groupIds: allIds }),
    countFilled(db, { leagueId: league.id, groupIds: allIds, nowMs }),
  ]);
  const moved: MarketState[] = [];
  const markets = sortMarkets(book, rates, { room, onlyIds: allIds });
  const readMarket = createMarketReader(markets);
  const sums = { changes: 0, offers: 0, groups: 0 };
  const found: Rate[] = [];
  const guardsNow = new Map<number, RateGuard>();
  const count = (outcome: 'written' | 'unchanged'): void => void (sums.changes += outcome === 'written' ? 1 : 0);
  const publish = async (document: Document): Promise<void> => count(await publisher.publishDocument(document, nowMs));
  // A tag is valued and published before the next: what a value was made of takes ten times the room of its asks.
  await runLimited(tags, TAGS_AT_ONCE, async ({ tag, isInStashes }) => {
    signal?.throwIfAborted();
    const groupIds = idsByTag.get(tag) ?? [];
    const values = await valueGroups(db, memory, {
      leagueId: league.id,
      groupIds,
      money,
      nowMs,
      markets,
      readMarket,
      anchors,
      states,
      guards,
      moves,
    });
    for (const state of values.states.values()) if (isWorthStoring(state, states.get(state.groupId))) moved.push(state);
    for (const [groupId, { primary, reason, making }] of values.values) {
      found.push({ groupId, valueChaos: primary, isTrusted: reason === null || reason === 'held' });
      sums.offers += making.offers;
    }
    sums.groups += values.values.size;
    for (const [groupId, guard] of values.guards) guardsNow.set(groupId, guard);
    const place = { game: league.game, league: league.name.toLowerCase(), tag };
    const extra = [
      ...(isInStashes ? await readStashGroups(db, place) : []),
      ...listTableGroups(league.game, tag),
      ...(tag === 'currency' ? [money.chaos] : []),
    ];
    const groups = mergeGroups(groupsByTag.get(tag) ?? [], extra);
    const madeOf = groups.map(({ id, hash }) => `${hash}${values.values.has(id) ? `+${filled.get(id) ?? 0}` : ''}`).join(' ');
    // Files that would be what they are need not be written out to see it.
    const isEmpty = values.values.size === 0;
    if (isEmpty || !values.areAllRecalled || values.days !== null || memory.published.get(tag) !== madeOf) {
      const bands = bandsPath({ game: league.game, league: league.name, tag });
      const days = isEmpty ? new Map<number, readonly DayPoint[]>() : values.days;
      if (days === null) count(await publisher.publishAgain(bands));
      else await publish({ path: bands, meta: {}, name: 'bands', content: buildBands(groups, { byGroup: days, nowMs }) });
      await runLimited(makeValueDocuments(input, { tag, values, filled, groups }), WRITES_AT_ONCE, publish);
    }
    // Last, so that whoever finds a group there finds its value too.
    await publish(makeSummaries(input, { tag, groups }));
    memory.published.set(tag, madeOf);
  });
  await storeMarketStates(db, league.id, moved);
  return { ...sums, rates: found, guards: guardsNow, currencyIds: markets.currencyIds };
}

/** Each group once. What the stream has seen counts, as it has an id; an icon may come from anywhere. */
function mergeGroups(seen: readonly TagGroup[], extra: readonly TagGroup[]): TagGroup[] {
  if (extra.length === 0) return [...seen];
  const byHash = new Map<string, TagGroup>();
  for (const group of [...extra, ...seen]) {
    const icon = group.icon ?? byHash.get(group.hash)?.icon ?? null;
    byHash.set(group.hash, icon === group.icon ? group : { ...group, icon });
  }
  return [...byHash.values()].toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
}

type TagToPublish = {
  readonly tag: string;
  readonly values: GroupValues;
  readonly filled: ReadonlyMap<number, number>;
  readonly groups: readonly TagGroup[];
};

function makeSummaries({ league: { game, name } }: PartInput, { tag, groups }: Pick<TagToPublish, 'tag' | 'groups'>): Document {
  return {
    path: summaryPath({ game, league: name, tag }),
    meta: { league: name.toLowerCase(), tag },
    name: 'summaries',
    content: buildSummaries(groups),
  };
}

/** The files of a tag that hang on its values, but for the bands of its days. */
function makeValueDocuments({ league: { game, name } }: PartInput, { tag, values, filled, groups }: TagToPublish): Document[] {
  const of = { game, league: name, tag };
  const makeValuations = (path: string, members: readonly TagGroup[]): Document => ({
    path,
    meta: {},
    name: 'valuations',
    content: buildValuations(members, { ...values, filled }),
  });
  const keys = hasKeyFiles(tag) ? groupByKey(groups) : [];
  return [
    makeValuations(valuationPath(of), groups),
    { path: explainPath(of), meta: {}, name: 'explanations', content: buildExplanations(groups, values) },
    ...keys
      .map(([key, members]) => ({ path: keyValuationPath({ ...of, key }), members }))
      // Nobody's odd item keeps a league from being published: it stands in the tag's file only.
      .filter(({ path }) => canonicalPath(path) !== undefined)
      .map(({ path, members }) => makeValuations(path, members)),
  ];
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
