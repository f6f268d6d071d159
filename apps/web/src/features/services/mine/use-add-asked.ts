import { findService } from '@poexchange/domain/service';
import { useEffect, useRef } from 'react';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { putDrafts, type DraftScope } from './draft-store.ts';
import { draftOfCatalogue } from './service-drafts.ts';
import { startPrice } from './start-price.ts';
import type { GoingOf, MyOffer } from './use-my-offer.ts';

type AddAsked = {
  readonly offer: MyOffer;
  readonly goingOf: GoingOf;
  /** The service that the address asks to add; undefined for none. */
  readonly asked: string | undefined;
  readonly onAdded: (key: string) => void;
};

/**
 * Adds the service of a link ("Ask for it"), like a press on its tile; opens one that already exists. Nothing is listed
 * before it is saved.
 */
export function useAddAsked(scope: DraftScope, { offer, goingOf, asked, onAdded }: AddAsked): void {
  const view = usePriceView();
  const isRead = offer.query.data !== undefined;
  const add = (): void => {
    const service = asked === undefined ? undefined : findService(scope.game, asked);
    if (service === undefined) return;
    const there = offer.drafts.find((draft) => !draft.isCustomService && draft.serviceName === service.value);
    if (there !== undefined) return onAdded(there.key);
    const going = goingOf(service.value, service.buyersMapOnly === true ? 'buyer' : 'seller');
    const draft = draftOfCatalogue(service, {
      side: scope.side,
      start: startPrice(going.kind === 'known' ? going.medianChaos : null, view),
    });
    putDrafts(scope, [draft]);
    onAdded(draft.key);
  };
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  });
  useEffect(() => {
    if (asked !== undefined && isRead) latest.current();
  }, [asked, isRead]);
}
