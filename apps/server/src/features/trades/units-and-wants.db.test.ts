import type { Game } from '@poexchange/domain/item';
import { encodeParam, type ExpandedListing, type ListingFeed, type OwnListing, type TradeView } from '@poexchange/contract/rest';
import { describe, expect, it } from 'vitest';
import { anger, envy, listingsUrl, makeDraft, notificationsUrl, type Market, type Person } from '../../testing/market.ts';
import { requestItems, readNotifications, readTrade, setTradeScene } from './testing/trade-scene.ts';

let market: Market;
let owner: Person;
let asker: Person;
setTradeScene((scene) => {
  ({ market, seller: owner, buyer: asker } = scene);
});

const byHand = [
  { hash: anger, price: 0.05185, quantity: 40, rawItems: [], overridden: true },
  { hash: envy, price: 2.074, quantity: 3, rawItems: [], overridden: true },
];
const poe2 = { game: 'poe2', league: 'dawn of the hunt', stashTabs: [], items: byHand, totalPrice: 8.296 };
const wanted = {
  side: 'buy',
  stashTabs: [],
  items: [
    { ...byHand[0], price: 2 },
    { ...byHand[1], price: 3 },
  ],
  totalPrice: 89,
};

async function publish(
  changes: Record<string, unknown>,
): Promise<{ status: number; body: OwnListing & { code?: string; paths?: string[] } }> {
  return market.send(owner, { method: 'POST', url: listingsUrl, payload: makeDraft(owner, changes) });
}
const ask = (listing: OwnListing, items: unknown, changes: Record<string, unknown> = {}) =>
  requestItems({ market, asker }, listing, items, { changes });
const feed = async (options: { game: string; league: string; side: string }): Promise<ListingFeed> =>
  (
    await market.send(null, {
      method: 'GET',
      url: `${listingsUrl}/${options.game}/${encodeURIComponent(options.league)}/ALL/${encodeParam({ side: options.side })}`,
    })
  ).body;
const heard = (game: Game) => readNotifications(market, owner, game);
const view = async (id: string, person: Person): Promise<TradeView> => (await readTrade(market, id, person)).body;
const process = (id: string, undo: true | undefined, person = owner) =>
  market.send(person, { method: 'POST', url: `${notificationsUrl}/processed`, payload: { id, ...(undo && { undo }) } });

describe('listings entered by hand', () => {
  it('D55 accepts items without stacks in poe2, and marks them publicly as entered by hand', async () => {
    const { status, body } = await publish(poe2);
    expect({ status, body }).toMatchObject({ status: 200, body: { byHand: true, seenAt: null, totalPrice: 8.296 } });
    const rows = (await feed({ game: 'poe2', league: poe2.league, side: 'sell' })).listings;
    expect(rows.find((row) => row.uuid === body.uuid)).toMatchObject({
      byHand: true,
      items: [
        [anger, 0.05185, 40],
        [envy, 2.074, 3],
      ],
    });
    const expanded = (await market.send(null, { method: 'GET', url: `${listingsUrl}/expanded/${body.uuid}` })).body as ExpandedListing;
    expect(expanded).toMatchObject({ byHand: true, items: [{ rawItems: [] }, { rawItems: [] }] });
  });

  it('D55 refuses an item without stacks in poe1, and does not mark a listing of stacks', async () => {
    expect(await publish({ ...wanted, side: 'sell' })).toMatchObject({
      status: 422,
      body: { code: 'quantityNotValid', paths: ['body.items.0'] },
    });
    expect((await publish({})).body).not.toHaveProperty('byHand');
  });

  it.each([0, -1, 1.5, 1_000_000_001, 1e308, '3', null])('D20 refuses the typed quantity %s', async (quantity) => {
    const items = [{ ...byHand[0], quantity }];
    expect(await publish({ ...poe2, items })).toMatchObject({ status: 422, body: { code: 'quantityNotValid', paths: ['body.items.0'] } });
  });
});

