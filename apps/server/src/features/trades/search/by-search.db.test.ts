import type { TradeView } from '@poexchange/contract/rest';
import { describe, expect, it } from 'vitest';
import { anger, envy, listingsUrl, makeDraft, notificationsUrl, type Market, type Person } from '../../../testing/market.ts';
import { requestItems, readNotifications, readTrade, setTradeScene } from '../testing/trade-scene.ts';

let market: Market;
let seller: Person;
let buyer: Person;
setTradeScene(async (scene) => {
  ({ market, seller, buyer } = scene);
  await lay('a1', ['Port Map', 'Item Quantity: +60% (augmented)']);
  await lay('a2', ['Port Map', 'Item Quantity: +90% (augmented)']);
  await lay('e1', ['Pit Map', 'Item Quantity: +99% (augmented)']);
});

const lay = (id: string, lines: readonly string[], tab: { tabId?: string; parentId?: string } = {}): Promise<void> =>
  market.layInStash(seller, { id, stackSize: 1, readAtMs: 1000, lines, ...tab });

const rawItems = (...ids: string[]) => ids.map((id) => ({ id, stackSize: 1 }));
const publish = async (changes: Record<string, unknown> = {}): Promise<{ uuid: string; timestampMs: number }> => {
  const reply = await market.send(seller, {
    method: 'POST',
    url: listingsUrl,
    payload: makeDraft(seller, {
      supportRegex: true,
      regexExtraPrice: 1,
      regexQuantExtraPrice: 3,
      items: [
        { hash: anger, price: 5, quantity: 2, rawItems: rawItems('a1', 'a2') },
        { hash: envy, price: 4, quantity: 1, rawItems: rawItems('e1') },
      ],
      totalPrice: 14,
      ...changes,
    }),
  });
  expect(reply.status).toBe(200);
  return reply.body;
};
const ask = async (items: unknown, regex: string, changes: Record<string, unknown> = {}) => {
  const listing = await publish(changes);
  return requestItems({ market, asker: buyer }, listing, items, { changes: { regex } });
};
const view = async (id: string, person: Person): Promise<TradeView> => (await readTrade(market, id, person)).body;

