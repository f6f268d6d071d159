/** Filters of the list, all stored in the address: a row of fields in a wide window, a sheet and chips on a phone. */
import { readPriceText, readViewUnit, type PriceView } from '@poexchange/domain/currency';
import { serviceRegions, type ServiceRegion } from '@poexchange/domain/service';
import { useState } from 'react';
import { readDecimalSign } from '../../../shared/i18n/write-values.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Chip } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field, INPUT_CLASSES, TextField } from '../../../shared/ui/field.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { sayPriceProblem } from '../../../shared/ui/say-price-problem.ts';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Star } from '../../../shared/vouch/star.tsx';
import { writeRegions } from '../../../shared/services/write-regions.ts';
import { dropFilters, listFilters, type OfferFilter, type ServicesView } from './services-view.ts';

type FieldProps = {
  readonly view: ServicesView;
  readonly onChange: (some: Partial<ServicesView>) => void;
};

export type OfferFiltersProps = FieldProps & {
  /** False if none of the listed services is done in a map. */
  readonly hasMap: boolean;
};

/** Matches a bound of zero: as a maximum it passes only free offers, as a minimum all offers. */
const ZERO = /^0+([.,]0*)?$/;

/** A price bound in chaos; null if the text is empty or invalid. */
export function readBoundChaos(text: string, view: PriceView): number | null {
  if (ZERO.test(text.trim())) return 0;
  const reading = readPriceText(text, { view });
  return reading.kind === 'price' ? reading.chaos : null;
}

export function OfferFilters({ view, onChange, hasMap }: OfferFiltersProps) {
  const { t } = useTranslation();
  const filters = listFilters(view);
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-2.5">
      <RegionFilter view={view} onChange={onChange} />
      {hasMap && <MapFilter view={view} onChange={onChange} form="short" />}
      <PriceBound bound="highestPrice" view={view} onChange={onChange} className="w-[148px]" />
      <FewestVouches view={view} onChange={onChange} className="w-[64px]" />
      <NameFilter view={view} onChange={onChange} className="w-[150px]" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Checkbox
          label={t('services.filter.onlineOnly')}
          checked={view.isOnlineOnly}
          onChange={(isOnlineOnly) => onChange({ isOnlineOnly })}
        />
        <Checkbox
          label={t('services.filter.chatLinked')}
          checked={view.isChatLinkedOnly}
          onChange={(isChatLinkedOnly) => onChange({ isChatLinkedOnly })}
        />
      </div>
      {filters.length > 0 && (
        <IconButton size="sm" glyph="close" label={t('services.filter.clear')} onClick={() => onChange(dropFilters(view, filters))} />
      )}
    </div>
  );
}

/** On a phone: a chip for each active filter; a click removes the filter. */
export function OfferFilterChips({ view, onChange }: FieldProps) {
  const { t } = useTranslation();
  const filters = listFilters(view);
  if (filters.length === 0) return null;
  return (
    <div className="flex shrink-0 items-center gap-2 overflow-x-auto px-4 pb-2.5">
      {filters.map((filter) => (
        <span key={filter} className="shrink-0">
          <Chip
            removeLabel={t('services.filter.drop', { filter: nameFilter(filter) })}
            onRemove={() => onChange(dropFilters(view, [filter]))}
          >
            {nameFilter(filter)}
          </Chip>
        </span>
      ))}
    </div>
  );

  function nameFilter(filter: OfferFilter): string {
    if (filter === 'regions') return writeRegions(view.regions);
    if (filter === 'location') return view.location === 'any' ? '' : t(`services.map.${view.location}`);
    if (filter === 'lowestPrice') return `≥ ${view.lowestPrice}`;
    if (filter === 'highestPrice') return `≤ ${view.highestPrice}`;
    if (filter === 'text') return `“${view.text.trim()}”`;
    if (filter === 'fewestVouches') return `★ ≥ ${view.fewestVouches ?? 0}`;
    return t(filter === 'isOnlineOnly' ? 'services.filter.onlineOnly' : 'services.filter.chatLinked');
  }
}

