import type { Game } from '@poexchange/domain/item';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { getPricingWorker } from '../../workers/pricing-client.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { ErrorState, Skeleton } from '../../shared/ui/states.tsx';
import { ChangeText } from './change-text.tsx';
import { ConfidenceWords } from './confidence-words.tsx';
import { changeOf, confidenceOf, iconOf, nameOf, propertiesOf, tagOf, valueOf, type EconomyRow } from './economy-rows.ts';
import { levels, type EconomyView } from './economy-view.ts';

export type ItemPanelProps = {
  readonly row: EconomyRow;
  /** All rows of the league, for its variants. */
  readonly rows: readonly EconomyRow[];
  readonly view: EconomyView;
  readonly scope: { readonly game: Game; readonly league: string };
  readonly onClose: () => void;
  readonly onChoose: (hash: string) => void;
};

/** One group: its price, and what there is to know about it. */
export function ItemPanel({ row, view, scope, onClose }: ItemPanelProps) {
  const { t } = useTranslation();
  const properties = propertiesOf(row);
  const value = valueOf(row, view.level);
  return (
    <>
      <header className="flex items-start gap-3 border-b border-line-soft p-4">
        <ItemIcon path={iconOf(row)} size={40} />
        <div className="min-w-0 flex-1">
          <h2 className="text-18 font-semibold">{nameOf(row)}</h2>
          {properties !== '' && <p className="text-12 text-muted">{properties}</p>}
        </div>
        <IconButton glyph="close" label={t('app.close')} onClick={onClose} />
      </header>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 p-4">
          <Price chaos={value} size={26} lowConfidence={null} />
          <ConfidenceWords code={value === null ? 'none' : confidenceOf(row)} />
          <span className="flex-1" />
          <ChangeText change={changeOf(row, 'sevenDays')} />
        </div>
        <Levels row={row} scope={scope} chosen={view.level} />
      </div>
    </>
  );
}

function Levels({ row, scope, chosen }: { readonly row: EconomyRow; readonly scope: ItemPanelProps['scope']; readonly chosen: number }) {
  const { t } = useTranslation();
  const detail = useQuery({
    queryKey: ['economy-group', scope.game, scope.league, row.hash, row.columns.pricedAtMs],
    queryFn: () => getPricingWorker().readGroup(scope, { tag: tagOf(row), hash: row.hash }),
    meta: { failure: 'silent' },
  });
  if (detail.isError) return <ErrorState title={t('economy.failed')}>{t('economy.failedText')}</ErrorState>;
  if (detail.data === undefined) return <Skeleton className="m-4 h-[200px]" />;
  return (
    <table className="w-full">
      <caption className="px-4 pb-1 text-left text-13 font-semibold">{t('economy.levels')}</caption>
      <tbody>
        {levels.map((level) => (
          <tr key={level} className="border-t border-line-soft">
            <th
              scope="row"
              className={level === chosen ? 'px-4 py-1.5 text-left font-semibold' : 'px-4 py-1.5 text-left font-normal text-muted'}
            >
              {t('economy.levelNumber', { level })}
            </th>
            <td className="num px-4 py-1.5">
              <Price chaos={valueOf(row, level)} weight={level === chosen ? 'strong' : 'normal'} hint="none" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
