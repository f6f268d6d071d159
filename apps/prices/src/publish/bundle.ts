/** One file for a whole league, made from its tags' files: a list page sends one request instead of two per tag. */
import {
  bundlePath,
  summaryFileSchema,
  summaryPath,
  valuationFileSchema,
  valuationPath,
  type ValuationFile,
} from '@poexchange/contract/price-files';
import type { Game } from '@poexchange/domain/item';
import { abridgeHistory } from '@poexchange/domain/pricing';
import type { PriceStore, PublishedFile } from '@poexchange/platform/price-store';
import { runLimited } from '../run-limited.ts';

const READS_AT_ONCE = 8;

export type BundleOf = { readonly game: Game; readonly league: string; readonly tags: readonly string[] };

type Part = { readonly version: string; readonly timestampMs: number; readonly text: string };

/** Creates the function that publishes bundles; it caches each tag's part until its files change. */
export function createBundler(store: PriceStore): (bundleOf: BundleOf) => Promise<'written' | 'unchanged'> {
  const known = new Map<string, Map<string, Part>>();

  const readPart = async (options: { game: Game; league: string; tag: string }, before: Part | undefined): Promise<Part | null> => {
    const paths = [summaryPath(options), valuationPath(options)] as const;
    const version = JSON.stringify(await Promise.all(paths.map((path) => store.readVersion(path))));
    if (before?.version === version) return before;
    const [summary, valuation] = await Promise.all(paths.map((path) => store.readPublished(path, 'identity')));
    if (summary === undefined || summary === null || valuation === undefined || valuation === null) return null;
    const { summaries } = summaryFileSchema.parse(readJson(summary));
    const { meta, valuations } = valuationFileSchema.parse(readJson(valuation));
    const { timestampMs } = meta;
    return { version, timestampMs, text: JSON.stringify({ timestampMs, summaries, valuations: abridge(valuations) }) };
  };

  return async ({ game, league, tags }) => {
    const path = bundlePath({ game, league });
    const before = known.get(path);
    const parts = new Map<string, Part>();
    await runLimited(tags, READS_AT_ONCE, async (tag) => {
      const part = await readPart({ game, league, tag }, before?.get(tag));
      if (part !== null) parts.set(tag, part);
    });
    known.set(path, parts);
    // Use a fixed order, so that the same content produces the same file.
    const members = [...parts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([tag, { text }]) => `${JSON.stringify(tag)}:${text}`);
    const meta = { league: league.toLowerCase(), timestampMs: Math.max(0, ...[...parts.values()].map(({ timestampMs }) => timestampMs)) };
    return store.publish(path, `{"meta":${JSON.stringify(meta)},"tags":{${members.join(',')}}}`);
  };
}

const readJson = ({ body }: PublishedFile): unknown => JSON.parse(body.toString('utf8'));

/**
 * Keeps only the fields of valuations that lists show, which shrinks a file of a thousand groups to a quarter of its
 * size.
 */
function abridge(valuations: ValuationFile['valuations']): ValuationFile['valuations'] {
  return Object.fromEntries(
    Object.entries(valuations).map(([hash, { b: _brackets, ...entry }]) => [hash, { ...entry, ...abridgeHistory(entry) }]),
  );
}
