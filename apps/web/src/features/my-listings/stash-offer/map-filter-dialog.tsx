import type { MapFilter } from '@poexchange/domain/grouping';
import { mapMods } from '@poexchange/domain/tables';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field, TextField } from '../../../shared/ui/field.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { findNumberProblem } from '../../../shared/ui/read-number.ts';
import { EmptyState } from '../../../shared/ui/states.tsx';
import {
  MAX_MAP_PERCENT,
  findMapFilter,
  noMapFilter,
  setMapFilter,
  supportsModChoice,
  useMapFilterStore,
} from '../offer/map-filter-store.ts';
import type { OfferPlace } from '../../price-book/index.ts';

const minimums = ['quantity', 'rarity', 'packSize'] as const;

/** The mods that maps below tier 17 can have, one per key: the first of several spellings. */
const choices = [
  ...new Map(
    mapMods
      .filter(({ pool }) => pool === 'everyMap')
      .map((mod) => [mod.key, mod.lines.join(' / ')] as const)
      .reverse(),
  ),
]
  .map(([key, text]) => ({ key, text }))
  .sort((a, b) => a.text.localeCompare(b.text, 'en'));

/** Selects which of a category's maps are offered (R2.13, R5.17). A choice applies immediately and is stored. */
export function MapFilterDialog({ place, onClose }: { readonly place: OfferPlace; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const filter = useMapFilterStore((state) => findMapFilter(state.filters, place) ?? noMapFilter);
  const change = (more: Partial<MapFilter>): void => setMapFilter(place, { ...filter, ...more });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('app.close')}
      title={t('offer.mapFilter.title')}
      description={t('offer.mapFilter.text')}
      footer={
        <>
          <Button className="mr-auto" kind="quiet" onClick={() => setMapFilter(place, noMapFilter)}>
            {t('offer.mapFilter.clear')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {t('app.close')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 md:grid-cols-3">
        {minimums.map((kind) => (
          <Minimum key={kind} kind={kind} percent={filter[kind]} onChange={(percent) => change({ [kind]: percent })} />
        ))}
      </div>
      {supportsModChoice(place) && <ModChoice filter={filter} onChange={change} />}
    </Dialog>
  );
}

type MinimumProps = {
  readonly kind: (typeof minimums)[number];
  readonly percent: number | null;
  readonly onChange: (percent: number | null) => void;
};

const bounds = { min: 0, max: MAX_MAP_PERCENT, decimals: 0 };

/** Invalid text stays, with the reason below it, and the previous percentage applies. */
function Minimum({ kind, percent, onChange }: MinimumProps) {
  const { t } = useTranslation();
  const [bad, setBad] = useState<string | null>(null);
  const problem = bad === null ? null : findNumberProblem(bad, bounds);
  return (
    <Field label={t(`offer.mapFilter.${kind}`)} error={problem === null ? undefined : t(`numberField.${problem}`, bounds)}>
      {(control) => (
        <NumberField {...control} {...bounds} value={percent} kept={{ text: bad, keep: setBad, mayBeEmpty: true }} onChange={onChange} />
      )}
    </Field>
  );
}

type ModChoiceProps = { readonly filter: MapFilter; readonly onChange: (more: Partial<MapFilter>) => void };

function ModChoice({ filter, onChange }: ModChoiceProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const shown = choices.filter((mod) => mod.text.toLowerCase().includes(wanted));
  const without = (keys: readonly string[], key: string): string[] => keys.filter((each) => each !== key);
  const choose = (key: string, to: 'wanted' | 'unwanted'): void => {
    const cleared = { wanted: without(filter.wanted, key), unwanted: without(filter.unwanted, key) };
    onChange(filter[to].includes(key) ? cleared : { ...cleared, [to]: [...cleared[to], key] });
  };
  return (
    <section className="mt-4 flex flex-col gap-2 border-t border-line-soft pt-3">
      <h3 className="text-13 font-semibold">{t('offer.mapFilter.mods')}</h3>
      <p className="text-12 text-muted">{t('offer.mapFilter.modsText')}</p>
      <TextField
        type="search"
        glyph="search"
        aria-label={t('offer.mapFilter.search')}
        placeholder={t('offer.mapFilter.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {shown.length === 0 ? (
        <EmptyState glyph="search" title={t('offer.mapFilter.none')} className="min-h-[120px]" />
      ) : (
        <ul className="-mx-4 max-h-[min(320px,36dvh)] overflow-y-auto overscroll-contain border-t border-line-soft">
          {shown.map(({ key, text: mod }) => (
            <li key={key} className="flex min-h-[34px] items-center gap-1.5 border-b border-line-soft px-4 py-1">
              <span lang="en" translate="no" className="min-w-0 flex-1 text-13">
                {mod}
              </span>
              <ModButton
                glyph="check"
                label={t('offer.mapFilter.want', { mod })}
                isOn={filter.wanted.includes(key)}
                onClick={() => choose(key, 'wanted')}
              />
              <ModButton
                glyph="close"
                label={t('offer.mapFilter.avoid', { mod })}
                isOn={filter.unwanted.includes(key)}
                onClick={() => choose(key, 'unwanted')}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type ModButtonProps = { readonly glyph: 'check' | 'close'; readonly label: string; readonly isOn: boolean; readonly onClick: () => void };

function ModButton({ glyph, label, isOn, onClick }: ModButtonProps) {
  const on = glyph === 'check' ? 'border-up bg-s3 text-up' : 'border-down bg-s3 text-down';
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={onClick}
      className={joinClasses(
        'grid size-7 shrink-0 place-items-center rounded-md border max-md:size-10',
        isOn ? on : 'border-transparent text-faint hover:bg-s3 hover:text-text',
      )}
    >
      <Glyph name={glyph} size={14} />
    </button>
  );
}
