import { startProduct } from './product.ts';

/** Starts the product once for all browser tests, in a folder of its own, and stops it afterwards. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // While writing tests: a product that runs already.
  if (process.env['POEXCHANGE_URL'] !== undefined) return async () => undefined;
  const product = await startProduct();
  process.env['POEXCHANGE_URL'] = product.url;
  process.env['POEXCHANGE_DATA'] = product.dataFolder;
  return product.stop;
}
