/** A market of the simulated world for other programs, such as tests with their own clock. */
import type { PublicStashPage } from '@poexchange/contract/game-api';
import { describeChange } from '../publisher/stream-routes.ts';
import { makeAccount } from '../world/account.ts';
import { countTabs, moveSellers, salesPerHour, STEP_MS } from '../world/movement.ts';
import { createRandom } from '../world/random.ts';
import type { Seller } from '../world/sellers.ts';
import { makeSpecialTab, type Shop } from '../world/shop.ts';
import { createStream, writeChangeId } from '../world/stream.ts';
import { createTruth } from '../world/truth.ts';

const LEAGUE = 'Mercenaries';

export type Market = {
  /** Lets sellers and buyers act for `ms`, and returns the resulting page of the stream. */
  readonly pass: (ms: number) => PublicStashPage;
  readonly priceOf: (name: string) => number | undefined;
  /** Hourly sales of one ask at this ratio to its true price. */
  readonly salesPerHour: (ratio: number) => number;
};

/**
 * Opens a market of honest sellers of essences, each with a tab of `goods`. Sellers act one at a time because there are
 * few of them.
 */
export function openMarket(seed: string, { sellers: count, goods }: { sellers: number; goods: readonly string[] }): Market {
  const truth = createTruth(seed);
  const stream = createStream({ delayMs: 0, now: () => 0 });
  const sellers = Array.from({ length: count }, (_, at): Seller => {
    const random = createRandom(`${seed}/market/${at}`);
    const account = makeAccount(random, `Seller${at}#${1000 + at}`, 'seller', 'object');
    const shop: Shop = { league: LEAGUE, shape: 'object', temper: 'honest' };
    const tab = makeSpecialTab(random, truth, shop, 'essence', 0);
    if (tab === undefined) throw new Error('essences have a tab of their own');
    tab.items = tab.items.filter(({ typeLine }) => goods.includes(typeLine));
    account.stashes.set(LEAGUE, [tab]);
    stream.push(tab, { accountName: account.name, characterName: '', league: LEAGUE }, 'atOnce');
    return { account, shop, kinds: ['essence'] };
  });
  const tabs = countTabs(sellers);
  let step = 0;
  let position = 0;
  return {
    pass: (ms) => {
      for (const end = step + Math.round(ms / STEP_MS); step < end;) moveSellers(seed, (step += 1), { sellers, truth, stream }, 1);
      const changes: Record<string, unknown>[] = [];
      for (let page = stream.read(position); page.tabs.length > 0; page = stream.read(position)) {
        position = page.nextPosition;
        changes.push(...page.tabs.map((entry) => describeChange(entry, 'http://localhost')));
      }
      return { next_change_id: writeChangeId(position), stashes: changes } as unknown as PublicStashPage;
    },
    priceOf: (name) => truth.priceOf(LEAGUE, name),
    salesPerHour: (ratio) => salesPerHour(ratio, tabs),
  };
}
