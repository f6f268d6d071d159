/** A player without a window: signs in with a new account over plain HTTP and uses the API as the pages do. */
import { randomUUID } from 'node:crypto';
import type { CallApi } from '@poexchange/contract/client';
import { api, type OwnListing } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import { displayNameOf, groupItem } from '@poexchange/domain/grouping';
import { readItem } from '@poexchange/domain/item';
import { totalOfItems } from '@poexchange/domain/listing';
import { listLoadableTabs, readTabList, type StashTabInfo } from '@poexchange/domain/stash';
import { expect, makeName, siteUrl, type OpenWindow, type Window } from './people.ts';
import { createSession } from './sign-in.ts';

export type ApiPlayer = { readonly account: string; readonly ign: string; readonly token: string; readonly call: CallApi };

/** URL of the simulated publisher, which is also the icon host. */
export async function readPublisherUrl(): Promise<string> {
  const config = (await (await fetch(siteUrl('/config.json'))).json()) as { iconBase: string };
  return config.iconBase;
}

export async function createApiPlayer(stem: string): Promise<ApiPlayer> {
  const account = makeName(stem);
  const { token, call } = await createSession({ freshName: account });
  const { characters } = await call(laterApi.getCharacters, { query: {} });
  const ign = characters.find((character) => character.league === 'mercenaries')?.name ?? '';
  await call(api.setMainIgn, { body: { game: 'poe1', league: 'mercenaries', ign } });
  return { account, ign, token, call };
}

/** Opens a path or URL in a window in which this player is signed in. */
export async function openFor(player: ApiPlayer, openWindow: OpenWindow, path: string): Promise<Window> {
  const window = await openWindow(path, { token: player.token });
  await expect(window.page.getByRole('button', { name: new RegExp(player.account) })).toBeVisible();
  return window;
}

export type Offer = { readonly listing: OwnListing; readonly name: string; readonly hash: string; readonly quantity: number };

/** The player's tabs as the page lists them. */
export async function listTabs(player: ApiPlayer): Promise<StashTabInfo[]> {
  const { stashes } = await player.call(laterApi.getStashes, { params: { league: 'mercenaries' }, query: {} });
  return listLoadableTabs(readTabList(stashes, { league: 'mercenaries', makeId: randomUUID }));
}

/**
 * Reads the player's currency tab and lists its three largest stacks: the largest at `price` chaos per piece, the other
 * two at 1 chaos.
 */
export async function listCurrency(player: ApiPlayer, price: number): Promise<Offer> {
  return (await prepareCurrency(player))(price);
}

/**
 * Reads the currency tab once, so that it can be listed any number of times: the publisher allows only a few calls a
 * minute.
 */
export async function prepareCurrency(player: ApiPlayer): Promise<(price: number) => Promise<Offer>> {
  const tab = (await listTabs(player)).find(({ type }) => type === 'CurrencyStash');
  if (tab === undefined) throw new Error('there is no currency tab');
  const { stash } = await player.call(laterApi.getStash, { params: { league: 'mercenaries', tabId: tab.tabId }, query: {} });
  const stacks = (stash['items'] as unknown[]).flatMap((raw) => {
    const read = readItem(raw);
    const grouped = read.ok ? groupItem(read.item, 'poe1') : null;
    return read.ok && grouped?.ok === true && grouped.primary.tag === 'currency' ? [{ item: read.item, group: grouped.primary }] : [];
  });
  const largest = stacks.toSorted((a, b) => b.item.stackSize - a.item.stackSize).slice(0, 3);
  const [first] = largest;
  if (first === undefined) throw new Error('the currency tab is empty');
  return async (price) => {
    const items = largest.map(({ item, group }, index) => ({
      hash: group.hash,
      price: index === 0 ? price : 1,
      quantity: item.stackSize,
      rawItems: [{ id: item.id ?? '', stackSize: item.stackSize }],
    }));
    const body = {
      game: 'poe1' as const,
      league: 'mercenaries',
      category: 'currency',
      listingMode: 'single' as const,
      ign: player.ign,
      multiplier: 100,
      minTradeValue: 0,
      stashTabs: [tab.id],
      items,
      totalPrice: totalOfItems(items),
    };
    const listing = await player.call(laterApi.createListing, { body });
    return { listing, name: displayNameOf(first.group), hash: first.group.hash, quantity: first.item.stackSize };
  };
}

/** Requests this quantity of the offer's first item, as a buyer's page would. */
export function ask(buyer: ApiPlayer, offer: Offer, quantity: number): Promise<{ id: string; whispers: string[] }> {
  return buyer.call(laterApi.createTradeNotification, {
    body: {
      listingUuid: offer.listing.uuid,
      listingTimestampMs: offer.listing.timestampMs,
      ign: buyer.ign,
      items: [[offer.hash, quantity]],
    },
  });
}

/** The seller begins to handle a request: until then, another request from the buyer corrects the first. */
export async function begin(seller: ApiPlayer, { id }: { readonly id: string }): Promise<void> {
  await seller.call(laterApi.setTradeStep, { body: { id, step: 'invited' } });
}
