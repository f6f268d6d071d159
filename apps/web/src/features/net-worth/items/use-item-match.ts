import { writeProperties } from '@poexchange/domain/grouping';
import type { DetailItem, SnapshotDetails, SnapshotTabId } from '@poexchange/domain/net-worth';
import { useDeferredValue, useMemo } from 'react';
import { listSearchedNames } from '../../../shared/i18n/item-names.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { sayProperties } from '../../../shared/price-files/item-text.ts';
import { makeItemMatch, makeItemSearched } from './item-rows.ts';

/**
 * Returns the test of a search by name, properties (English, and the page's language) and tab; null without a search.
 * It follows the text with a delay: typing is faster than scanning 20,000 items.
 */
export function useItemMatch(details: SnapshotDetails | undefined, text: string): ((item: DetailItem) => boolean) | null {
  const { t } = useTranslation();
  const searchedOf = useMemo(() => {
    const names = new Map<SnapshotTabId, string>(details?.tabs.map(({ id, name }) => [id, name]));
    return makeItemSearched(({ displayName, priceProps, holdings }) =>
      [
        listSearchedNames(displayName),
        writeProperties(priceProps),
        sayProperties(priceProps, t),
        ...holdings.map(({ tabId }) => names.get(tabId) ?? ''),
      ].join(' '),
    );
  }, [details, t]);
  const deferred = useDeferredValue(text);
  return useMemo(() => makeItemMatch(deferred, searchedOf), [deferred, searchedOf]);
}
