import { fileURLToPath } from 'node:url';
import type { ContentEncoding } from './accept-encoding.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import type { S3Settings } from './s3-client.ts';

/** A published file in one encoding. `etag` is strong: the hash of exactly these bytes, in quotes. */
export type PublishedFile = { readonly body: Buffer; readonly etag: string; readonly encoding: ContentEncoding };

export type PriceStore = {
  /**
   * Replaces a file as a whole; a reader gets the old one or the new one. Content that lies there already is not
   * written again.
   */
  readonly publish: (path: string, text: string) => Promise<'written' | 'unchanged'>;
  /**
   * Whether a file is what this process last published there, as far as can be told at a glance; false where that is
   * not known.
   */
  readonly isAsPublished: (path: string) => boolean;
  /** The file in the best encoding the client takes; null where nothing is published there. */
  readonly readPublished: (path: string, acceptEncoding?: string) => Promise<PublishedFile | null>;
  /** Changes whenever the file does; null where nothing is published. Cheaper than reading it. */
  readonly readVersion: (path: string) => Promise<string | null>;
};

/**
 * The store at a URL (D02): a folder's path, `file:` URL, or `s3://bucket/prefix`, which needs `s3`. Throws for any
 * other scheme and for an S3 endpoint that is not allow-listed.
 */
export function createPriceStore(url: string, { s3 }: { s3?: S3Settings } = {}): PriceStore {
  if (url.startsWith('s3://')) {
    if (s3 === undefined) throw new Error('PRICE_STORE is an S3 address, but the S3 settings are missing');
    return createS3Store(url, s3);
  }
  if (url.startsWith('file:')) return createFolderStore(fileURLToPath(url));
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(url)) throw new Error('PRICE_STORE is neither a folder nor s3://bucket/prefix');
  return createFolderStore(url);
}
