import type { Comparison } from '@poexchange/domain/net-worth';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { TextField } from '../../../shared/ui/field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { useSlashKey } from '../../../shared/ui/use-slash-key.ts';
import type { MoneyUnit } from '../parts/amount.tsx';
import { GreyRows } from '../parts/grey-rows.tsx';
import { isOfKind, type CompareKind } from './compare-model.ts';
import { CompareTable } from './compare-table.tsx';

export type CompareItemsProps = {
  /** Null while the comparison is being computed. */
  readonly comparison: Comparison | null;
  readonly unit: MoneyUnit;
};

/** All items that changed, with a search and a filter for added or removed items. */
export function CompareItems({ comparison, unit }: CompareItemsProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [kind, setKind] = useState<CompareKind>('all');
  const field = useRef<HTMLInputElement>(null);
  useSlashKey(field);
  const counts = useMemo(() => {
    const items = comparison?.items ?? [];
    const count = (which: CompareKind): number => items.filter((item) => isOfKind(item, which)).length;
    return { all: items.length, new: count('new'), gone: count('gone') };
  }, [comparison]);
  return (
    <>
      <header className="mt-2.5 flex min-h-[44px] flex-wrap items-center gap-2 border-t border-line-soft px-4 py-1.5">
        <h2 className="text-18 font-semibold">{t('snapshot.compare.items')}</h2>
        <span className="text-12 text-muted max-md:hidden">{t('snapshot.compare.itemsHint')}</span>
        <span className="flex-1" />
        <TextField
          ref={field}
          type="search"
          glyph="search"
          aria-label={t('snapshot.items.search')}
          placeholder={t('snapshot.items.search')}
          value={text}
          maxLength={100}
          onChange={(event) => setText(event.target.value)}
          className="w-[176px]"
        />
        <Segmented
          label={t('snapshot.compare.items')}
          value={kind}
          options={(['all', 'new', 'gone'] as const).map((value) => ({
            value,
            label: t(`snapshot.compare.kind.${value}`, { count: counts[value] }),
          }))}
          onChange={setKind}
        />
      </header>
      {comparison === null ? (
        <GreyRows label={t('snapshot.panel.loading')} />
      ) : (
        <CompareTable items={comparison.items} unit={unit} text={text} kind={kind} />
      )}
    </>
  );
}