describe('request by stash search', () => {
  it('D30, R5.09 states the number of items in the whisper and adds the surcharge per item, plus that of a quantity search', async () => {
    const plain = await ask([[anger, 2]], 'port');
    expect(plain).toMatchObject({ status: 200, body: { totalChaos: 12 } });
    expect((plain.body as { whispers: string[] }).whispers).toEqual([
      `@${seller.ign} WTB 2 of your Essence matching my search for 12c (Mercenaries)`,
    ]);
    market.clock.nowMs += 60_000;
    const quantity = await ask([[anger, 1]], '"m q.*(9.|\\d..)%" port');
    expect(quantity).toMatchObject({ status: 200, body: { totalChaos: 9 } });
  });

  it('D41 hands over the stacks that the search finds', async () => {
    const reply = await ask([[anger, 1]], '"m q.*(9.|\\d..)%" port');
    const trade = await view((reply.body as { id: string }).id, seller);
    expect(trade.items[0]?.places.map(({ id }) => id)).toEqual(['a2']);
    expect(trade.notification.body.regex).toBe('"m q.*(9.|\\d..)%" port');
  });

  it('R3.51 warns in the body only if a search finds more in the tabs than requested', async () => {
    await lay('own', ['Portable Hole']);
    const stashTabs = ['mercenaries:tab1'];
    const wide = await ask([[anger, 2]], 'port', { stashTabs });
    const bodyOf = async (reply: { body: unknown }) => (await view((reply.body as { id: string }).id, seller)).notification.body;
    expect((await bodyOf(wide)).regexWarning).toBe(true);
    market.clock.nowMs += 1000;
    const exact = await ask([[anger, 2]], '"port map"', { stashTabs });
    expect(await bodyOf(exact)).not.toHaveProperty('regexWarning');
  });

  it("D41, D23 shows the seller the search's matches in the tabs as last read, and a search for only those stacks", async () => {
    await lay('own', ['Portable Hole']);
    const reply = await ask([[anger, 2]], 'port');
    const { id } = reply.body as { id: string };
    const trade = await view(id, seller);
    expect(trade.search).toMatchObject({ matches: 2, missed: 0, extra: 1, rewritten: [expect.any(String)] });
    expect((await view(id, buyer)).search).toBeUndefined();
    await market.takeFromStash(seller, 'own');
    expect((await view(id, seller)).search).toMatchObject({ matches: 2, missed: 0, extra: 0, rewritten: null });
  });

  it('D41, D23 informs the seller if none of the stacks is in the tabs any longer', async () => {
    const reply = await ask([[anger, 2]], 'port', { stashTabs: ['mercenaries:tab1'] });
    const { id } = reply.body as { id: string };
    for (const stack of ['a1', 'a2']) await market.takeFromStash(seller, stack);
    await lay('own', ['Portable Hole']);
    expect((await view(id, seller)).search).toMatchObject({ matches: 0, missed: 2, extra: 1, rewritten: null, unwritten: 'gone' });
  });

  it('R6.09 refuses searches if the listing does not accept them', async () => {
    expect(await ask([[anger, 1]], 'port', { supportRegex: false })).toMatchObject({ status: 422, body: { code: 'searchNotAllowed' } });
  });

  it.each([
    ['D40 what cannot be read, with its place', '"(port"', { code: 'searchNotValid', params: { reason: 'groupNotClosed', at: 2 } }],
    ['D40 a look-behind, with its place', '"(?<=p)o"', { code: 'searchNotValid', params: { reason: 'lookBehind', at: 2 } }],
    ['D41 what misses an item', 'pit', { code: 'searchMismatch', params: { missed: 2, extra: 1 } }],
    ['D41 what finds another item', 'map', { code: 'searchMismatch', params: { missed: 0, extra: 1 } }],
  ])('%s is refused', async (_what, regex, body) => {
    expect(await ask([[anger, 2]], regex)).toMatchObject({ status: 422, body });
  });

  it('R5.01 refuses searches of more than 250 characters as a bad request', async () => {
    expect(await ask([[anger, 1]], 'a'.repeat(251))).toMatchObject({ status: 400, body: { code: 'badRequest' } });
  });

  it('D41, D32 removes the handed-over stacks from the listing, not its first stacks', async () => {
    const reply = await ask([[anger, 1]], '"m q.*(9.|\\d..)%" port');
    const process = (undo: boolean) =>
      market.send(seller, {
        method: 'POST',
        url: `${notificationsUrl}/processed`,
        payload: { id: (reply.body as { id: string }).id, undo },
      });
    const readStacks = async (): Promise<string[]> => {
      const { listings } = (await market.send(seller, { method: 'GET', url: `${listingsUrl}/my` })).body as {
        listings: { items: { hash: string; rawItems: { id: string }[] }[] }[];
      };
      return (listings[0]?.items.find(({ hash }) => hash === anger)?.rawItems ?? []).map(({ id }) => id).toSorted();
    };
    expect((await process(false)).status).toBe(200);
    expect(await readStacks()).toEqual(['a1']);
    expect((await process(true)).status).toBe(200);
    expect(await readStacks()).toEqual(['a1', 'a2']);
  });

  it('D31, D41 does not apply a match in one version of a listing to the next version', async () => {
    const first = await publish();
    const second = await publish();
    expect(second.timestampMs).toBeGreaterThan(first.timestampMs);
    // The buyer never saw the guessed future version, and the search was not matched against it.
    const guessed = { uuid: second.uuid, timestampMs: 2 * second.timestampMs - first.timestampMs };
    const { deps } = market;
    const checkCharacter = deps.requireOwnCharacter;
    let next = second;
    const publishMeanwhile: typeof checkCharacter = async (value) => {
      next = await publish();
      return checkCharacter(value);
    };
    Object.assign(deps, { requireOwnCharacter: publishMeanwhile });
    const reply = await requestItems({ market, asker: buyer }, guessed, [[anger, 2]], { changes: { regex: 'port' } });
    Object.assign(deps, { requireOwnCharacter: checkCharacter });
    expect(next.timestampMs).toBe(guessed.timestampMs);
    expect(reply).toMatchObject({ status: 409, body: { code: 'listingChanged', listing: { timestampMs: next.timestampMs } } });
  });

  it('D31, D41 refuses a listing replaced after its search was matched, without notifying its seller', async () => {
    const first = await publish();
    const { deps } = market;
    const checkCharacter = deps.requireOwnCharacter;
    const findTabTexts = deps.findTabTexts;
    let matched = 0;
    const countMatching: typeof findTabTexts = async (value) => {
      matched += 1;
      return findTabTexts(value);
    };
    const publishMeanwhile: typeof checkCharacter = async (value) => {
      // Wait until the requested version has been read and is being matched before the next version arrives.
      while (matched === 0) await new Promise((resolve) => setTimeout(resolve, 1));
      await publish({ items: [{ hash: anger, price: 5, quantity: 2, rawItems: rawItems('e1', 'a2') }], totalPrice: 10 });
      return checkCharacter(value);
    };
    Object.assign(deps, { requireOwnCharacter: publishMeanwhile, findTabTexts: countMatching });
    const reply = await requestItems({ market, asker: buyer }, first, [[anger, 2]], { changes: { regex: 'port' } });
    Object.assign(deps, { requireOwnCharacter: checkCharacter, findTabTexts });
    expect(matched).toBe(1);
    expect(reply).toMatchObject({ status: 409, body: { code: 'listingChanged' } });
    expect((reply.body as { listing: { timestampMs: number } }).listing.timestampMs).toBeGreaterThan(first.timestampMs);
    expect(await readNotifications(market, seller)).toEqual([]);
  });

  it('D41, D23 refuses a search if no tabs were read, without notifying the seller', async () => {
    const published = await publish();
    await market.db.deleteFrom('stash_tab_reads').where('user_id', '=', seller.id).execute();
    expect(await requestItems({ market, asker: buyer }, published, [[anger, 2]], { changes: { regex: 'port' } })).toMatchObject({
      status: 422,
      body: { code: 'searchMismatch', params: { missed: 2, extra: 0 } },
    });
    expect(await readNotifications(market, seller)).toEqual([]);
  });

  it('D41, D23 informs the seller that no tab was read, not that the search takes too long', async () => {
    const reply = await ask([[anger, 2]], 'port', { stashTabs: ['mercenaries:tab1'] });
    await market.db.deleteFrom('stash_tab_reads').where('user_id', '=', seller.id).execute();
    expect((await view((reply.body as { id: string }).id, seller)).search).toEqual({ unknown: 'unread' });
  });

  it('R1.02, R6.09 refuses searches in a want-to-buy listing because wanted items are in no tab', async () => {
    const wanted = [{ hash: anger, price: 5, quantity: 2, rawItems: [] }];
    expect(await ask([[anger, 1]], 'port', { side: 'buy', items: wanted, totalPrice: 10 })).toMatchObject({
      status: 422,
      body: { code: 'searchNotAllowed' },
    });
  });
});