/** On a phone: the button that opens the filters in a sheet, with the number of active filters. */
export function OfferFilterSheet({ view, onChange, hasMap }: OfferFiltersProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const filters = listFilters(view);
  return (
    <>
      <Button
        aria-label={t('services.filter.open')}
        onClick={() => setOpen(true)}
        className={filters.length > 0 ? 'shrink-0 border-accent/50' : 'shrink-0'}
      >
        <Glyph name="funnel" size={14} className={filters.length > 0 ? 'text-accent' : 'text-muted'} />
        {filters.length > 0 && <span className="font-semibold text-accent">{filters.length}</span>}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('services.filter.open')}
        closeLabel={t('app.close')}
        footer={
          <>
            <Button disabled={filters.length === 0} onClick={() => onChange(dropFilters(view, filters))}>
              {t('services.filter.clear')}
            </Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              {t('services.filter.show')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <Field label={t('services.filter.text')}>{() => <NameFilter view={view} onChange={onChange} />}</Field>
          <Field label={t('services.filter.region')}>{() => <RegionBoxes view={view} onChange={onChange} />}</Field>
          {hasMap && <Field label={t('services.column.where')}>{() => <MapFilter view={view} onChange={onChange} form="long" />}</Field>}
          <div className="grid grid-cols-2 gap-3">
            <Field label={t('services.filter.lowestPrice')}>
              {() => <PriceBound bound="lowestPrice" view={view} onChange={onChange} />}
            </Field>
            <Field label={t('services.filter.highestPrice')}>
              {() => <PriceBound bound="highestPrice" view={view} onChange={onChange} />}
            </Field>
          </div>
          <Field label={t('services.filter.fewestVouches')}>{() => <FewestVouches view={view} onChange={onChange} />}</Field>
          <Checkbox
            label={t('services.filter.onlineOnly')}
            checked={view.isOnlineOnly}
            onChange={(isOnlineOnly) => onChange({ isOnlineOnly })}
          />
          <Checkbox
            label={t('services.filter.chatLinked')}
            checked={view.isChatLinkedOnly}
            onChange={(isChatLinkedOnly) => onChange({ isChatLinkedOnly })}
          />
        </div>
      </Dialog>
    </>
  );
}

function RegionFilter({ view, onChange }: FieldProps) {
  const { t } = useTranslation();
  const isOn = view.regions.length > 0;
  return (
    <Popover
      label={t('services.filter.region')}
      align="start"
      className="w-[180px] p-3"
      trigger={
        <Button aria-label={`${t('services.filter.region')}: ${isOn ? writeRegions(view.regions) : t('services.filter.anyRegion')}`}>
          {isOn ? writeRegions(view.regions) : t('services.filter.anyRegion')}
          <Glyph name="chevronDown" size={12} className="text-muted" />
        </Button>
      }
    >
      <RegionBoxes view={view} onChange={onChange} />
    </Popover>
  );
}

function RegionBoxes({ view, onChange }: FieldProps) {
  return (
    <div className="flex flex-col gap-1.5 max-md:flex-row max-md:flex-wrap max-md:gap-x-4">
      {serviceRegions.map((region) => (
        <Checkbox
          key={region}
          label={writeRegions([region])}
          checked={view.regions.includes(region)}
          onChange={(isOn) => onChange({ regions: toggleRegion(view.regions, region, isOn ? 'on' : 'off') })}
        />
      ))}
    </div>
  );
}

/** Adds or removes a region; regions keep the order of the game's servers. */
export function toggleRegion(regions: readonly ServiceRegion[], region: ServiceRegion, next: 'on' | 'off'): ServiceRegion[] {
  return serviceRegions.filter((each) => (each === region ? next === 'on' : regions.includes(each)));
}

function MapFilter({ view, onChange, form }: FieldProps & { readonly form: 'short' | 'long' }) {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('services.filter.map')}
      value={view.location}
      options={[
        { value: 'any', label: t('services.map.any') },
        { value: 'seller', label: t(form === 'short' ? 'services.map.sellerShort' : 'services.map.seller') },
        { value: 'buyer', label: t(form === 'short' ? 'services.map.buyerShort' : 'services.map.buyer') },
      ]}
      onChange={(location) => onChange({ location })}
      {...(form === 'long' && { className: 'flex-wrap' })}
    />
  );
}

