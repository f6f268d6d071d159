import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { Game } from '@poexchange/domain/item';
import { Chip } from '../../shared/ui/badge.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { TextField } from '../../shared/ui/field.tsx';
import { NumberField } from '../../shared/ui/number-field.tsx';
import { showSellers } from './browser-stores.ts';
import { changeFilter, noTypedFilter } from './filter-store.ts';
import type { TypedFilter } from './listing-view.ts';

/** The three filters that are used all the time, in sight. */
export function FilterFields({ typed }: { readonly typed: TypedFilter }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        type="search"
        glyph="search"
        aria-label={t('listings.search')}
        placeholder={t('listings.search')}
        value={typed.itemText}
        onChange={(event) => changeFilter({ itemText: event.target.value })}
        className="min-w-[150px] flex-1 md:max-w-[230px]"
      />
      <NumberField
        aria-label={t('listings.maxPercent')}
        title={t('listings.maxPercent')}
        placeholder={t('listings.maxPercentShort')}
        value={typed.maxPercent}
        min={1}
        max={1000}
        decimals={1}
        onChange={(maxPercent) => changeFilter({ maxPercent })}
        className="w-[64px]!"
      />
      <Checkbox
        label={t('listings.onlineOnly')}
        checked={typed.onlineOnly === 'yes'}
        onChange={(isOn) => changeFilter({ onlineOnly: isOn ? 'yes' : 'no' })}
      />
    </>
  );
}

export type FilterChipsProps = { readonly typed: TypedFilter; readonly hidden: readonly string[]; readonly game: Game };

/** What narrows the list at the moment; each can be taken away. Nothing is drawn where nothing narrows it. */
export function FilterChips({ typed, hidden, game }: FilterChipsProps) {
  const { t } = useTranslation();
  if (typed.itemText === '' && typed.maxPercent === null && typed.onlineOnly === 'no' && hidden.length === 0) return null;
  const removeLabel = t('listings.removeFilter');
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-2">
      {typed.itemText.trim() !== '' && (
        <Chip removeLabel={removeLabel} onRemove={() => changeFilter({ itemText: '' })}>
          {t('listings.chipSearch', { text: typed.itemText.trim() })}
        </Chip>
      )}
      {typed.maxPercent !== null && (
        <Chip removeLabel={removeLabel} onRemove={() => changeFilter({ maxPercent: null })}>
          {t('listings.chipPercent', { percent: typed.maxPercent })}
        </Chip>
      )}
      {typed.onlineOnly === 'yes' && (
        <Chip removeLabel={removeLabel} onRemove={() => changeFilter({ onlineOnly: 'no' })}>
          {t('listings.onlineOnly')}
        </Chip>
      )}
      {hidden.length > 0 && (
        <Chip removeLabel={t('listings.showHidden')} onRemove={() => showSellers(game, hidden)}>
          <span title={hidden.join(', ')}>{t('listings.hidden', { count: hidden.length })}</span>
        </Chip>
      )}
      <button
        type="button"
        className="px-1 text-12 text-muted hover:text-text"
        onClick={() => {
          changeFilter(noTypedFilter);
          showSellers(game, hidden);
        }}
      >
        {t('listings.clearFilters')}
      </button>
    </div>
  );
}
