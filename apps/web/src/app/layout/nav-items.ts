import type { LinkProps } from '@tanstack/react-router';
import type { CommonKey } from '../../shared/i18n/keys.ts';
import type { PageName } from '../../shared/network/opened-pages.ts';
import type { GlyphName } from '../../shared/ui/glyph.tsx';

export type NavItem = {
  readonly to: NonNullable<LinkProps['to']>;
  readonly label: CommonKey;
  readonly glyph: GlyphName;
  readonly isExact: boolean;
  /** Router name of the page that the item links to. */
  readonly page: PageName;
  /** On a phone the item is behind "More", because the bar has room for only five items. */
  readonly isWideOnly?: true;
};

/** All pages in the navigation. */
export const navItems: readonly NavItem[] = [
  { to: '/$game/poexchange', page: 'HomePage', label: 'nav.home', glyph: 'home', isExact: true, isWideOnly: true },
  { to: '/$game/poexchange/bulk-trade/listings', page: 'ListingsPage', label: 'nav.listings', glyph: 'list', isExact: false },
  { to: '/$game/poexchange/bulk-trade/my-listings', page: 'MyListingsPage', label: 'nav.myListings', glyph: 'stash', isExact: false },
  { to: '/$game/poexchange/services', page: 'ServicesPage', label: 'nav.services', glyph: 'tag', isExact: false },
  { to: '/$game/poexchange/economy', page: 'EconomyPage', label: 'nav.economy', glyph: 'chart', isExact: false, isWideOnly: true },
  {
    to: '/$game/poexchange/price-check',
    page: 'PriceCheckPage',
    label: 'nav.priceCheck',
    glyph: 'search',
    isExact: false,
    isWideOnly: true,
  },
  {
    to: '/$game/poexchange/networth/tracking',
    page: 'NetWorthPage',
    label: 'nav.netWorth',
    glyph: 'coin',
    isExact: false,
  },
];
