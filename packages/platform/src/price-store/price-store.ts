import type { ContentEncoding } from './accept-encoding.ts';
import type { Fence } from './fence.ts';

/** A published file in one encoding. `etag` is strong: the hash of exactly these bytes, in quotes. */
export type PublishedFile = { readonly body: Buffer; readonly etag: string; readonly encoding: ContentEncoding };

export type PriceStore = {
  /** Replaces a file as a whole; a reader gets the old or the new one. Unchanged content is not written again. */
  readonly publish: (path: string, text: string) => Promise<'written' | 'unchanged'>;
  /** Returns whether a file is still as this process published it, by a quick check; false if unknown. */
  readonly isAsPublished: (path: string) => boolean;
  /** Reads the file in the client's best encoding; null if it is not published. */
  readonly readPublished: (path: string, acceptEncoding?: string) => Promise<PublishedFile | null>;
  /**
   * Reads a version that changes whenever the file does; null if it is not published. Cheaper than reading the file.
   */
  readonly readVersion: (path: string) => Promise<string | null>;
  /**
   * Returns the same store for the owner of a lease: it throws LostLeaseError once a later owner has begun to publish.
   * It starts without knowledge of earlier publications.
   */
  readonly fenced: (fence: Fence) => PriceStore;
  /**
   * Prevents earlier owners of the lease from replacing files; called before anything is written under it. Object
   * storage cannot refuse them, so there later owners repair late writes.
   */
  readonly keepOthersOut: () => Promise<void>;
};

/** For replies with price files: fresh for half a minute, then revalidated by ETag. */
export const PRICE_FILE_CACHE_CONTROL = 'public, max-age=30, stale-while-revalidate=300';
