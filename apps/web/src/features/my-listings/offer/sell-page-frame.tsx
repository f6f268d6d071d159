import type { OwnListing } from '@poexchange/contract/rest';
import type { ListingSide } from '@poexchange/domain/listing';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ownListingsQuery } from '../../../shared/listings/own-listings-query.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CategoryNav, type CategoryNavProps } from '../../../shared/ui/category-nav.tsx';
import { dockedBar, inPage } from '../../../shared/ui/docked-bar.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { PayablePrice } from '../../../shared/ui/payable-price.tsx';
import { sayPriceProblem } from '../../../shared/ui/say-price-problem.ts';
import { SidePanel } from '../../../shared/ui/side-panel.tsx';
import { useMediaQuery, WIDE_QUERY } from '../../../shared/ui/use-media-query.ts';
import type { StashScope } from '../../../shared/workers/kept-tabs.ts';
import type { OfferPlace } from '../../price-book/index.ts';
import { nameVariant } from '../../../shared/price-files/item-text.ts';
import { useBadLines, withoutBad } from './price-drafts.ts';
import { summarizeOffer, type OfferLine } from './offer-lines.ts';

export type SellPageFrameProps = {
  /** Omitted until there is something to choose from; the middle then takes the whole page. */
  readonly nav?: CategoryNavProps | undefined;
  /** Shown below the categories if there is space. */
  readonly belowNav?: ReactNode;
  readonly view: 'work' | 'listings';
  readonly place: OfferPlace;
  /** Lines of the selected place, for the bar that opens the panel on narrow screens. */
  readonly lines: readonly OfferLine[];
  /**
   * The place's panel; null if there is nothing to offer. `onClose` is passed if the panel is shown on top of the page.
   */
  readonly panel: ((onClose?: () => void) => ReactNode) | null;
  /** Shown next to the main column when `panel` is null. */
  readonly instead: ReactNode;
  /** Head and table, or the listings. */
  readonly children: ReactNode;
};

/** The frame of a sell page: categories, the middle, and the draft next to it or, on narrow screens, on top of it. */
export function SellPageFrame({ nav, belowNav, view, place, lines, panel, instead, children }: SellPageFrameProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery(WIDE_QUERY);
  const [isOfferOpen, setOfferOpen] = useState(false);
  const isListView = view === 'listings';
  const hasOffer = panel !== null && !isListView;
  const closeOffer = useCallback(() => setOfferOpen(false), []);
  return (
    <div className="relative flex-1 max-md:h-[calc(100dvh-var(--header-height)-var(--bottom-bar-height))] max-md:flex-none md:min-h-[560px]">
      <div
        className={joinClasses(
          'absolute inset-0 grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)]',
          nav !== undefined && 'lg:grid-cols-[212px_minmax(0,1fr)_340px] xl:grid-cols-[212px_minmax(0,1fr)_420px]',
        )}
      >
        {isWide && nav !== undefined && (
          <div className="flex min-h-0 flex-col [&>nav]:flex-1">
            <CategoryNav {...nav} />
            {belowNav}
          </div>
        )}
        <section
          aria-label={t('offer.title')}
          className={joinClasses('flex min-h-0 min-w-0 flex-col', isListView && nav !== undefined && 'lg:col-span-2')}
        >
          {children}
          {!isWide && hasOffer && <OfferBar place={place} lines={lines} onOpen={() => setOfferOpen(true)} />}
        </section>
        <SidePanel
          lies={isWide ? 'beside' : 'over'}
          isOpen={isWide ? nav !== undefined && !isListView : isOfferOpen && hasOffer}
          onClose={closeOffer}
          title={t('offer.panel')}
        >
          {hasOffer ? panel(isWide ? undefined : closeOffer) : instead}
        </SidePanel>
      </div>
    </div>
  );
}

type OfferBarProps = Pick<SellPageFrameProps, 'place' | 'lines'> & { readonly onOpen: () => void };

/** The bar that opens the draft on narrow screens: its total, or the first price that cannot be read. */
function OfferBar({ place, lines, onOpen }: OfferBarProps) {
  const { t } = useTranslation();
  const bad = useBadLines(place, lines);
  const summary = summarizeOffer(withoutBad(lines, bad));
  return (
    <div ref={dockedBar} {...inPage} className="flex items-center gap-3 border-t border-line bg-s2 px-4 py-2">
      <span className="min-w-0 flex-1 text-12 text-muted">
        {bad[0] === undefined ? (
          t('offer.groups', { count: summary.groups })
        ) : (
          <span role="status" className="line-clamp-2 text-down">
            {t('offer.badPrice', { name: nameVariant(bad[0].line.entry, t), text: bad[0].text })} {sayPriceProblem(t, bad[0].problem)}
            {bad.length > 1 && ` ${t('offer.badPriceMore', { count: bad.length - 1 })}`}
          </span>
        )}
        <span className="block">
          <PayablePrice chaos={summary.totalChaos} size={14} className="text-text" />
        </span>
      </span>
      <Button kind={bad.length === 0 ? 'primary' : 'outline'} onClick={onOpen}>
        {t('offer.open')}
      </Button>
    </div>
  );
}

/**
 * Returns the seller's own undeleted listings in a league on one side of the market, and marks for categories with an
 * active listing.
 */
export function useListingsHere({ game, league }: StashScope, side: ListingSide) {
  const { t } = useTranslation();
  const own = useQuery(ownListingsQuery).data;
  return useMemo(() => {
    const here = (own ?? []).filter(
      (each) => each.game === game && each.league === league && each.side === side && each.state !== 'deleted',
    );
    const active = here.filter((each) => each.state === 'active');
    const marks = Object.fromEntries(
      active.map((each) => [each.subCategory || each.category, <ListedMark key="m" label={t('offer.active')} />]),
    );
    return { here: here as readonly OwnListing[], activeCount: active.length, marks };
  }, [own, game, league, side, t]);
}

function ListedMark({ label }: { readonly label: string }) {
  return <span role="img" aria-label={label} title={label} className="size-1.5 shrink-0 rounded-full bg-accent" />;
}
