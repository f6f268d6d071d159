import type { SnapshotTab, SnapshotTabId } from '@poexchange/domain/net-worth';
import { useState } from 'react';
import { nameItem } from '../../../shared/i18n/item-names.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { sayProperties } from '../../../shared/price-files/item-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { ItemIcon } from '../../../shared/ui/item-icon.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { nameTab } from '../data/name-tab.ts';
import { marks } from '../parts/marks.ts';
import { chooseConfidenceWord, ConfidenceCell } from './confidence-cell.tsx';
import { Week } from './item-columns.tsx';
import { OwnPriceField } from './own-price-field.tsx';
import type { ItemRow } from './item-rows.ts';
import type { MarketPast } from './use-market-past.ts';
import type { OwnItemPrices } from './use-own-prices.ts';

export type ItemListProps = {
  readonly rows: readonly ItemRow[];
  readonly tabs: ReadonlyMap<SnapshotTabId, SnapshotTab>;
  readonly past: MarketPast;
  readonly own: OwnItemPrices;
};

const FIRST_ROWS = 30;
const MORE_ROWS = 100;

/**
 * The item list on a phone: two-line rows that scroll with the page, and a sheet with the actions that the table shows
 * in its rows.
 */
export function ItemList({ rows, tabs, past, own }: ItemListProps) {
  const { t } = useTranslation();
  const [count, setCount] = useState(FIRST_ROWS);
  const [opened, setOpened] = useState<ItemRow | null>(null);
  const left = rows.length - count;
  return (
    <>
      <ul aria-label={t('snapshot.items.title')}>
        {rows.slice(0, count).map((row) => (
          <li key={row.hash} className="border-t border-line-soft">
            <button
              type="button"
              onClick={() => setOpened(row)}
              className={joinClasses(
                'grid min-h-[56px] w-full grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-x-2.5 px-4 py-1.5 text-left',
                own.isIgnored(row.hash) && 'opacity-50',
              )}
            >
              <ItemIcon path={row.item.icon} mark={row.item.displayName} size={28} />
              <span className="min-w-0">
                <span className="block leading-tight font-medium wrap-anywhere">{nameItem(row.item.displayName)}</span>
                <span className="flex min-w-0 items-center gap-1 text-12 text-muted">
                  <span className="shrink-0">{t('snapshot.items.times', { count: row.quantity })}</span>
                  <Price chaos={row.item.price > 0 ? row.item.price : null} size={12} weight="normal" hint="none" />
                  <span className="truncate">{` · ${row.tabId === null ? '' : nameTab({ id: row.tabId, name: tabs.get(row.tabId)?.name ?? '' }, t)}`}</span>
                </span>
              </span>
              <span className="flex flex-col items-end gap-0.5">
                <Price chaos={row.item.price > 0 ? row.total : null} hint="none" />
                <Second row={row} past={past} own={own} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <div className="p-4 text-center">
          <Button kind="quiet" onClick={() => setCount(count + MORE_ROWS)}>
            {t('snapshot.items.more', { count: left })}
          </Button>
        </div>
      )}
      {opened !== null && <ItemSheet row={opened} past={past} own={own} onClose={() => setOpened(null)} />}
    </>
  );
}

type RowProps = { readonly row: ItemRow; readonly past: MarketPast; readonly own: OwnItemPrices };

/** Second line, below the total: what is unusual about the price, or the price's trend over the week. */
function Second({ row: { item }, past, own }: RowProps) {
  const code = past.confidenceOf(item);
  if (chooseConfidenceWord(item, code, own) === 'good') return <Week item={item} past={past} />;
  return <ConfidenceCell item={item} code={code} own={own} />;
}

function ItemSheet({ row, past, own, onClose }: RowProps & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { item, hash } = row;
  const name = item.displayName;
  const isIgnored = own.isIgnored(hash);
  const properties = sayProperties(item.priceProps, t);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={nameItem(name)}
      closeLabel={t('app.close')}
      width="sm"
      {...(properties !== '' && { description: properties })}
      footer={
        <Button onClick={() => own.setIgnored({ hash, name }, isIgnored ? 'no' : 'yes')}>
          <Glyph name={isIgnored ? marks.eye : marks.eyeOff} size={14} />
          {t(isIgnored ? 'snapshot.items.countAgainShort' : 'snapshot.items.ignoreShort')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex items-center gap-3">
          <ItemIcon path={item.icon} mark={name} size={40} />
          <span className="text-muted">{t('snapshot.items.times', { count: row.quantity })}</span>
          <Price chaos={item.price > 0 ? item.price : null} />
          <span className="ml-auto">
            <Week item={item} past={past} />
          </span>
        </div>
        <ConfidenceCell item={item} code={past.confidenceOf(item)} own={own} />
        {item.isCustomPrice && item.originalPrice !== null && (
          <p className="flex items-center gap-2 text-muted">
            {t('snapshot.items.marketPrice')} <Price chaos={item.originalPrice} />
          </p>
        )}
        <Field label={t('snapshot.items.own')} hint={t('snapshot.items.fromNext')}>
          {() => <OwnPriceField item={item} own={own} label={t('snapshot.items.ownPriceOf', { name })} reason="below" />}
        </Field>
      </div>
    </Dialog>
  );
}
