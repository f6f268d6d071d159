/** The published prices from which a trader lists, read over HTTP the way pages read them. */
import {
  priceIndexFileSchema,
  priceIndexPath,
  summaryFileSchema,
  summaryPath,
  valuationFileSchema,
  valuationPath,
} from '@poexchange/contract/price-files';
import { listCategories } from '@poexchange/domain/category';
import { displayNameOf, type Tag } from '@poexchange/domain/grouping';
import type { Game } from '@poexchange/domain/item';
import { expandSummary, expandValuation, type Summary, type Valuation } from '@poexchange/domain/pricing';
import * as z from 'zod/mini';

export type PriceBook = { readonly summaries: Map<string, Summary>; readonly valuations: Map<string, Valuation> };

async function readFile<Schema extends z.ZodMiniType>(url: string, schema: Schema): Promise<z.output<Schema> | null> {
  const response = await fetch(url);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return z.parse(schema, await response.json());
}

/** Reads all published values for a league. */
async function readPriceBook(publicUrl: string, game: Game, league: string): Promise<PriceBook> {
  const book: PriceBook = { summaries: new Map(), valuations: new Map() };
  const index = await readFile(`${publicUrl}/insights/${priceIndexPath({ game, league })}`, priceIndexFileSchema);
  const ofCategories = new Set<Tag>(listCategories(game).flatMap((category) => category.tags));
  const tags = [...ofCategories].filter((tag) => (index?.tags[tag]?.n ?? 0) > 0);
  for (const tag of tags) {
    const place = { game, league, tag };
    const [names, values] = await Promise.all([
      readFile(`${publicUrl}/insights/${summaryPath(place)}`, summaryFileSchema),
      readFile(`${publicUrl}/insights/${valuationPath(place)}`, valuationFileSchema),
    ]);
    for (const [hash, entry] of Object.entries(names?.summaries ?? {}))
      book.summaries.set(hash, expandSummary(entry, { hash, tag, nameOf: displayNameOf }));
    for (const [hash, entry] of Object.entries(values?.valuations ?? {})) book.valuations.set(hash, expandValuation(entry));
  }
  return book;
}

/** Shares one price book among all traders of this process; the book is read at most once per `maxAgeMs`. */
export function sharePriceBook(options: {
  publicUrl: string;
  game: Game;
  league: string;
  maxAgeMs: number;
  clock: () => number;
}): () => Promise<PriceBook> {
  let held: { readAtMs: number; book: Promise<PriceBook> } | null = null;
  return () => {
    if (held !== null && options.clock() - held.readAtMs < options.maxAgeMs) return held.book;
    const book = readPriceBook(options.publicUrl, options.game, options.league);
    held = { readAtMs: options.clock(), book };
    book.catch(() => (held = null));
    return book;
  };
}
