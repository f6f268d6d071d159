import type { ContentEncoding } from './accept-encoding.ts';
import type { Fence } from './fence.ts';

/** A published file in one encoding. `etag` is strong: the quoted hash of exactly these bytes. */
export type PublishedFile = { readonly body: Buffer; readonly etag: string; readonly encoding: ContentEncoding };

export type PriceStore = {
  /** Replaces a file atomically; readers get the old or the new file. Unchanged content is not rewritten. */
  readonly publish: (path: string, text: string) => Promise<'written' | 'unchanged'>;
  /** Returns whether a file is unchanged since this process published it, by a quick check; false if unknown. */
  readonly isAsPublished: (path: string) => boolean;
  /** Reads the file in the client's best encoding; null if it is not published. */
  readonly readPublished: (path: string, acceptEncoding?: string) => Promise<PublishedFile | null>;
  /**
   * Reads a version that changes whenever the file does; null if the file is not published. Cheaper than reading the
   * file.
   */
  readonly readVersion: (path: string) => Promise<string | null>;
  /**
   * Returns a view of this store for a lease owner: the view throws LostLeaseError once a later owner has begun to
   * publish, and starts without knowledge of earlier publications.
   */
  readonly fenced: (fence: Fence) => PriceStore;
  /**
   * Prevents earlier lease owners from replacing files; called before anything is written under the lease. Object
   * storage cannot reject earlier owners, so later owners repair late writes there.
   */
  readonly keepOthersOut: () => Promise<void>;
};

/** For responses with price files: fresh for half a minute, then revalidated by ETag. */
export const PRICE_FILE_CACHE_CONTROL = 'public, max-age=30, stale-while-revalidate=300';
