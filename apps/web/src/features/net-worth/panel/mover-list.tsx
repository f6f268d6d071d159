import type { ComparedItem } from '@poexchange/domain/net-worth';
import { nameItem } from '../../../shared/i18n/item-names.ts';
import { useTranslation, type Translate } from '../../../shared/i18n/use-translation.ts';
import { writePercent } from '../../../shared/i18n/write-values.ts';
import { ItemIcon } from '../../../shared/ui/item-icon.tsx';
import { Amount, writeSigned, type MoneyUnit } from '../parts/amount.tsx';
import { explainMover } from '../parts/change.ts';
import { decimalsFor } from '../parts/round-parts.ts';

export type MoverListProps = { readonly movers: readonly ComparedItem[]; readonly unit: MoneyUnit };

/** The items that moved the most, each with its reason. */
export function MoverList({ movers, unit }: MoverListProps) {
  const { t } = useTranslation();
  const decimals = decimalsFor(movers.map(({ change }) => change / unit.chaosPerUnit));
  // Changes too small for the displayed precision are hidden, because they would show as "+0.00".
  const visible = movers.filter(({ change }) => Math.abs(change / unit.chaosPerUnit) * 10 ** decimals >= 0.5);
  return (
    <ul>
      {visible.map((mover) => (
        <li
          key={mover.priceHash}
          className="grid min-h-[42px] grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-x-2.5 border-t border-line-soft py-0.5 leading-tight"
        >
          <ItemIcon path={mover.icon} mark={mover.displayName} size={28} />
          <span className="min-w-0">
            <span className="block font-medium wrap-anywhere">{nameItem(mover.displayName)}</span>
            <span className="block text-12 text-muted">{sayReason(mover, t)}</span>
          </span>
          <Amount amount={mover.change / unit.chaosPerUnit} decimals={decimals} unit={unit.unit} kind="signed" className="font-semibold" />
        </li>
      ))}
    </ul>
  );
}

/** "+4 pieces · price +0.7%". */
export function sayReason(item: ComparedItem, t: Translate): string {
  const { kind, pieces, priceShare, ownShare, ignored } = explainMover(item);
  const shareText = (share: number): string => `${share < 0 ? '−' : '+'}${writePercent(Math.abs(share) * 100)}`;
  const parts = [
    kind === 'new' && t('snapshot.reason.new'),
    kind === 'gone' && t('snapshot.reason.gone'),
    pieces !== 0 && t('snapshot.reason.pieces', { count: Math.abs(pieces), signed: writeSigned(pieces, 0) }),
    ignored === 'now' && t('snapshot.reason.ignored'),
    ignored === 'noMore' && t('snapshot.reason.counted'),
    priceShare !== null && t('snapshot.reason.price', { share: shareText(priceShare) }),
    ownShare !== null && t('snapshot.reason.own', { share: shareText(ownShare) }),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}
