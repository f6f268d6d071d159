import type { Game } from '@poexchange/domain/item';
import { viewOfAsk } from '@poexchange/domain/currency';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { useLetterKeys } from '../../shared/game/interface-store.ts';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { dockedBar } from '../../shared/ui/docked-bar.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Kbd } from '../../shared/ui/kbd.tsx';
import { PayablePrice } from '../../shared/ui/payable-price.tsx';
import { PresenceDot } from '../../shared/network/presence-dot.tsx';
import { Skeleton } from '../../shared/ui/states.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { useCategoryName } from '../../shared/ui/use-category-name.ts';
import { DoneList } from './done-list.tsx';
import { QueueTagSign, QueueTagView } from './queue-tag.tsx';
import type { QueueEntry, QueueLists } from './queue-view.ts';

export type TradeQueueProps = {
  /** Undefined while loading. */
  readonly lists: QueueLists | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly party: 'owner' | 'asker';
  readonly game: Game;
  readonly selectedId: string;
  readonly prices: ReadonlyMap<string, PriceEntry>;
  /** `full` shows all text, `narrow` shows only name and amount; `strip` is for the top of the page on a phone. */
  readonly form: 'full' | 'narrow' | 'strip';
};

/** The open trades, and the trades finished today. */
export function TradeQueue(props: TradeQueueProps) {
  const { t } = useTranslation();
  const title = t(props.party === 'owner' ? 'trade.queue.open' : 'trade.queue.mine');
  return props.form === 'strip' ? <QueueStrip {...props} title={title} /> : <QueueColumn {...props} title={title} />;
}

type TitledProps = TradeQueueProps & { readonly title: string };

function QueueColumn(props: TitledProps) {
  const { lists, party, game, form, title } = props;
  const { t } = useTranslation();
  const hasLetterKeys = useLetterKeys();
  const isFull = form === 'full';
  const Row = isFull ? FullRow : NarrowRow;
  return (
    <nav aria-label={title} className="flex min-h-0 flex-1 flex-col">
      <header className={joinClasses('flex h-[49px] shrink-0 items-center gap-2 border-b border-line-soft', isFull ? 'px-4' : 'px-2.5')}>
        <h2 className={joinClasses('flex-1 font-semibold', isFull ? 'text-14' : 'line-clamp-2 text-12 leading-tight')}>{title}</h2>
        <span className="text-12 text-muted">{lists?.open.length}</span>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <QueueState {...props} />
        <ul>
          {lists?.open.map((entry) => (
            <li key={entry.id}>
              <Row entry={entry} {...props} />
            </li>
          ))}
        </ul>
        {isFull && lists !== undefined && lists.done.length > 0 && <DoneList entries={lists.done} party={party} game={game} />}
      </div>
      {/* Toasts are in this column: the rows end above them. */}
      <div aria-hidden="true" className={joinClasses('shrink-0', isFull ? 'h-[var(--toasts-room,0px)]' : 'h-[var(--toasts-reach,0px)]')} />
      {isFull && hasLetterKeys && (
        <p ref={dockedBar} className="flex items-center gap-2 border-t border-line-soft px-4 py-2.5 text-12 text-muted">
          <Kbd>{'J'}</Kbd>
          <Kbd>{'K'}</Kbd>
          {t('trade.queue.keys')}
        </p>
      )}
    </nav>
  );
}

function QueueState({ lists, hasFailed, onRetry, form, party }: TradeQueueProps) {
  const { t } = useTranslation();
  if (lists === undefined && !hasFailed) {
    return (
      <div role="status" aria-label={t('app.loading')} className="flex flex-col gap-3 p-4 max-xl:px-3">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className={form === 'full' ? 'h-14' : 'h-8'} />
        ))}
      </div>
    );
  }
  if (lists === undefined) {
    return (
      <div role="alert" className="flex flex-col items-start gap-2 p-4 text-12 text-muted max-xl:px-2.5">
        {t('trade.queue.failed')}
        <Button size="sm" onClick={onRetry}>
          {t('app.retry')}
        </Button>
      </div>
    );
  }
  if (lists.open.length > 0) return null;
  return (
    <p className="px-4 py-3 text-12 text-muted max-xl:px-2.5">{t(party === 'owner' ? 'trade.queue.empty' : 'trade.queue.emptyMine')}</p>
  );
}

type RowProps = TradeQueueProps & { readonly entry: QueueEntry };

