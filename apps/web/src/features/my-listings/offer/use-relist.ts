import type { OwnListing } from '@poexchange/contract/rest';
import type { StashTabId } from '@poexchange/domain/ids';
import { listLoadableTabs } from '@poexchange/domain/stash';
import type { CustomGroup } from '@poexchange/domain/price-book';
import { useState } from 'react';
import { readServerNowMs } from '../../../shared/time/server-clock.ts';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import type { StashScope } from '../../../shared/workers/kept-tabs.ts';
import { getStashStore, listStaleTabs, type Stash } from '../../stash/index.ts';
import { type ItemChoices, type OfferPlace, readCustomGroup, readItemChoices } from '../../price-book/index.ts';
import { sayRelisted } from './say-relisted.ts';
import { usePublish } from './use-publish.ts';

export type RelistStep = 'idle' | 'reading' | 'publishing' | 'stopped' | 'failed';

/**
 * Relists with the current content of the stash (R4.03): reads stale tabs first, and lists nothing if reading fails.
 */
export function useRelist(options: {
  readonly scope: StashScope;
  readonly stash: Stash;
  readonly listing: OwnListing;
  readonly name: string;
}) {
  const { scope, stash, listing, name } = options;
  const [step, setStep] = useState<RelistStep>('idle');
  const publish = usePublish();
  const view = usePriceView();

  async function relist(): Promise<void> {
    const store = getStashStore(scope);
    const existing = new Set(listLoadableTabs(stash.tabs ?? []).map((tab) => tab.id));
    const own = listing.stashTabs.filter((id) => existing.has(id));
    const tabIds = own.length > 0 ? own : stash.tabIds;
    setStep('reading');
    const listOld = (): StashTabId[] =>
      listStaleTabs({ ...store.state.getState().loader, phases: {} }, tabIds, { nowMs: readServerNowMs() });
    if (listOld().length > 0) await store.loadAndWait(listOld());
    if (tabIds.length === 0 || listOld().length > 0) return setStep('stopped');
    setStep('publishing');
    const settings = { multiplier: listing.multiplier, listingMode: listing.listingMode, minTradeValue: listing.minTradeValue };
    const place = { category: listing.category, subCategory: listing.subCategory };
    const offerPlace = { game: scope.game, league: scope.league, ...place };
    const choices = keepPrices(readItemChoices(offerPlace), listing);
    await publish.mutateAsync({ scope, place, group: findGroup(offerPlace, listing), tabIds, settings, choices, ign: listing.ign }).then(
      (listed) => {
        setStep('idle');
        sayRelisted({ name, before: listing, now: listed, view });
      },
      () => setStep('failed'),
    );
    return undefined;
  }

  return { step, publish, relist };
}

/** Returns the current group, or the listed group of that name if this browser does not have the current group. */
function findGroup(place: OfferPlace, { custom, items }: OwnListing): CustomGroup | undefined {
  if (custom === undefined) return undefined;
  const [tag = 'misc'] = custom.tags;
  const listed = { id: place.subCategory, name: custom.name, items: items.map(({ hash }) => ({ hash, tag, name: '' })) };
  return readCustomGroup(place) ?? listed;
}

/** Returns the seller's current prices; for an item without a current price, the listing's price. */
function keepPrices(choices: ItemChoices, listing: OwnListing): ItemChoices {
  const typed = listing.items.filter((item) => item.overridden).map((item) => [item.hash, item.price] as const);
  return { ...choices, overrides: { ...Object.fromEntries(typed), ...choices.overrides } };
}
