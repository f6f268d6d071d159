import {
  bandsPath,
  explainPath,
  keyValuationPath,
  summaryPath,
  valuationPath,
  type PriceIndexEntry,
} from '@poexchange/contract/price-files';
import { hasKeyFiles } from '@poexchange/domain/pricing';
import { canonicalPath } from '@poexchange/platform/price-store';
import type { PlacedLeague } from '../leagues/league-queries.ts';
import type { TagGroup } from '../asks/group-queries.ts';
import type { DayPoint } from '../history/history-queries.ts';
import type { SalesEvidence } from '../sales/sales-evidence.ts';
import type { GroupValues } from '../valuate/value-groups.ts';
import { buildBands, buildSummaries } from './build-documents.ts';
import { createGroupTexts, type GroupTexts } from './group-texts.ts';
import type { Document, PriceFileWriter } from './price-file-writer.ts';
import { runLimited } from '../run-limited.ts';

const WRITES_AT_ONCE = 4;

/** State of a league's files, by tag. */
export type FilesMemory = {
  readonly texts: GroupTexts;
  /** Inputs of a tag's files other than values. */
  readonly published: Map<string, MadeOf>;
  /** The groups in the tag's summaries. */
  readonly summaries: Map<string, readonly TagGroup[]>;
  /** File path by key, for each tag; null if the name cannot be a path. */
  readonly keyPaths: Map<string, Map<string, string | null>>;
};

type MadeOf = {
  readonly groups: readonly TagGroup[];
  /** Number of filled asks by group; -1 for a group without a value. */
  readonly filled: Int32Array;
  readonly salesVersion: number;
};

export function createFilesMemory(): FilesMemory {
  return { texts: createGroupTexts(), published: new Map(), summaries: new Map(), keyPaths: new Map() };
}

export type TagToWrite = {
  readonly league: PlacedLeague;
  readonly tag: string;
  /** All of the tag's groups in the league, valued or not, by hash. */
  readonly groups: readonly TagGroup[];
  readonly values: GroupValues;
  /** Number of filled asks by group. */
  readonly filled: ReadonlyMap<number, number>;
  /** Evidence of sales by group; the version increases whenever any evidence changes. */
  readonly sales?: { readonly version: () => number; readonly evidenceOf: (groupId: number) => SalesEvidence | undefined };
  readonly nowMs: number;
};

/** Number of the tag's files that changed, and the tag's entry in the league's index. */
export type TagWritten = { readonly changes: number; readonly entry: PriceIndexEntry };

/** Publishes a tag's files. */
export async function writeTagFiles(
  { writer, memory }: { writer: PriceFileWriter; memory: FilesMemory },
  tagToWrite: TagToWrite,
): Promise<TagWritten> {
  const { league, tag, groups, values, nowMs } = tagToWrite;
  let changes = 0;
  const count = (outcome: 'written' | 'unchanged'): void => void (changes += outcome === 'written' ? 1 : 0);
  const publish = async (document: Document): Promise<void> => count(await writer.writeDocument(document, nowMs));
  const madeOf = updateMadeOf(memory.published.get(tag), tagToWrite);
  // Detect unchanged files without building them.
  const isEmpty = values.values.size === 0;
  if (isEmpty || !values.areAllRecalled || values.days !== null || memory.published.get(tag) !== madeOf) {
    const bands = bandsPath({ game: league.game, league: league.name, tag });
    const days = isEmpty ? new Map<number, readonly DayPoint[]>() : values.days;
    if (days === null) count(await writer.writeAgain(bands));
    else await publish({ path: bands, meta: {}, name: 'bands', text: JSON.stringify(buildBands(groups, { byGroup: days, nowMs })) });
    await runLimited(makeValueDocuments(tagToWrite, memory), WRITES_AT_ONCE, publish);
  } else {
    // The index names these files, so restore them if an operator emptied the folder.
    const place = { game: league.game, league: league.name, tag };
    for (const path of [valuationPath(place), explainPath(place), bandsPath(place)]) count(await writer.writeAgain(path));
  }
  // Write summaries last, so that every group in them already has a value.
  const path = summaryPath({ game: league.game, league: league.name, tag });
  if (hasSameSummaries(memory.summaries.get(tag), groups)) count(await writer.writeAgain(path));
  else
    await publish({
      path,
      meta: { league: league.name.toLowerCase(), tag },
      name: 'summaries',
      text: JSON.stringify(buildSummaries(groups, league.game)),
    });
  memory.summaries.set(tag, groups);
  memory.published.set(tag, madeOf);
  const readTime = (file: string): number => writer.readTimestamp(file) ?? 0;
  const valuations = valuationPath({ game: league.game, league: league.name, tag });
  return { changes, entry: { n: groups.length, s: readTime(path), v: readTime(valuations) } };
}

/** Returns the inputs of a tag's files; the same object while they are unchanged. */
function updateMadeOf(before: MadeOf | undefined, { groups, values, filled, sales }: TagToWrite): MadeOf {
  const salesVersion = sales?.version() ?? 0;
  const filledOf = ({ id }: TagGroup): number => (values.values.has(id) ? (filled.get(id) ?? 0) : -1);
  if (
    before?.salesVersion === salesVersion &&
    hasSameHashes(before.groups, groups) &&
    groups.every((group, at) => before.filled[at] === filledOf(group))
  )
    return before;
  return { groups, filled: Int32Array.from(groups, filledOf), salesVersion };
}

function hasSameHashes(before: readonly TagGroup[], groups: readonly TagGroup[]): boolean {
  return before === groups || (before.length === groups.length && groups.every(({ hash }, at) => before[at]?.hash === hash));
}

/** All other parts of a summary are included in the hash. */
function hasSameSummaries(before: readonly TagGroup[] | undefined, groups: readonly TagGroup[]): boolean {
  if (before === groups) return true;
  if (before === undefined || before.length !== groups.length) return false;
  return groups.every(({ hash, icon }, at) => before[at]?.hash === hash && before[at]?.icon === icon);
}

/** Builds a tag's files that depend on its values, except the daily bands. */
function makeValueDocuments({ league, tag, groups, values, filled, sales }: TagToWrite, { texts, keyPaths }: FilesMemory): Document[] {
  const of = { game: league.game, league: league.name, tag };
  const lines = texts.write(groups, { game: league.game, values, filled, salesOf: sales?.evidenceOf });
  const join = (parts: Iterable<string>): string => `{${[...parts].join(',')}}`;
  const valuations = { meta: {}, name: 'valuations' } as const;
  const paths = keyPaths.get(tag) ?? new Map<string, string | null>();
  keyPaths.set(tag, paths);
  const pathOf = (key: string): string | null => {
    const known = paths.get(key);
    if (known !== undefined) return known;
    const path = keyValuationPath({ ...of, key });
    // A key that cannot be a path appears only in the tag's file, so that one odd item does not block the league.
    const found = canonicalPath(path) === undefined ? null : path;
    paths.set(key, found);
    return found;
  };
  const keys = hasKeyFiles(tag) ? [...Map.groupBy(groups, ({ key }) => key)] : [];
  return [
    { ...valuations, path: valuationPath(of), text: join(lines.valuations.values()) },
    { path: explainPath(of), meta: {}, name: 'explanations', text: join(lines.explanations.values()) },
    ...keys.flatMap(([key, members]) => {
      const path = pathOf(key);
      return path === null ? [] : [{ ...valuations, path, text: join(members.flatMap(({ id }) => lines.valuations.get(id) ?? [])) }];
    }),
  ];
}
