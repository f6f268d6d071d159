import type { Game } from '@poexchange/domain/item';
import type { ReactNode } from 'react';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PricesAge } from '../../../shared/prices/prices-age.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { SteadyAge } from '../../../shared/ui/steady-age.tsx';
import { useCategoryName } from '../../../shared/ui/use-category-name.ts';
import type { Stash, useStashEntries } from '../../stash/index.ts';
import { type OfferPlace, useCustomGroups } from '../../price-book/index.ts';
import { LeftOut } from './left-out.tsx';
import { supportsMapFilter } from '../offer/map-filter-store.ts';
import type { useOffer } from './use-offer.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { Popover } from '../../../shared/ui/popover.tsx';
import type { UnknownMapMods } from '../../../shared/workers/unknown-map-mods.ts';

/**
 * Number of maps with mods that are not in any table, and those mods (R5.11): such a map may have eight mods without
 * being counted as an 8-mod map. Renders nothing if all mods are known.
 */
export function UnknownMods({ unknown }: { readonly unknown: UnknownMapMods }) {
  const { t } = useTranslation();
  if (unknown.mapCount === 0) return null;
  return (
    <Popover
      label={t('offer.unknownMods.title')}
      align="start"
      className="w-[min(420px,calc(100vw-24px))] p-3"
      trigger={
        <button type="button" className="text-left text-12 text-warn underline decoration-dotted underline-offset-4 hover:text-text">
          {t('offer.unknownMods.maps', { count: unknown.mapCount })}
        </button>
      }
    >
      <h3 className="mb-1 text-13 font-semibold">{t('offer.unknownMods.title')}</h3>
      <p className="mb-2 text-12 text-muted">{t('offer.unknownMods.text')}</p>
      <dl className="grid max-h-[320px] grid-cols-[auto_1fr] gap-x-3 gap-y-1 overflow-y-auto text-12">
        {unknown.lines.map(({ text, mapCount }) => (
          <div key={text} className="contents">
            <dt className="num text-text">{writeNumber(mapCount)}</dt>
            <dd translate="no" className="text-muted">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}

export type StashHeadProps = {
  readonly stash: Stash;
  readonly entries: ReturnType<typeof useStashEntries>;
  readonly place: OfferPlace;
  readonly offer: ReturnType<typeof useOffer>;
  readonly game: Game;
  /** Switch between selling and buying. */
  readonly sideSwitch: ReactNode;
  readonly view: 'stash' | 'listings';
  readonly activeCount: number;
  readonly onView: (view: 'stash' | 'listings') => void;
  readonly onChooseTabs: () => void;
  /** Replaces the navigation on the left on narrow screens. */
  readonly categorySelect: ReactNode;
};

/** Number of listed rows, their tabs, and the loading progress. */
export function StashHead({
  stash,
  entries,
  place,
  offer,
  game,
  sideSwitch,
  view,
  activeCount,
  onView,
  onChooseTabs,
  categorySelect,
}: StashHeadProps) {
  const { t } = useTranslation();
  const nameOf = useCategoryName(game);
  const groupName = useCustomGroups(game).find(({ id }) => id === place.subCategory)?.name;
  const hasItems = (entries.data?.entries.length ?? 0) > 0;
  return (
    <div className="@container">
      <header className="flex min-h-[64px] flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
        <div className={joinClasses('min-w-0 flex-1 @max-[640px]:basis-full', categorySelect !== null && 'md:basis-full')}>
          <h1 className="truncate text-18 font-semibold">
            {view === 'listings' || !hasItems ? t('offer.title') : nameOf(place.category, place.subCategory, groupName)}
          </h1>
        </div>
        {view === 'stash' && hasItems && <OfferFacts stash={stash} entries={entries} place={place} offer={offer} game={game} />}
        {sideSwitch}
        <Segmented
          label={t('offer.view')}
          value={view}
          onChange={onView}
          options={[
            { value: 'stash', label: t('offer.viewStash') },
            {
              value: 'listings',
              label: activeCount === 0 ? t('offer.viewListings') : t('offer.viewListingsCount', { count: activeCount }),
            },
          ]}
        />
        <div className={joinClasses('flex min-w-0 items-center gap-2', categorySelect !== null && 'max-md:basis-full')}>
          {categorySelect}
          {/* Without tabs the page itself asks for them. */}
          {(stash.tabIds.length > 0 || view === 'listings') && <TabsButton stash={stash} onChooseTabs={onChooseTabs} />}
        </div>
      </header>
    </div>
  );
}

function OfferFacts({ stash, entries, place, offer, game }: Pick<StashHeadProps, 'stash' | 'entries' | 'place' | 'offer' | 'game'>) {
  const { t } = useTranslation();
  const pieces = offer.lines.reduce((sum, line) => sum + line.entry.quantity, 0);
  // An empty category may only mean that its tab is still loading.
  const isCounted = offer.lines.length > 0 || (stash.loader.run === null && !entries.isFetching);
  return (
    // On a separate line: next to the switches the text wrapped into three lines, and rows moved as facts arrived
    // (D86).
    <p className="order-1 -mt-1 flex basis-full flex-wrap gap-x-2.5 text-12 text-muted @max-[640px]:order-none @max-[640px]:-mt-2 @max-[640px]:min-h-[36px] @max-[640px]:content-start">
      <span>{isCounted ? `${t('offer.groups', { count: offer.lines.length })} · ${t('offer.pieces', { count: pieces })}` : '–'}</span>
      <PricesAge game={game} league={place.league} />
      <LeftOut leftOut={entries.data?.leftOut ?? []} />
      {entries.data !== undefined && supportsMapFilter(place) && <UnknownMods unknown={entries.data.unknownMapMods} />}
    </p>
  );
}

function TabsButton({ stash, onChooseTabs }: Pick<StashHeadProps, 'stash' | 'onChooseTabs'>) {
  const { t } = useTranslation();
  const ages = stash.tabIds.flatMap((id) => stash.loader.loaded[id]?.readAtMs ?? []);
  const isRunning = stash.loader.run !== null;
  return (
    <span className="flex shrink-0 items-center gap-1">
      <Button onClick={onChooseTabs}>
        <Glyph name="stash" size={14} className="text-muted" />
        {stash.tabIds.length === 0 ? t('stash.chooseTabs') : t('stash.tabs', { count: stash.tabIds.length })}
        {/* No age while tabs are being read: some are older than others, and the progress is shown below. */}
        {!isRunning && ages.length > 0 && (
          <span className="text-12 font-normal text-muted @max-[640px]:hidden">
            <SteadyAge timestampMs={Math.min(...ages)}>{(age) => <Trans i18nKey="stash.oldest" components={{ age }} />}</SteadyAge>
          </span>
        )}
      </Button>
      {stash.tabIds.length > 0 && (
        <IconButton glyph="refresh" label={t('stash.reload')} disabled={isRunning} onClick={() => stash.reload(stash.tabIds)} />
      )}
    </span>
  );
}