describe('unit of a poe2 trade', () => {
  it('D59, D31 uses the picked unit at the published rate in whisper, reply and notification, and stores it with the trade', async () => {
    const listing = (await publish(poe2)).body;
    const reply = await ask(listing, [[anger, 4]], { unit: 'ex' });
    expect(reply).toMatchObject({ status: 200, body: { totalChaos: 0.2074, unit: 'ex', chaosPerUnit: 0.1037, chaosPerDivine: null } });
    expect((reply.body as { whispers: string[] }).whispers).toEqual([
      `@${owner.ign} WTB 4 Deafening Essence of Anger 0.5ex each. Total 2ex (dawn of the hunt)`,
    ]);
    expect(await heard('poe2')).toMatchObject([{ body: { totalChaos: 0.2074, unit: 'ex', chaosPerUnit: 0.1037 } }]);
    const trade = await view((reply.body as { id: string }).id, owner);
    expect(trade).toMatchObject({ role: 'seller', party: 'owner', notification: { body: { unit: 'ex', chaosPerUnit: 0.1037 } } });
    expect(trade.items).toMatchObject([{ price: 0.05185, places: [] }]);
  });

  it("D59, D53 defaults to exalted, and to chaos if too few accounts support the picked unit's rate", async () => {
    const listing = (await publish(poe2)).body;
    // The same pieces in another unit are a separate request, because the amount in its whisper differs.
    expect((await ask(listing, [[envy, 1]], { unit: 'c' })).body).toMatchObject({ unit: 'c', chaosPerUnit: 1 });
    expect((await ask(listing, [[envy, 1]])).body).toMatchObject({ unit: 'ex', chaosPerUnit: 0.1037 });
    const reply = await ask(listing, [[envy, 2]], { unit: 'r' });
    expect(reply.body).toMatchObject({ unit: 'c', chaosPerUnit: 1, whispers: [expect.stringContaining('2.074c each. Total 4c')] });
    expect(await ask(listing, [[envy, 1]], { unit: 'usd' })).toMatchObject({ status: 400, body: { code: 'badRequest' } });
  });

  it('R9.36 keeps the pair of units in poe1, regardless of the unit sent', async () => {
    const listing = (await publish({})).body;
    const reply = await ask(listing, [[anger, 40]], { unit: 'ex' });
    expect(reply.body).toMatchObject({ chaosPerDivine: 200, whispers: [expect.stringContaining('Total 1d 48c')] });
    expect(reply.body).not.toHaveProperty('unit');
  });
});

describe('want-to-buy listings', () => {
  it('R1.02, D20 have a feed separate from that of the sell listings of the same category', async () => {
    const sells = (await publish({})).body;
    const wants = (await publish(wanted)).body;
    expect(wants.uuid).not.toBe(sells.uuid);
    const ids = async (side: string) => (await feed({ game: 'poe1', league: 'mercenaries', side })).listings.map((row) => row.uuid);
    expect(await ids('buy')).toContain(wants.uuid);
    expect(await ids('buy')).not.toContain(sells.uuid);
    expect(await ids('sell')).not.toContain(wants.uuid);
    expect(wants).not.toHaveProperty('byHand');
  });

  it('D20 accept no stacks', async () => {
    const items = [{ ...byHand[0], quantity: 3, rawItems: [{ id: 'a1', stackSize: 3 }] }];
    expect(await publish({ ...wanted, items, totalPrice: 0.1556 })).toMatchObject({ status: 400, body: { code: 'badRequest' } });
  });

  it('R1.02, D30 give the person with the items the mirrored whisper, and notify the buyer', async () => {
    const listing = (await publish({ ...wanted, items: [{ ...byHand[0], price: 6 }], totalPrice: 240 })).body;
    const reply = await ask(listing, [[anger, 3]]);
    expect((reply.body as { whispers: string[] }).whispers).toEqual([
      `@${owner.ign} WTS 3 Deafening Essence of Anger 6c each. Total 18c (Mercenaries)`,
    ]);
    expect(await heard('poe1')).toMatchObject([{ type: 'offering-buy', body: { ign: asker.ign, meta: { side: 'buy' }, totalChaos: 18 } }]);
    const { id } = reply.body as { id: string };
    expect(await view(id, owner)).toMatchObject({ role: 'buyer', party: 'owner', items: [{ places: [] }] });
    expect(await view(id, asker)).toMatchObject({ role: 'seller', party: 'asker', whispers: [expect.stringContaining('WTS')] });
  });

  it('D32, R5.08 lose the wanted quantities when a trade is finished, and regain them on undo', async () => {
    const listing = (await publish(wanted)).body;
    const { id } = (
      await ask(listing, [
        [anger, 15],
        [envy, 3],
      ])
    ).body as { id: string };
    expect((await process(id, undefined, asker)).status).toBe(404);
    await process(id, undefined);
    const rows = async () =>
      (await feed({ game: 'poe1', league: 'mercenaries', side: 'buy' })).listings.find((row) => row.uuid === listing.uuid);
    expect(await rows()).toMatchObject({ items: [[anger, 2, 25]] });
    await process(id, true);
    expect((await rows())?.items).toEqual([
      [anger, 2, 40],
      [envy, 3, 3],
    ]);
  });

  it('R5.08 accept no offer of more than is wanted', async () => {
    const listing = (await publish(wanted)).body;
    expect(await ask(listing, [[envy, 4]])).toMatchObject({ status: 422, body: { code: 'quantityExceedsStock' } });
  });
});
