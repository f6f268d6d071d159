import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { urlVariable } from '../config.ts';
import { createFolderStore } from './folder-store.ts';
import type { PriceStore } from './price-store.ts';
import type { S3Settings } from './s3-client.ts';
import { createS3Store } from './s3-store.ts';

/**
 * Creates the store for a URL (D02): a folder path, a `file:` URL, or `s3://bucket/prefix`, which needs `s3`. Throws
 * for any other scheme and for an S3 endpoint that is not allow-listed.
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

const text = (): z.ZodMiniString => z.string().check(z.minLength(1));

/** Environment variables for the price store (D02), to spread into a program's config schema. */
export const priceStoreVariables = {
  /** A folder, or s3://bucket/prefix. */
  PRICE_STORE: text(),
  S3_ENDPOINT: z.optional(urlVariable()),
  S3_REGION: z._default(text(), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(text()),
  S3_SECRET_ACCESS_KEY: z.optional(text()),
  /** The only host allowed for price files; must be the endpoint's host. */
  S3_ALLOWED_HOST: z.optional(text()),
};

const variablesSchema = z.object(priceStoreVariables);

/** Opens the store named in a parsed config; S3 needs its endpoint and both keys. */
export function openPriceStore(config: Readonly<z.output<typeof variablesSchema>>): PriceStore {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (endpoint === undefined || accessKeyId === undefined || secretAccessKey === undefined) return createPriceStore(config.PRICE_STORE);
  const allowedHosts = config.S3_ALLOWED_HOST === undefined ? [] : [config.S3_ALLOWED_HOST];
  return createPriceStore(config.PRICE_STORE, { s3: { endpoint, region: config.S3_REGION, accessKeyId, secretAccessKey, allowedHosts } });
}
