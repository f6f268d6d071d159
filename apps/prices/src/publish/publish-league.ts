import { keyValuationPath, summaryPath, valuationPath } from '@poexchange/contract/price-files';
import { canonicalPath } from '@poexchange/platform/price-store';
import type { PricesDb } from '../database.ts';
import type { PublishedLeague } from '../leagues/league-queries.ts';
import type { TagGroup } from '../valuate/ask-queries.ts';
import type { AskRow } from '../valuate/pick-account-asks.ts';
import { readAskedCurrencies, readRates, storeRates } from '../valuate/rate-queries.ts';
import type { GroupValue } from '../valuate/value-group.ts';
import { emptyTag, valueAsks, valueTag } from '../valuate/value-tag.ts';
import type { TagValues } from '../valuate/value-tag.ts';
import { buildSummaries, buildValuations } from './build-documents.ts';
import { hasKeyFiles } from './key-file-tags.ts';
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
  /** The group of chaos in this game: in every currency file, seen or not. */
  readonly chaos: TagGroup;
  /** Groups that have a summary without having been seen in the stream (D58): those of stashes and, for poe2, of the tables. */
  readonly listUnseenGroups: (tag: string) => Promise<readonly TagGroup[]>;
  /** What the site's own listings ask in the league (D55); left out where the stream says it all. */
  readonly listOwnAsks?: ((tag: string) => Promise<readonly AskRow[]>) | undefined;
  readonly nowMs: number;
  /** Ends the work between two tags. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Values a league and publishes its files, all at the same rates. Returns how many files changed.
 */
export async function publishLeague(deps: { db: PricesDb; publisher: Publisher }, input: PublishLeagueInput): Promise<number> {
  const { db, publisher } = deps;
  const { league, chaos, nowMs } = input;
  const common = { leagueId: league.id, chaosId: chaos.id, nowMs };
  const rates = await readCurrentRates(db, common);
  const allValues = new Map<number, GroupValue>();
  let changes = 0;
  const publish = async (document: Document): Promise<void> => {
    if ((await publisher.publishDocument(document, nowMs)) === 'written') changes += 1;
  };
  await runLimited(input.tags, TAGS_AT_ONCE, async (tag) => {
    input.signal?.throwIfAborted();
    const isWorthAsking = tag === 'currency' || input.seenTags.has(tag);
    const ownAsks = isWorthAsking ? ((await input.listOwnAsks?.(tag)) ?? []) : [];
    const valued = isWorthAsking ? await valueTag(db, { ...common, tag, rates, ownAsks }) : emptyTag;
    for (const [groupId, value] of valued.values) allValues.set(groupId, value);
    const extra = [...(await input.listUnseenGroups(tag)), ...(tag === 'currency' ? [chaos] : [])];
    const { valuations, summaries } = buildTagDocuments(input, { tag, valued, groups: mergeGroups(valued.groups, extra) });
    await runLimited(valuations, WRITES_AT_ONCE, publish);
    // Last, so that whoever finds a group there finds its value too.
    await publish(summaries);
  });
  const asked = new Set(await readAskedCurrencies(db, league.id));
  await storeRates(db, league.id, { values: new Map([...allValues].filter(([id]) => asked.has(id))), at: new Date(nowMs) });
  return changes;
}

/** Last publication's rates; where there are none yet, those that chaos asks alone give. */
async function readCurrentRates(
  db: PricesDb,
  { leagueId, chaosId, nowMs }: { leagueId: number; chaosId: number; nowMs: number },
): Promise<ReadonlyMap<number, number>> {
  const rates = await readRates(db, leagueId);
  rates.set(chaosId, 1);
  if (rates.size > 1) return rates;
  const values = await valueAsks(db, { leagueId, chaosId, nowMs, tag: 'currency', rates });
  for (const [groupId, value] of values) if (value.reason === null) rates.set(groupId, value.primary);
  return rates;
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

type TagToPublish = { readonly tag: string; readonly valued: TagValues; readonly groups: readonly TagGroup[] };

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
    valuations: [
      makeValuations(valuationPath(of), groups),
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
