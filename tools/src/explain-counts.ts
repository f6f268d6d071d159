import type { PageCounts } from '@poexchange/prices/river';

const reasons: Readonly<Record<keyof PageCounts['dropped'], string>> = {
  privateTab: 'in a tab that is not public',
  noMarket: 'in a league without a market (solo, private, ruthless or none)',
  notAnItem: 'no item',
  locked: 'locked to an account or character',
  unknownItem: 'of no kind with a price of its own',
  missingProperty: 'of a known kind, without a property that tells its group',
  unidentified: 'not identified',
  notEnglish: 'not named in English',
  badName: 'with a name no item has',
  chartOrWarrant: 'a chart or a warrant, worth what it holds',
  notStorable: 'with a text the database cannot hold',
  noAsk: 'grouped, but nobody asks a price for it',
  badNote: 'grouped, but its note is no price',
};

/**
 * Writes the counts of a run as lines for a person: the input, and the reason for everything that did not become an
 * offer.
 */
export function explainCounts(counts: Readonly<PageCounts>): string[] {
  const line = (count: number, text: string, depth = 0): string => `${'  '.repeat(depth)}${String(count).padStart(9)}  ${text}`;
  const tabs = [
    line(counts.publicTabs, 'public tabs', 1),
    line(counts.privateTabs, 'tabs that are not public: what they held is forgotten', 1),
    line(counts.noMarketTabs, 'tabs in leagues without a market', 1),
    line(counts.quarantined, 'quarantined: no change that can be read', 1),
  ];
  const dropped = (Object.keys(reasons) as (keyof typeof reasons)[])
    .filter((reason) => counts.dropped[reason] > 0)
    .map((reason) => line(counts.dropped[reason], reasons[reason], 1));
  return [
    line(counts.changes, 'changes'),
    ...tabs,
    line(counts.items, 'items'),
    line(counts.priced, 'priced', 1),
    ...dropped,
    line(counts.grouped, 'of the items have a group'),
    line(counts.offers, 'offers: stock of one group at one ask in one tab, as each change had them'),
  ];
}
