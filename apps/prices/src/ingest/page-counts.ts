import type { UngroupedReason } from '@poexchange/domain/grouping';

/**
 * Reason why an item of the stream became no offer. `noAsk`: neither it nor its tab names a price; `badNote`: its note
 * is not a price.
 */
export type DropReason = UngroupedReason | 'notAnItem' | 'notStorable' | 'noAsk' | 'badNote' | 'privateTab' | 'noMarket';

/**
 * Counts of the changes and items of pages: every change is one of four kinds, every item is priced or dropped for one
 * reason.
 */
export type PageCounts = {
  changes: number;
  publicTabs: number;
  privateTabs: number;
  /** Tabs in leagues without a market: solo, private, ruthless, or none. */
  noMarketTabs: number;
  quarantined: number;
  items: number;
  grouped: number;
  priced: number;
  /** Stock of one group at one ask in one tab. */
  offers: number;
  /** Lines of maps' explicit mods that the map-mod table does not know (R5.11), and one of them, cut; '' for none. */
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
