/** The pricing worker: fetches and parses price files, groups and prices tabs, all off the page's main thread. */
import { expose, transfer } from 'comlink';
import { listBuffers } from './economy-columns.ts';
import { createPriceFileReader } from '../price-files/read-price-file.ts';
import { createKeptFetch } from './kept-fetch.ts';
import { createPricingCore, type PricingCore } from './pricing-core.ts';
import { createStashShelf } from './stash-shelf.ts';
import { createTabStore } from './tab-store.ts';
import { createTagBooks } from './tag-books.ts';

// The page passes the base URL of the price files (`PRICES_URL`) as the worker's name.
const baseUrl = self.name;
const readNowMs = () => Date.now();
const fetchKept = createKeptFetch((input, init) => fetch(input, init), globalThis.caches);
const readFile = createPriceFileReader({ baseUrl, fetch: fetchKept });

const core: PricingCore = createPricingCore({
  books: createTagBooks({ readFile, readNowMs }),
  shelf: createStashShelf(),
  store: createTabStore(readNowMs),
  readFile,
});

const handOver: PricingCore = {
  ...core,
  readEconomyTag: async (scope, tag) => {
    const columns = await core.readEconomyTag(scope, tag);
    return transfer(columns, listBuffers(columns));
  },
};

expose(handOver);