function useRow({ entry, game, selectedId }: RowProps) {
  const { body } = entry.trade.notification;
  return {
    body,
    view: viewOfAsk(body.meta.game, body),
    isSelected: entry.id === selectedId,
    link: {
      to: '/$game/poexchange/bulk-trade/trade/$notificationId',
      params: { game: segmentOfGame(game), notificationId: entry.id },
      // Back leads to the page from which the first trade was opened.
      replace: true,
    } as const,
  };
}

function FullRow(props: RowProps) {
  const { t } = useTranslation();
  const { entry, prices } = props;
  const { body, view, isSelected, link } = useRow(props);
  const nameOf = useCategoryName(body.meta.game);
  const { trade } = entry;
  return (
    <Link
      {...link}
      aria-current={isSelected ? 'true' : undefined}
      className={joinClasses(
        'flex flex-col gap-1 border-b border-line-soft px-4 py-2.5 transition-colors hover:bg-s2 focus-visible:-outline-offset-2',
        isSelected && 'bg-s3 shadow-[inset_3px_0_0_var(--color-accent)]',
      )}
    >
      <span className="flex items-center gap-2">
        {trade.presence !== null && <PresenceDot presence={trade.presence} />}
        <span translate="no" className="min-w-0 flex-1 font-semibold wrap-anywhere">
          {trade.ign}
        </span>
        <TimeAgo timestampMs={trade.notification.timestamp} form="short" className="text-12 text-muted" />
      </span>
      <span className="flex items-center gap-2">
        <span className="min-w-0 flex-1 text-12 text-muted">
          {nameOf(body.meta.category, body.meta.subCategory, body.meta.custom?.name)}
          {' · '}
          {t('trade.queue.kinds', { count: body.items.length })}
        </span>
        <PayablePrice chaos={entry.chaos} view={view} />
      </span>
      {/* A line of its own, because item names are long. */}
      <span className="flex min-w-0">
        <QueueTagView tag={entry.tag} prices={prices} />
      </span>
    </Link>
  );
}

/** A row in a narrow list: the person, the amount, and the tag as an icon. */
function NarrowRow(props: RowProps) {
  const { t } = useTranslation();
  const { entry, prices } = props;
  const { body, view, isSelected, link } = useRow(props);
  return (
    <Link
      {...link}
      aria-current={isSelected ? 'true' : undefined}
      title={`${entry.trade.ign} · ${t('trade.queue.kinds', { count: body.items.length })}`}
      className={joinClasses(
        'flex flex-col gap-1 border-b border-line-soft px-2.5 py-2 hover:bg-s2 focus-visible:-outline-offset-2',
        isSelected && 'bg-s3 shadow-[inset_3px_0_0_var(--color-accent)]',
      )}
    >
      <span className="flex items-center gap-1.5">
        {entry.trade.presence !== null && <PresenceDot presence={entry.trade.presence} />}
        <span translate="no" className="min-w-0 flex-1 text-12 font-semibold wrap-anywhere">
          {entry.trade.ign}
        </span>
      </span>
      <span className="flex items-center justify-between gap-1">
        <QueueTagSign tag={entry.tag} prices={prices} />
        <PayablePrice chaos={entry.chaos} view={view} size={12} />
      </span>
    </Link>
  );
}

function QueueStrip(props: TitledProps) {
  const open = props.lists?.open ?? [];
  if (open.length < 2) return null;
  return (
    <nav
      aria-label={props.title}
      className="flex shrink-0 gap-2 overflow-x-auto border-b border-line-soft px-3 py-2 [scrollbar-width:none]"
    >
      {open.map((entry) => (
        <StripRow key={entry.id} {...props} entry={entry} />
      ))}
    </nav>
  );
}

function StripRow(props: RowProps) {
  const { entry } = props;
  const { view, isSelected, link } = useRow(props);
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [isSelected]);
  return (
    <Link
      ref={row}
      {...link}
      aria-current={isSelected ? 'true' : undefined}
      className={joinClasses(
        'flex h-[40px] shrink-0 items-center gap-2 rounded-md border px-2.5',
        isSelected ? 'border-accent bg-s3' : 'border-line bg-s2',
      )}
    >
      {entry.trade.presence !== null && <PresenceDot presence={entry.trade.presence} />}
      <span translate="no" className="max-w-[120px] truncate">
        {entry.trade.ign}
      </span>
      <PayablePrice chaos={entry.chaos} view={view} size={12} />
    </Link>
  );
}
