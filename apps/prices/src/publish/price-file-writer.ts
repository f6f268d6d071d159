import type { LeagueEntry, PriceIndexFile, StatusFile } from '@poexchange/contract/price-files';
import type { Fence, PriceStore } from '@poexchange/platform/price-store';
import * as z from 'zod/mini';
import { createBundler, type BundleOf } from './bundle.ts';

const publishedSchema = z.looseObject({ meta: z.looseObject({ timestampMs: z.number() }) });

/**
 * A file to publish: its name and `text`, which is JSON, published in a `meta` wrapper with the time since which it has
 * been unchanged.
 */
export type Document = {
  readonly path: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly name: 'summaries' | 'valuations' | 'explanations' | 'bands';
  readonly text: string;
};

export type PriceFileWriter = {
  /**
   * Publishes a document. `timestampMs` is the time at which its content last changed: unchanged content leaves the
   * file as it is.
   */
  readonly writeDocument: (document: Document, nowMs: number) => Promise<'written' | 'unchanged'>;
  /** Publishes a document again as this program last published it, in case its file was deleted. */
  readonly writeAgain: (path: string) => Promise<'written' | 'unchanged'>;
  /** Returns the timestamp of a document that this program published; null if there is no such document. */
  readonly readTimestamp: (path: string) => number | null;
  /** Publishes the league list, a league's index or a league's status file exactly as passed in. */
  readonly writeWhole: (path: string, file: readonly LeagueEntry[] | PriceIndexFile | StatusFile) => Promise<void>;
  /** Publishes all of a league's tags in one file, made from each tag's published files. */
  readonly writeBundle: (bundleOf: BundleOf) => Promise<'written' | 'unchanged'>;
  /** Returns the writer for a lease's files: it knows only what was published under this lease number. */
  readonly under: (fence: Fence) => PriceFileWriter;
  /** Prevents earlier lease owners from writing files. Called before anything is written under the lease. */
  readonly keepOthersOut: () => Promise<void>;
};

type Published = { readonly text: string; readonly timestampMs: number; readonly head?: string };

export function createPriceFileWriter(store: PriceStore): PriceFileWriter {
  const known = new Map<string, Published>();
  const fenced = new Map<string, { readonly number: number; readonly writer: PriceFileWriter }>();

  const readEarlier = async ({ path, name }: Document): Promise<Published | undefined> => {
    const file = await store.readPublished(path, 'identity');
    if (file === null) return undefined;
    try {
      const json: unknown = JSON.parse(file.body.toString('utf8'));
      const { timestampMs } = z.parse(publishedSchema, json).meta;
      return { text: JSON.stringify((json as Record<string, unknown>)[name]), timestampMs };
    } catch {
      // Treat a broken file as missing, so that it is replaced.
      return undefined;
    }
  };

  return {
    writeDocument: async (document, nowMs) => {
      const { text } = document;
      const before = known.get(document.path);
      if (before?.text === text && store.isAsPublished(document.path)) return 'unchanged';
      const earlier = before ?? (await readEarlier(document));
      // Even if the clock has been set back, a file must not be older than its last version.
      const timestampMs = earlier?.text === text ? earlier.timestampMs : Math.max(nowMs, earlier?.timestampMs ?? 0);
      const head = `{"meta":${JSON.stringify({ ...document.meta, timestampMs })},"${document.name}":`;
      const outcome = await store.publish(document.path, `${head}${text}}`);
      known.set(document.path, { head, text, timestampMs });
      return outcome;
    },
    writeAgain: async (path) => {
      const before = known.get(path);
      if (store.isAsPublished(path)) return 'unchanged';
      return before?.head === undefined ? 'unchanged' : store.publish(path, `${before.head}${before.text}}`);
    },
    writeBundle: createBundler(store),
    keepOthersOut: store.keepOthersOut,
    under: (fence) => {
      const before = fenced.get(fence.lease);
      if (before?.number === fence.number) return before.writer;
      const writer = createPriceFileWriter(store.fenced(fence));
      fenced.set(fence.lease, { number: fence.number, writer });
      return writer;
    },
    readTimestamp: (path) => known.get(path)?.timestampMs ?? null,
    writeWhole: async (path, file) => {
      await store.publish(path, JSON.stringify(file));
    },
  };
}
