import { useDeferredValue, useMemo } from 'react';
import type { StashEntry } from '../../../shared/workers/stash-offers.ts';
import { countFiltered, isInPlace, joinEntries, makeOfferLines, sortOffer, type OfferLine, type OfferSort } from '../offer/offer-lines.ts';
import { type OfferPlace, useGroupMembers, useItemChoices, useOfferSettings } from '../../price-book/index.ts';
import { listSearchedNames, useNaming } from '../../../shared/i18n/item-names.ts';

const none: readonly StashEntry[] = [];

/** A place's draft: all its lines, and the lines that the table shows after search and sort. */
export function useOffer(options: {
  readonly entries: readonly StashEntry[] | undefined;
  readonly place: OfferPlace;
  readonly text: string;
  readonly show: 'priced' | 'unpriced';
  readonly sort: OfferSort;
}) {
  const { place, sort } = options;
  const entries = options.entries ?? none;
  const settings = useOfferSettings(place);
  const choices = useItemChoices(place);
  const members = useGroupMembers(place);
  const naming = useNaming();
  const text = useDeferredValue(options.text).trim().toLowerCase();
  const lines = useMemo(
    () => makeOfferLines(joinEntries(entries.filter((entry) => isInPlace(entry, place, members))), settings, choices),
    [entries, place, members, settings, choices],
  );
  const filteredCount = useMemo(() => countFiltered(entries, place), [entries, place]);
  const unpricedCount = useMemo(() => lines.filter((line) => line.price === null).length, [lines]);
  // Without unpriced items the filter is pointless.
  const show = options.show === 'unpriced' && unpricedCount === 0 ? 'priced' : options.show;
  const shown = useMemo(() => {
    const wanted = lines.filter(
      (line: OfferLine) =>
        (line.price === null) === (show === 'unpriced') && (text === '' || listSearchedNames(line.entry.name).includes(text)),
    );
    return sortOffer(wanted, sort, naming.nameItem);
  }, [lines, show, text, sort, naming]);
  return { lines, show, shown, settings, filteredCount, unpricedCount, pricedCount: lines.length - unpricedCount };
}
