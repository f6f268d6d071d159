import type { UngroupedReason } from '@poexchange/domain/grouping';

/**
 * Why an item in the stream did not become an offer. `noAsk`: neither the item nor its tab names a price; `badNote`:
 * the item's note is not a price.
 */
export type DropReason = UngroupedReason | 'notAnItem' | 'notStorable' | 'noAsk' | 'badNote' | 'privateTab' | 'noMarket';

/**
 * Counts of the changes and items on pages: every change is of one of four kinds, and every item is either priced or
 * dropped for one reason.
 */
export type PageCounts = {
  changes: number;
  publicTabs: number;
  privateTabs: number;
  /** Tabs in leagues without a market: solo, private, ruthless, or no league. */
  noMarketTabs: number;
  quarantined: number;
  items: number;
  grouped: number;
  priced: number;
  /** Offers: the stock of one group at one ask in one tab. */
  offers: number;
  /**
   * Number of explicit map mod lines that the map-mod table does not contain, and one such line, truncated; '' if there
   * is none.
   */
  mapModsNotFound: number;
  mapModExample: string;
  readonly dropped: Record<DropReason, number>;
};

export function createPageCounts(): PageCounts {
  return {
    changes: 0,
    publicTabs: 0,
    privateTabs: 0,
    noMarketTabs: 0,
    quarantined: 0,
    items: 0,
    grouped: 0,
    priced: 0,
    offers: 0,
    mapModsNotFound: 0,
    mapModExample: '',
    dropped: {
      privateTab: 0,
      noMarket: 0,
      notAnItem: 0,
      locked: 0,
      unknownItem: 0,
      missingProperty: 0,
      unidentified: 0,
      notEnglish: 0,
      badName: 0,
      chartOrWarrant: 0,
      notStorable: 0,
      noAsk: 0,
      badNote: 0,
    },
  };
}

export function addPageCounts(into: PageCounts, more: Readonly<PageCounts>): void {
  for (const name of Object.keys(into) as (keyof PageCounts)[]) {
    if (name === 'dropped' || name === 'mapModExample') continue;
    into[name] += more[name];
  }
  if (more.mapModExample !== '') into.mapModExample = more.mapModExample;
  for (const reason of Object.keys(into.dropped) as DropReason[]) into.dropped[reason] += more.dropped[reason];
}
