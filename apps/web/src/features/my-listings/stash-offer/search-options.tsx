import type { StashTabId } from '@poexchange/domain/ids';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useGameSegment } from '../../../shared/game/use-game.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { PriceField, useFieldUnit } from '../../../shared/ui/price-field.tsx';
import { Note } from '../../../shared/ui/states.tsx';
import type { StashScope } from '../../../shared/workers/kept-tabs.ts';
import { tabListQuery } from '../../stash/index.ts';
import {
  changeSearchOptions,
  defaultSearchOptions,
  scopeKey,
  setTabSearch,
  supportsSearch,
  useSearchOptionsStore,
} from '../offer/search-options-store.ts';
import { offerKey, type OfferPlace } from '../../price-book/index.ts';

export type SearchOptionsProps = { readonly scope: StashScope; readonly place: OfferPlace; readonly tabIds: readonly StashTabId[] };

/**
 * Options for requests by stash search: extra cost, and tabs open to them (R2.13, R2.14, R6.09). Renders nothing for
 * items that no search finds.
 */
export function SearchOptions({ scope, place, tabIds }: SearchOptionsProps) {
  const { t } = useTranslation();
  const game = useGameSegment();
  const fieldUnit = useFieldUnit();
  const options = useSearchOptionsStore((state) => state.offers[offerKey(place)] ?? defaultSearchOptions);
  const denied = useSearchOptionsStore((state) => state.deniedTabs[scopeKey(place)]);
  const tabs = useQuery(tabListQuery(scope)).data?.tabs ?? [];
  if (!supportsSearch(place.game, place)) return null;
  const unit = t(`price.name.${fieldUnit}`);
  const chosen = tabs.filter(({ id }) => tabIds.includes(id));
  const isBlocked = tabIds.length > 0 && tabIds.every((id) => denied?.includes(id) === true);
  const priceField = (label: string, chaos: number, onPrice: (chaos: number) => void) => (
    <Field label={`${label} (${unit})`}>
      {(control) => (
        <PriceField
          {...control}
          valueChaos={chaos === 0 ? null : chaos}
          zero="allowed"
          commits="typing"
          reason="below"
          onChange={(next) => onPrice(next ?? 0)}
          className="w-[120px]!"
        />
      )}
    </Field>
  );
  return (
    <div className="flex flex-col gap-2.5 border-t border-line-soft pt-3">
      <Checkbox
        label={t('search.offer.label')}
        checked={options.isAllowed}
        onChange={(isAllowed) => changeSearchOptions(place, { isAllowed })}
      />
      <p className="text-12 text-muted">
        {t('search.offer.hint')}{' '}
        <Link to="/$game/poexchange/price-check/stash-search" params={{ game }} className="text-accent hover:underline">
          {t('search.title')}
        </Link>
      </p>
      {options.isAllowed && (
        <>
          {isBlocked && <Note tone="info">{t('search.offer.blocked')}</Note>}
          {priceField(t('search.offer.extra'), options.extraChaos, (extraChaos) => changeSearchOptions(place, { extraChaos }))}
          {priceField(t('search.offer.quantityExtra'), options.quantityExtraChaos, (quantityExtraChaos) =>
            changeSearchOptions(place, { quantityExtraChaos }),
          )}
          {chosen.length > 0 && (
            <fieldset className="flex flex-col items-start gap-1.5">
              <legend className="mb-1.5 text-12 text-muted">{t('search.offer.tabs')}</legend>
              {chosen.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={<span translate="no">{name}</span>}
                  checked={denied?.includes(id) !== true}
                  onChange={(isAllowed) => setTabSearch(place, id, isAllowed ? 'allowed' : 'denied')}
                />
              ))}
            </fieldset>
          )}
        </>
      )}
    </div>
  );
}
