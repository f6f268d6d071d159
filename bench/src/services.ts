// `npm run bench -- services`: 10,000 service offers on the page in a real Chromium: keys in the rail's search, keys in
// a filter, and keys that move through the list.
import { runBench } from './lib/run-bench.ts';
import { openSite, reportKeys } from './lib/site-page.ts';
import { makeServices, size } from './services/make-services.ts';

await runBench('services', async (bench) => {
  const { product, page } = await openSite(bench);
  const feed = makeServices(Date.now());
  // The first request returns the offers; later requests return no changes.
  await page.route('**/api/v1/services/poe1/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname.includes('/history/')) return route.fulfill({ json: { days: [] } });
    return route.fulfill({ json: searchParams.has('sinceMs') ? { ...feed, full: false, services: [] } : feed });
  });
  await page.goto(`${product.url}/poe/poexchange/services`, { waitUntil: 'load' });
  await page.getByRole('row').nth(10).waitFor({ timeout: 60_000 });
  bench.say(`${size.offers} offers; ${await page.getByRole('row').count()} rows in the document`);
  const cases = [
    { name: 'search of the rail', field: page.getByRole('searchbox', { name: 'Find a service' }), searches: ['maven', 'elder', 'lab'] },
    {
      name: 'filter by vouches',
      field: page.getByRole('textbox', { name: 'Min. vouches' }),
      searches: ['12', '5', '30', '1', '150', '7'],
    },
    {
      name: 'J and K through the list',
      field: page.getByRole('row').nth(2),
      searches: ['jjjjjjjjjj', 'kkkkk', 'jjjjjjjjjj'],
      isText: false,
    },
  ];
  for (const each of cases) await reportKeys(bench, page, each);
});
