/**
 * Tests that an item has the same price on every page, both as the worker passes the price to the page and as the page
 * formats it.
 */
import { makeGroup } from '@poexchange/domain/grouping';
import { makeStashTabId, type PublisherTabId } from '@poexchange/domain/ids';
import { confidenceLevels, PRIMARY_LEVEL } from '@poexchange/domain/pricing';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReadPriceFile } from '../price-files/read-price-file.ts';
import { readLowConfidence } from '../price-files/price-book.ts';
import { PriceViewProvider } from '../ui/price-view.tsx';
import { Price } from '../ui/price.tsx';
import { confidenceCodes } from './economy-columns.ts';
import { createPricingCore } from './pricing-core.ts';
import { createStashShelf } from './stash-shelf.ts';
import { createTagBooks } from './tag-books.ts';

const scope = { game: 'poe1', league: 'mercenaries', accountId: 'a' } as const;
const group = makeGroup('essence', 'deafening essence of anger', {});
const name = 'Deafening Essence of Anger';
const values = [301, 303, 305, 307.25, 309, 311, 313, 315, 317, 319];

const readFile: ReadPriceFile = async (path, _schema, empty) => {
  if (path === 'v10/valuations/mercenaries/essence.json')
    return { meta: { timestampMs: 77 }, valuations: { [group.hash]: { c: values, l: 3, lc: true, lr: 'wide', d: [], h: [] } } } as never;
  if (path === 'v14/summaries/mercenaries/essence.json')
    return {
      meta: { league: 'mercenaries', tag: 'essence', timestampMs: 77 },
      summaries: { [group.hash]: { k: group.key, i: [], p: {} } },
    } as never;
  return empty;
};

it('D50 D53 shows the same value, unit and confidence for an item on each page', async () => {
  const store = { write: async () => undefined, readAll: async () => [], drop: async () => undefined, clear: async () => undefined };
  const core = createPricingCore({ books: createTagBooks({ readFile, readNowMs: () => 0 }), shelf: createStashShelf(), store, readFile });
  const tabId = makeStashTabId('mercenaries', 'one' as PublisherTabId);
  const item = { id: '1', name: '', typeLine: name, baseType: name, frameType: 5, icon: '', stackSize: 4, x: 0, y: 0, w: 1, h: 1 };
  await core.putTab(scope, { id: tabId, stash: { id: 'one', items: [item] }, readAtMs: 5 });

  const columns = await core.readEconomyTag(scope, 'essence');
  const row = columns.hashes.indexOf(group.hash);
  const prices = await core.readTagPrices(scope, 'essence');
  const entry = prices.entries.find(({ hash }) => hash === group.hash);
  const detail = await core.readGroup(scope, { tag: 'essence', hash: group.hash });
  const owned = (await core.listEntries(scope, [tabId])).entries.find(({ hash }) => hash === group.hash);
  const checked = await core.checkText(scope, `Item Class: Stackable Currency\nRarity: Currency\n${name}\n--------\nStack Size: 4/9`);
  const line = checked.ok && checked.items[0]?.kind === 'checked' ? checked.items[0].line : undefined;
  const figures = {
    'Economy, the table': {
      chaos: columns.values[row * confidenceLevels.length + confidenceLevels.indexOf(PRIMARY_LEVEL)],
      doubt: confidenceCodes[columns.confidence[row] ?? 0],
    },
    'Economy, the item': { chaos: detail?.valuation?.primaryValue, doubt: readLowConfidence(detail?.valuation) },
    'Home and Listings': { chaos: entry?.valueChaos, doubt: entry?.lowConfidence },
    'My listings and Net worth': { chaos: owned?.valueChaos, doubt: owned?.lowConfidence },
    'Price check': { chaos: line?.valueChaos, doubt: line?.lowConfidence },
  };
  const written = Object.entries(figures).map(([page, { chaos, doubt }]) => {
    const { container, unmount } = render(
      <PriceViewProvider view={{ game: 'poe1', chaosPerDivine: 200 }}>
        <Price chaos={chaos ?? null} lowConfidence={doubt === 'good' ? null : (doubt ?? null)} />
      </PriceViewProvider>,
    );
    const text = container.querySelector('[role=img]')?.getAttribute('aria-label');
    unmount();
    return { page, chaos, doubt, text };
  });
  const [first] = written;
  expect(first).toMatchObject({ chaos: 307.25, doubt: 'wide', text: expect.stringContaining('1 divine 107 chaos') });
  for (const { page, ...figure } of written) expect({ page, ...figure }).toEqual({ ...first, page });
});
