import type { ContentEncoding } from './accept-encoding.ts';
import type { Fence } from './fence.ts';

/** A published file in one encoding. `etag` is strong: the hash of exactly these bytes, in quotes. */
export type PublishedFile = { readonly body: Buffer; readonly etag: string; readonly encoding: ContentEncoding };

export type PriceStore = {
  /** Replaces a file as a whole; a reader gets the old or the new one. Unchanged content is not written again. */
  readonly publish: (path: string, text: string) => Promise<'written' | 'unchanged'>;
  /** Tells whether a file is still as this process published it, by a quick check; false where that is unknown. */
  readonly isAsPublished: (path: string) => boolean;
  /** The file in the best encoding the client takes; null where nothing is published there. */
  readonly readPublished: (path: string, acceptEncoding?: string) => Promise<PublishedFile | null>;
  /** Changes whenever the file does; null where nothing is published. Cheaper than reading it. */
  readonly readVersion: (path: string) => Promise<string | null>;
  /**
   * The same store for the owner of a lease: it throws LostLeaseError once a later owner has begun to publish. It
   * remembers nothing of what was published before.
   */
  readonly fenced: (fence: Fence) => PriceStore;
  /**
   * Makes sure that earlier owners of the lease replace no file any more, before anything is written under it. In
   * object storage, which cannot refuse them, later owners mend what was sent at the last moment.
   */
  readonly keepOthersOut: () => Promise<void>;
};
