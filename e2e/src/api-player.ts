/** A player without a window: signs in with a fresh account over plain HTTP and uses the API as the pages do. */
import { createApiClient, type CallApi } from '@poexchange/contract/client';
import { api, type OwnListing } from '@poexchange/contract/rest';
import { makeName, siteUrl } from './people.ts';

export type ApiPlayer = { readonly account: string; readonly ign: string; readonly token: string; readonly call: CallApi };

/** Address of the stand-in for the publisher, which is also the icon host. */
export async function readPublisherUrl(): Promise<string> {
  const config = (await (await fetch(siteUrl('/config.json'))).json()) as { iconBase: string };
  return config.iconBase;
}

export async function createApiPlayer(stem: string): Promise<ApiPlayer> {
  let token: string | null = null;
  const call = createApiClient({ baseUrl: siteUrl(), fetch, readToken: () => token });
  const { url, state } = await call(api.startSignIn, { params: { game: 'poe1' }, query: {} });
  const name = makeName(stem);
  const decided = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ fresh: '1', name }) });
  const back = new URL(decided.headers.get('location') ?? 'about:blank');
  const { token: granted } = await call(api.completeSignIn, { params: { code: back.searchParams.get('code') ?? '', state } });
  token = granted;
  const { characters } = await call(api.getCharacters, { query: {} });
  const ign = characters.find((character) => character.league === 'mercenaries')?.name ?? '';
  await call(api.setMainIgn, { body: { game: 'poe1', league: 'mercenaries', ign } });
  return { account: name, ign, token: granted, call };
}

type RawItem = { id: string; baseType: string; stackSize?: number };
/** Group hash of the chaos orb and the divine orb (D57). */
export const chaosHash = 'dac72c76c8099a3cc512ba2d9961db84036694cc';
export const divineHash = 'cceb40e33d9237cb6a06037e739e40aa9a548c70';

/** Reads the player's currency tab and lists its chaos and divine orbs at these prices. */
export async function listOrbs(player: ApiPlayer, prices: { chaos: number; divine: number } = { chaos: 1, divine: 190 }): Promise<OwnListing> {
  const { stashes } = await player.call(api.getStashes, { params: { league: 'mercenaries' }, query: {} });
  const tab = stashes.find((stash) => stash.type === 'CurrencyStash');
  const { stash } = await player.call(api.getStash, { params: { league: 'mercenaries', tabId: tab?.id ?? '' }, query: {} });
  const orbs = (stash['items'] as RawItem[]).filter((item) => item.baseType === 'Chaos Orb' || item.baseType === 'Divine Orb');
  const items = orbs.map((orb) => ({
    hash: orb.baseType === 'Chaos Orb' ? chaosHash : divineHash,
    price: orb.baseType === 'Chaos Orb' ? prices.chaos : prices.divine,
    quantity: orb.stackSize ?? 1,
    rawItems: [{ id: orb.id, stackSize: orb.stackSize ?? 1 }],
  }));
  return player.call(api.createListing, {
    body: {
      game: 'poe1',
      league: 'mercenaries',
      category: 'currency',
      listingMode: 'single',
      ign: player.ign,
      multiplier: 100,
      minTradeValue: 0,
      stashTabs: [`mercenaries:${tab?.id ?? ''}`],
      items,
      totalPrice: Math.round(items.reduce((sum, item) => sum + item.price * item.quantity, 0) * 10_000) / 10_000,
    },
  });
}
