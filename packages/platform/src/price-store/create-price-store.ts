import { fileURLToPath } from 'node:url';
import { createFolderStore } from './folder-store.ts';
import type { PriceStore } from './price-store.ts';
import type { S3Settings } from './s3-client.ts';
import { createS3Store } from './s3-store.ts';

/**
 * Creates the store at a URL (D02): a folder's path, `file:` URL, or `s3://bucket/prefix`, which needs `s3`. Throws for
 * any other scheme and for an S3 endpoint that is not allow-listed.
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