type PriceBoundProps = FieldProps & { readonly bound: 'lowestPrice' | 'highestPrice'; readonly className?: string };

/**
 * A price bound as typed: "1d" stays "1d", and the bound applies immediately. Invalid text does not filter, and the
 * field is marked when it loses focus. A maximum of 0 leaves only free offers.
 */
function PriceBound({ bound, view, onChange, className }: PriceBoundProps) {
  const { t } = useTranslation();
  const priceView = usePriceView();
  const [typed, setTyped] = useState<string | null>(null);
  const kept = view[bound];
  const [shownFor, setShownFor] = useState(kept);
  // If the bound is changed by Back or by a bar of the chart, the field's text is replaced.
  if (shownFor !== kept) {
    setShownFor(kept);
    setTyped(null);
  }
  const text = typed ?? kept;
  const reading = readPriceText(text, { view: priceView, decimalSign: readDecimalSign() });
  const why = reading.kind === 'problem' && !ZERO.test(text.trim()) ? sayPriceProblem(t, reading.problem) : null;
  const type = (next: string): void => {
    setTyped(next);
    const isValid = ZERO.test(next.trim()) || readPriceText(next, { view: priceView, decimalSign: readDecimalSign() }).kind !== 'problem';
    const bounds = isValid ? next.trim() : '';
    if (bounds === kept) return;
    setShownFor(bounds);
    onChange({ [bound]: bounds });
  };
  const { unit } = readViewUnit(priceView);
  return (
    <span className={`relative inline-flex items-center ${className ?? ''}`}>
      <span aria-hidden="true" className="pointer-events-none absolute left-2 text-muted">
        {bound === 'highestPrice' ? '≤' : '≥'}
      </span>
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={t(`services.filter.${bound}`)}
        aria-invalid={why !== null || undefined}
        title={why ?? t('services.filter.inUnit', { bound: t(`services.filter.${bound}`), unit })}
        placeholder={t('services.filter.inUnit', {
          bound: t(bound === 'highestPrice' ? 'services.filter.highestPriceShort' : 'services.filter.lowestPriceShort'),
          unit,
        })}
        value={text}
        maxLength={40}
        onChange={(event) => type(event.target.value)}
        onBlur={() => why === null && setTyped(null)}
        className={`${INPUT_CLASSES} pl-6!`}
      />
    </span>
  );
}

/** Keeps offers whose player name contains this text, and custom services whose name contains it. */
function NameFilter({ view, onChange, className }: FieldProps & { readonly className?: string }) {
  const { t } = useTranslation();
  // While the user types, the address follows the field; at other times the field follows the address.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      glyph="user"
      type="search"
      aria-label={t('services.filter.text')}
      title={t('services.filter.text')}
      placeholder={t('services.filter.textShort')}
      value={typed ?? view.text}
      maxLength={60}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange({ text: event.target.value });
      }}
      onBlur={() => setTyped(null)}
      {...(className !== undefined && { className })}
    />
  );
}

function FewestVouches({ view, onChange, className }: FieldProps & { readonly className?: string }) {
  const { t } = useTranslation();
  return (
    <span className={`relative inline-flex items-center ${className ?? ''}`}>
      <Star look="full" className="pointer-events-none absolute left-2 text-muted" />
      <NumberField
        aria-label={t('services.filter.fewestVouches')}
        title={t('services.filter.fewestVouches')}
        placeholder="≥ 0"
        value={view.fewestVouches}
        min={0}
        max={999_999}
        decimals={0}
        onChange={(fewest) => onChange({ fewestVouches: fewest === 0 ? null : fewest })}
        className="pl-6"
      />
    </span>
  );
}
