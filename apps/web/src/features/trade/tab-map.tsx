import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { EmptyState } from '../../shared/ui/states.tsx';
import { useTimeAgo } from '../../shared/ui/time-ago.tsx';
import type { TradeTab } from './choose-stacks.ts';
import { TabGrid } from './tab-grid.tsx';

export type TabMapProps = {
  readonly tabs: readonly TradeTab[];
  readonly prices: ReadonlyMap<string, PriceEntry>;
  readonly marked: string | null;
  readonly onMark: (hash: string | null) => void;
  readonly seenAt: number | null;
};

/** The tabs to open, one below the other, with what to take marked. */
export function TabMap({ tabs, prices, marked, onMark, seenAt }: TabMapProps) {
  const { t } = useTranslation();
  if (tabs.length === 0) {
    return (
      <EmptyState glyph="stash" title={t('trade.noMap')}>
        {t('trade.noMapText')}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {tabs.map((tab, index) => (
        <section key={tab.id} aria-label={t('trade.gridLabel', { name: tab.name })}>
          <header className="mb-2.5 flex flex-wrap items-center gap-x-2">
            {tab.colour !== null && <ColourMark colour={tab.colour} />}
            <h2 className="font-semibold">{t('trade.tab', { name: tab.name })}</h2>
            <span className="text-12 text-muted">
              {tab.layout.kind === 'grid' ? t('trade.tabGrid', { columns: tab.layout.columns }) : t('trade.tabSlots')}
              {' · '}
              {t('trade.stacksHere', { count: tab.hits.length })}
            </span>
            <span className="flex-1" />
            {index === 0 && seenAt !== null && <SeenAgo seenAt={seenAt} />}
          </header>
          {tab.layout.kind === 'grid' ? (
            <TabGrid hits={tab.hits} columns={tab.layout.columns} prices={prices} marked={marked} onMark={onMark} />
          ) : (
            <SlotList tab={tab} prices={prices} marked={marked} onMark={onMark} />
          )}
        </section>
      ))}
    </div>
  );
}

function SeenAgo({ seenAt }: { readonly seenAt: number }) {
  const { t } = useTranslation();
  const ago = useTimeAgo(seenAt);
  return <span className="text-12 text-muted">{t('trade.seen', { ago })}</span>;
}

/** The tab's own colour, as the game shows it; 3 or 6 hexadecimal digits, anything else is left out. */
function ColourMark({ colour }: { readonly colour: string }) {
  const hex = /^#?((?:[0-9a-f]{3}){1,2})$/i.exec(colour)?.[1];
  return hex === undefined ? null : <span aria-hidden="true" className="size-3 rounded-sm" style={{ background: `#${hex}` }} />;
}

/** A special tab has a place for each kind of item: the name says where. */
function SlotList({ tab, prices, marked, onMark }: { readonly tab: TradeTab } & Pick<TabMapProps, 'prices' | 'marked' | 'onMark'>) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-1.5 sm:grid-cols-2">
      {tab.hits.map(({ place, hash, take }) => (
        <li
          key={place.id}
          onPointerEnter={() => onMark(hash)}
          onPointerLeave={() => onMark(null)}
          className={joinClasses(
            'flex min-w-0 items-center gap-2.5 rounded-md border bg-hit px-2 py-1.5 transition-colors',
            marked === hash ? 'border-accent' : 'border-accent/40',
          )}
        >
          <ItemIcon path={prices.get(hash)?.iconPath ?? ''} className="bg-transparent" />
          <span className="min-w-0 flex-1 leading-[1.35]">
            <span className="block truncate">{prices.get(hash)?.name ?? t('trade.unknownItem')}</span>
            <span className="block text-12 text-muted">{t('trade.slotShort', { slot: (place.x ?? 0) + 1 })}</span>
          </span>
          <span className="num font-semibold">
            {take < place.stackSize ? t('trade.stackOf', { count: take, size: place.stackSize }) : take}
          </span>
        </li>
      ))}
    </ul>
  );
}
