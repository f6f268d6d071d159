import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { Game } from '@poexchange/domain/item';
import { Chip } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
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

export type FilterResetProps = { readonly typed: TypedFilter; readonly hidden: readonly string[]; readonly game: Game };

/** Hidden sellers, and the way back to seeing everything. Nothing is drawn where nothing narrows the list. */
export function FilterReset({ typed, hidden, game }: FilterResetProps) {
  const { t } = useTranslation();
  const isTyped = typed.itemText !== '' || typed.maxPercent !== null || typed.onlineOnly === 'yes';
  if (!isTyped && hidden.length === 0) return null;
  return (
    <>
      {hidden.length > 0 && (
        <Chip removeLabel={t('listings.showHidden')} onRemove={() => showSellers(game, hidden)}>
          <span title={hidden.join(', ')}>{t('listings.hidden', { count: hidden.length })}</span>
        </Chip>
      )}
      {isTyped && (
        <Button kind="quiet" size="sm" onClick={() => changeFilter(noTypedFilter)}>
          {t('listings.clearFilters')}
        </Button>
      )}
    </>
  );
}
