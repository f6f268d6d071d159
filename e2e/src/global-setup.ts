import { startProduct } from './product.ts';

/** Starts the product once for all browser tests, in a folder of its own, and stops it afterwards. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env['POEXCHANGE_URL'] = product.url;
  process.env['POEXCHANGE_DATA'] = product.dataFolder;
  return product.stop;
}
