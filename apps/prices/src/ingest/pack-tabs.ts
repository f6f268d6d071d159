import type { TabAsks } from '../asks/tab-ask-queries.ts';
import { ASK_BYTES, viewBytes, writeAsk } from '../asks/packed-asks.ts';
import type { TabToStore } from './tab-batches.ts';

/** Packs the asks of these tabs into bytes, each with the time `at`. */
export function packTabs(tabs: readonly TabToStore[], at: Date): TabAsks {
  const listedAtSeconds = Math.floor(at.getTime() / 1000);
  const count = tabs.reduce((sum, { from, to }) => sum + to - from, 0);
  const bytes = Buffer.alloc(count * ASK_BYTES);
  const view = viewBytes(bytes);
  let place = 0;
  const ends = tabs.map(({ offers, from, to, groupIds }) => {
    for (let offer = from; offer < to; offer += 1) {
      writeAsk(view, place, {
        groupId: groupIds[offers.groups[offer] ?? 0] ?? 0,
        currencyId: groupIds[offers.currencies[offer] ?? 0] ?? 0,
        ask: offers.asks[offer] ?? 0,
        quantity: offers.quantities[offer] ?? 0,
        isNoted: offers.noted[offer] === 1,
        listedAtSeconds,
      });
      place += ASK_BYTES;
    }
    return place;
  });
  return { tabs, bytes, ends };
}
