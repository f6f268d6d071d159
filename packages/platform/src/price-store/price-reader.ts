import {
  leaguesFileSchema,
  LEAGUES_PATH,
  statusFileSchema,
  statusPath,
  summaryFileSchema,
  summaryPath,
  valuationFileSchema,
  valuationPath,
  type LeagueEntry,
  type StatusFile,
  type SummaryFile,
  type ValuationFile,
} from '@poexchange/contract/price-files';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { PriceStore } from './price-store.ts';

type Game = LeagueEntry['game'];

/** Published prices as data, read from memory until the files change. */
export type PriceReader = {
  readonly readSummaries: (game: Game, league: string, tag: string) => Promise<SummaryFile>;
  readonly readValuations: (game: Game, league: string, tag: string) => Promise<ValuationFile>;
  /** Reads the age of a league's prices; null before its first price run. */
  readonly readStatus: (game: Game, league: string) => Promise<StatusFile | null>;
  readonly readLeagues: () => Promise<readonly LeagueEntry[]>;
};

type Entry = { checkedAtMs: number; version: string | null; value: unknown };

const MAX_ENTRIES = 2000;

/**
 * Creates a reader of price files for programs. A file is rechecked at most every `refreshMs`. An unpublished file is
 * empty, with `timestampMs` 0 (R7.17); an unreadable file throws, unless an earlier version is in memory.
 */
export function createPriceReader(
  store: PriceStore,
  { refreshMs = 1000, clock = Date.now }: { refreshMs?: number; clock?: () => number } = {},
): PriceReader {
  const entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES });
  const running = new Map<string, Promise<unknown>>();

  const refresh = async (path: string, schema: z.ZodMiniType): Promise<unknown> => {
    const known = entries.get(path);
    try {
      const version = await store.readVersion(path);
      const isSame = known !== undefined && known.version === version;
      const value = version === null ? null : isSame ? known.value : await load(path, schema);
      entries.set(path, { checkedAtMs: clock(), version, value });
      return value;
    } catch (error) {
      if (known === undefined || known.value === null) throw error;
      known.checkedAtMs = clock();
      return known.value;
    }
  };

  const load = async (path: string, schema: z.ZodMiniType): Promise<unknown> => {
    const file = await store.readPublished(path, 'identity');
    return file === null ? null : z.parse(schema, JSON.parse(file.body.toString('utf8')));
  };

  const read = async <Schema extends z.ZodMiniType>(path: string, schema: Schema): Promise<z.output<Schema> | null> => {
    const known = entries.get(path);
    if (known !== undefined && clock() - known.checkedAtMs < refreshMs) return known.value as z.output<Schema> | null;
    const current = running.get(path) ?? refresh(path, schema).finally(() => running.delete(path));
    running.set(path, current);
    return (await current) as z.output<Schema> | null;
  };

  return {
    readSummaries: async (game, league, tag) =>
      (await read(summaryPath({ game, league, tag }), summaryFileSchema)) ?? { meta: { league, tag, timestampMs: 0 }, summaries: {} },
    readValuations: async (game, league, tag) =>
      (await read(valuationPath({ game, league, tag }), valuationFileSchema)) ?? { meta: { timestampMs: 0 }, valuations: {} },
    readStatus: (game, league) => read(statusPath({ game, league }), statusFileSchema),
    readLeagues: async () => (await read(LEAGUES_PATH, leaguesFileSchema)) ?? [],
  };
}
