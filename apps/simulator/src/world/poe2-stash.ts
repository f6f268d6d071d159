/**
 * Stashes of poe2, which the publisher does not offer (D55): a guess at their shape, for the flag that turns them on.
 */
import type { SimAccount } from './account.ts';
import { poe2ExchangeRows } from './catalogue/poe2-exchange.ts';
import { makeStack } from './item.ts';
import { createRandom } from './random.ts';
import { makeTabFrame } from './shop.ts';
import type { SimTab } from './tab.ts';

const LEAGUE = 'Dawn of the Hunt';
const SIZE = 12;

/** Lists two tabs of the exchange's goods, the same at each request; empty in other leagues. */
export function listPoe2Tabs(account: SimAccount, wantedLeague: string): SimTab[] {
  if (wantedLeague !== LEAGUE) return [];
  const random = createRandom(`poe2 stash/${account.name}`);
  return ['Currency', 'For sale'].map((name, index) => {
    const tab = makeTabFrame(random, index === 0 ? 'NormalStash' : 'PremiumStash', name, index);
    tab.items = poe2ExchangeRows
      .filter(([, , priceChaos]) => priceChaos < 100 && random.chance(0.5))
      .map(([typeLine, path, priceChaos], cell) =>
        makeStack(
          { name: typeLine, kind: 'currency', art: `Currency/${path.slice(path.lastIndexOf('/') + 1)}`, stack: 20, priceChaos },
          { id: random.hex(64), league: LEAGUE, x: Math.floor(cell / SIZE), y: cell % SIZE, shape: account.shape },
          random.int(1, 20),
        ),
      );
    return tab;
  });
}
