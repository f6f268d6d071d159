import type { Game } from '@poexchange/domain/item';
import { noListingFilter, removeCondition, type FilterCondition, type ListingFilter } from '@poexchange/domain/listing-filter';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeClock } from '../../shared/i18n/write-values.ts';
import { Chip } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { usePriceView } from '../../shared/ui/price-view.tsx';
import { showSellers } from './browser-stores.ts';
import { writeCondition } from './condition-text.ts';
import type { PriceIndex } from '../../shared/price-files/known-groups.ts';

export type FilterChipsProps = {
  readonly filter: ListingFilter;
  /** Conditions of the filter, except those in visible fields. */
  readonly conditions: readonly FilterCondition[];
  readonly onChange: (filter: ListingFilter) => void;
  readonly prices: PriceIndex;
  readonly hidden: readonly string[];
  readonly game: Game;
  /** Time when presence was last known, while it cannot be refreshed (D36); null while it can. */
  readonly asOfMs: number | null;
};

/**
 * Chips for conditions whose fields are hidden, each with a remove button, and one button to clear all. Renders nothing
 * without such conditions.
 */
export function FilterChips({ filter, conditions, onChange, prices, hidden, game, asOfMs }: FilterChipsProps) {
  const { t } = useTranslation();
  const view = usePriceView();
  if (conditions.length === 0 && hidden.length === 0) return null;
  return (
    <div role="group" aria-label={t('filter.active')} className="flex flex-wrap items-center gap-1.5 px-4 pb-2.5">
      {conditions.map((condition) => {
        const isOfPresence = asOfMs !== null && condition.kind === 'flag' && condition.name === 'onlineOnly';
        const text = isOfPresence
          ? t('listings.onlineOnlyAsOf', { time: writeClock(asOfMs) })
          : writeCondition(condition, { t, prices, view });
        return (
          <Chip
            key={chipKey(condition)}
            tone={isOfPresence ? 'old' : 'plain'}
            removeLabel={t('filter.remove', { what: text })}
            onRemove={() => onChange(removeCondition(filter, condition))}
          >
            <span className="block max-w-[320px] py-1 leading-tight wrap-anywhere">{text}</span>
          </Chip>
        );
      })}
      {hidden.length > 0 && (
        <Chip removeLabel={t('listings.showHidden')} onRemove={() => showSellers(game, hidden)}>
          <span title={hidden.join(', ')}>{t('listings.hidden', { count: hidden.length })}</span>
        </Chip>
      )}
      {conditions.length > 0 && (
        <Button kind="quiet" size="sm" onClick={() => onChange(noListingFilter)} className="max-md:min-h-[32px]">
          {t('listings.clearFilters')}
        </Button>
      )}
    </div>
  );
}

function chipKey(condition: FilterCondition): string {
  if (condition.kind === 'row') return `${condition.groupAt}.${condition.rowAt}`;
  return condition.kind === 'count' ? String(condition.groupAt) : condition.name;
}
