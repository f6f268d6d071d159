import { useState } from 'react';
import { listSearchedNames } from '../../../shared/i18n/item-names.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { nameVariant } from '../../../shared/price-files/item-text.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { TextField } from '../../../shared/ui/field.tsx';
import type { OfferLine } from './offer-lines.ts';

/** Maximum number of rendered rows; searching by name finds the remaining items. */
const MAX_ROWS = 200;

export type GroupItemsProps = {
  readonly lines: readonly OfferLine[];
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
};

/** Items to select for a group, by name; none is selected at first. */
export function GroupItems({ lines, chosen, onChosen }: GroupItemsProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = lines.filter(({ entry }) => listSearchedNames(entry.name).includes(wanted));
  const foundHashes = found.map(({ entry }) => entry.hash);
  const chosenCount = foundHashes.filter((hash) => chosen.has(hash)).length;
  const set = (hashes: readonly string[], isOn: boolean): void => {
    const next = new Set(chosen);
    for (const hash of hashes)
      if (isOn) next.add(hash);
      else next.delete(hash);
    onChosen(next);
  };
  return (
    <>
      <div className="flex items-center gap-3 px-3 pt-3 pb-1.5">
        <TextField
          type="search"
          glyph="search"
          aria-label={t('offer.search')}
          placeholder={t('offer.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 flex-1"
        />
        <Checkbox
          label={t('offer.group.all')}
          checked={chosenCount === 0 ? false : chosenCount === found.length ? true : 'mixed'}
          disabled={found.length === 0}
          onChange={(isOn) => set(foundHashes, isOn)}
        />
      </div>
      <ul aria-label={t('offer.table')} className="min-h-[64px] flex-1 overflow-y-auto px-3">
        {found.slice(0, MAX_ROWS).map(({ entry }) => (
          <li key={entry.hash} className="flex min-h-[28px] items-center gap-2 text-13 max-md:min-h-[40px]">
            <Checkbox
              label={<span className="wrap-anywhere">{nameVariant(entry, t)}</span>}
              className="min-w-0 flex-1"
              checked={chosen.has(entry.hash)}
              onChange={(isOn) => set([entry.hash], isOn)}
            />
            <span className="text-12 text-faint">{writeNumber(entry.quantity)}</span>
          </li>
        ))}
      </ul>
      <p role="status" className="px-3 py-1.5 text-12 text-muted">
        {t('offer.group.chosen', { count: chosen.size })}
      </p>
    </>
  );
}
