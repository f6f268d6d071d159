import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Price } from '../../shared/ui/price.tsx';
import { Note } from '../../shared/ui/states.tsx';
import { borrowedOf, doubtOf, factsOf, valueOf, type EconomyRow } from './economy-rows.ts';
import type { EconomyView } from './economy-view.ts';

type BorrowedProps = {
  readonly row: EconomyRow;
  readonly rows: readonly EconomyRow[];
  readonly view: Pick<EconomyView, 'level'>;
  readonly onChoose: (hash: string) => void;
};

/**
 * Shows which other variant's price a variant's copies are valued at (D28); hidden if the variant has its own price.
 */
export function Borrowed({ row, rows, view: { level }, onChoose }: BorrowedProps) {
  const { t } = useTranslation();
  const hash = borrowedOf(row);
  const other = hash === null ? undefined : rows.find((each) => each.hash === hash);
  if (other === undefined) return null;
  return (
    <Note className="mx-4">
      {t(valueOf(row, level) === null ? 'economy.borrowed.none' : 'economy.borrowed.unsure')}{' '}
      <button type="button" onClick={() => onChoose(other.hash)} className="font-semibold text-accent underline-offset-2 hover:underline">
        {factsOf(other, t) || t('economy.plainVariant')}
      </button>{' '}
      <Price chaos={valueOf(other, level)} lowConfidence={doubtOf(other)} hint="none" weight="normal" />
    </Note>
  );
}
