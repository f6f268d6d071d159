import { filterLimits, listConditions, noListingFilter, type FilterGroup, type ListingFilter } from '@poexchange/domain/listing-filter';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Checkbox } from '../../../../shared/ui/checkbox.tsx';
import { writeShareLink } from '../../../../shared/prices/share-link.ts';
import { useLeague } from '../../../../shared/prices/use-league.ts';
import { CopyButton } from '../../../../shared/ui/copy-button.tsx';
import { TextField } from '../../../../shared/ui/field.tsx';
import { Glyph } from '../../../../shared/ui/glyph.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { writeFilterLink } from '../filter-link.ts';
import type { FilterPlace } from '../saved-filters.ts';
import type { useListings } from '../../use-listings.ts';
import { addGroup, canAddRow, firstGroup, removeGroup } from './edit-groups.ts';
import { sayProperties } from '../../../../shared/price-files/item-text.ts';
import { listFindable } from './find-items.ts';
import { GroupCard } from './group-card.tsx';
import { HiddenSellers } from './hidden-sellers.tsx';
import { NamedFilters } from './named-filters.tsx';
import { PriceUnitProvider } from './price-input.tsx';
import { RangeFields } from './range-fields.tsx';
import { dockedBar } from '../../../../shared/ui/docked-bar.ts';

export type FilterEditorProps = {
  readonly place: FilterPlace;
  readonly filter: ListingFilter;
  readonly onChange: (filter: ListingFilter) => void;
  readonly listings: ReturnType<typeof useListings>;
  readonly onClose: () => void;
};

/**
 * The advanced filter (D24). Changes apply immediately: the list is shown next to the editor, or the result count below
 * it.
 */
export function FilterEditor({ place, filter, onChange, listings, onClose }: FilterEditorProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const { prices } = listings.priceIndex;
  const findable = useMemo(
    () => listFindable(prices, listings.inPlace, (properties) => sayProperties(properties, t)),
    [prices, listings.inPlace, t],
  );
  const groups = filter.groups.length === 0 ? [firstGroup] : filter.groups;
  const setGroups = (next: readonly FilterGroup[]): void => onChange({ ...filter, groups: next });
  const count = listConditions(filter).length;
  useEffect(() => {
    const before = document.activeElement;
    root.current?.focus();
    return () => void (before instanceof HTMLElement && before.focus());
  }, []);

  return (
    <div
      ref={root}
      tabIndex={-1}
      role="region"
      aria-label={t('filter.title')}
      className="flex min-h-0 flex-1 flex-col focus:outline-none"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <header className="flex min-h-[52px] items-center gap-2 border-b border-line-soft px-4 py-2">
        <h2 className="min-w-0 flex-1 truncate text-18 font-semibold">{t('filter.title')}</h2>
        {count > 0 && (
          <Button kind="quiet" size="sm" onClick={() => onChange(noListingFilter)}>
            {t('filter.clear')}
          </Button>
        )}
        <IconButton size="md" glyph="close" label={t('filter.close')} onClick={onClose} />
      </header>
      <PriceUnitProvider>
        {(unitChoice) => (
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
            <Part title={t('filter.items')}>
              {groups.map((group, at) => (
                <GroupCard
                  // Groups have no names; they are edited in place.
                  key={at}
                  at={at}
                  group={group}
                  prices={prices}
                  findable={findable}
                  isFull={!canAddRow(groups)}
                  onChange={(next) => setGroups(groups.map((each, place_) => (place_ === at ? next : each)))}
                  onRemove={groups.length === 1 && group.rows.length === 0 ? undefined : () => setGroups(removeGroup(groups, at))}
                />
              ))}
              {groups.length < filterLimits.groups && (
                <Button kind="quiet" size="sm" className="self-start" onClick={() => setGroups(addGroup(groups))}>
                  <Glyph name="plus" size={12} />
                  {t('filter.addGroup')}
                </Button>
              )}
            </Part>
            <Part title={t('filter.prices')} aside={unitChoice}>
              <RangeFields filter={filter} onChange={onChange} />
            </Part>
            <Part title={t('filter.seller')}>
              <TextField
                aria-label={t('filter.sellerText')}
                placeholder={t('filter.sellerText')}
                value={filter.sellerText}
                maxLength={filterLimits.textLength}
                spellCheck={false}
                onChange={(event) => onChange({ ...filter, sellerText: event.target.value })}
              />
              <div className="flex flex-col gap-2 max-md:gap-0">
                <Checkbox
                  label={t('listings.onlineOnly')}
                  checked={filter.onlineOnly}
                  onChange={(onlineOnly) => onChange({ ...filter, onlineOnly })}
                />
                <Checkbox
                  label={t('filter.seenInStash')}
                  checked={filter.seenInStash}
                  onChange={(seenInStash) => onChange({ ...filter, seenInStash })}
                />
                <Checkbox
                  label={t('filter.regexAllowed')}
                  checked={filter.regexAllowed}
                  onChange={(regexAllowed) => onChange({ ...filter, regexAllowed })}
                />
              </div>
            </Part>
            <Part title={t('filter.hidden')}>
              <HiddenSellers game={place.game} hidden={listings.hidden} />
            </Part>
            <Part title={t('filter.saved')}>
              <NamedFilters place={place} filter={filter} onApply={onChange} />
            </Part>
          </div>
        )}
      </PriceUnitProvider>
      <EditorFooter filter={filter} listings={listings} game={place.game} onClose={onClose} />
    </div>
  );
}

function Part({ title, aside, children }: { readonly title: string; readonly aside?: ReactNode; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2.5 border-b border-line-soft px-4 py-3.5 last:border-b-0">
      <div className="flex min-h-[20px] items-center gap-2">
        <h3 className="min-w-0 flex-1 text-12 font-semibold text-muted">{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

type EditorFooterProps = Pick<FilterEditorProps, 'filter' | 'listings' | 'onClose'> & Pick<FilterPlace, 'game'>;

/** The filter's result count, and the close button. */
function EditorFooter({ filter, listings, game, onClose }: EditorFooterProps) {
  const { t } = useTranslation();
  const league = useLeague(game).id;
  const { matchCount, inPlace } = listings;
  const hiddenCount = inPlace.length - matchCount;
  return (
    <footer
      ref={dockedBar}
      className="flex items-center gap-2 max-md:flex-wrap border-t border-line bg-s2 px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]"
    >
      <p role="status" className="min-w-0 flex-1 text-12 text-muted max-md:basis-full">
        {hiddenCount === 0 ? t('filter.hidesNothing') : t('filter.hides', { count: hiddenCount })}
      </p>
      {writeFilterLink(filter) !== undefined && (
        <CopyButton text={writeShareLink(league, { listing: null, filter: writeFilterLink(filter) ?? '' })} className="max-md:flex-1">
          {t('filter.copyLink')}
        </CopyButton>
      )}
      <Button kind="primary" onClick={onClose} className="max-md:flex-1">
        {t('filter.show', { count: matchCount })}
      </Button>
    </footer>
  );
}
