export { PRICE_FILE_CACHE_CONTROL } from './cache-control.ts';
export { listEncodings, type ContentEncoding } from './accept-encoding.ts';
export { createPriceReader } from './price-reader.ts';
export type { PriceReader } from './price-reader.ts';
export { createPriceStore } from './create-price-store.ts';
export type { PriceStore, PublishedFile } from './price-store.ts';
export type { S3Settings } from './s3-client.ts';
export { canonicalPath } from './store-path.ts';
export { openPriceStore, priceStoreVariables } from './variables.ts';
