import type { LinkProps } from '@tanstack/react-router';
import type { CommonKey } from '../../shared/i18n/keys.ts';
import type { GlyphName } from '../../shared/ui/glyph.tsx';

type NavItem = {
  readonly to: NonNullable<LinkProps['to']>;
  readonly label: CommonKey;
  readonly glyph: GlyphName;
  readonly isExact: boolean;
  /** Left out of a phone's bar, which has room for five. */
  readonly isWideOnly?: true;
};

/** The pages there are; one joins when it opens. */
export const navItems: readonly NavItem[] = [
  { to: '/$game/poexchange', label: 'nav.home', glyph: 'home', isExact: true },
  { to: '/$game/poexchange/bulk-trade/listings', label: 'nav.listings', glyph: 'list', isExact: false },
  { to: '/$game/poexchange/bulk-trade/my-listings', label: 'nav.myListings', glyph: 'stash', isExact: false },
  { to: '/$game/poexchange/economy', label: 'nav.economy', glyph: 'chart', isExact: false },
  { to: '/$game/poexchange/price-check', label: 'nav.priceCheck', glyph: 'tag', isExact: false, isWideOnly: true },
];
