import type { OwnListing } from '@poexchange/contract/rest';
import { listTagsOfCategory } from '@poexchange/domain/category';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PriceEntry } from '../../../shared/price-files/price-book.ts';
import { useInterfaceStore } from '../../../shared/game/interface-store.ts';
import { tagPricesQuery } from '../../../shared/prices/queries.ts';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { readCustomGroup } from '../../price-book/index.ts';
import { draftAgain } from './manual-entries.ts';
import { rememberListed } from './manual-store.ts';
import { useManualPublish } from './use-manual-publish.ts';
import { sayRelisted } from '../offer/say-relisted.ts';
import type { RelistStep } from '../offer/use-relist.ts';

/**
 * Relists manual entries with the remaining quantities: typed prices are kept, other prices use today's values (R4.03,
 * D55).
 */
export function useRelistByHand(options: { readonly listing: OwnListing; readonly name: string }) {
  const { listing, name } = options;
  const client = useQueryClient();
  const publish = useManualPublish();
  const view = usePriceView();
  const [step, setStep] = useState<RelistStep>('idle');

  async function relist(): Promise<void> {
    setStep('publishing');
    const { game, league, category, subCategory, side } = listing;
    const settings = { multiplier: listing.multiplier, listingMode: listing.listingMode, minTradeValue: listing.minTradeValue };
    const drafted = draftAgain(listing, await readPrices(client, listing));
    await publish
      .mutateAsync({
        place: { game, league, side, category, subCategory },
        // The current group, or the listed group if this browser does not have the current group.
        groupName: readCustomGroup({ game, league, category, subCategory })?.name ?? listing.custom?.name,
        drafted,
        settings,
        ign: listing.ign,
      })
      .then(
        (listed) => {
          rememberListed(listed);
          setStep('idle');
          sayRelisted({ name, before: listing, now: listed, view });
        },
        () => setStep('failed'),
      );
  }

  return { step, publish, relist };
}

async function readPrices(client: QueryClient, { game, league, category, custom }: OwnListing): Promise<Map<string, PriceEntry>> {
  const level = useInterfaceStore.getState().priceLevel;
  const tags = [...listTagsOfCategory(game, category), ...(custom?.tags ?? [])];
  const read = await Promise.allSettled(tags.map((tag) => client.fetchQuery(tagPricesQuery({ game, league, tag, level }))));
  return new Map(read.flatMap((one) => (one.status === 'fulfilled' ? one.value.entries.map((entry) => [entry.hash, entry] as const) : [])));
}
