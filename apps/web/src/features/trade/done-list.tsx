import type { Game } from '@poexchange/domain/item';
import { viewOfAsk } from '@poexchange/domain/currency';
import { Link } from '@tanstack/react-router';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { PayablePrice } from '../../shared/ui/payable-price.tsx';
import { changeEntered } from './handover-store.ts';
import { enterHanded } from './handover.ts';
import { readEndMs, stepBeforeEnd, type QueueEntry } from './queue-view.ts';
import { useFinishTrade, useTradeStep } from './trade-query.ts';

export type DoneListProps = { readonly entries: readonly QueueEntry[]; readonly party: 'owner' | 'asker'; readonly game: Game };

/** The trades finished in the last day and, separately, the trades declined, each with Undo. */
export function DoneList({ entries, ...rest }: DoneListProps) {
  const { t } = useTranslation();
  const traded = entries.filter(({ tag }) => tag.kind === 'traded');
  const declined = entries.filter(({ tag }) => tag.kind !== 'traded');
  return (
    <>
      {traded.length > 0 && <EndedList title={t('trade.queue.done')} entries={traded} {...rest} />}
      {declined.length > 0 && <EndedList title={t('trade.queue.declined')} entries={declined} {...rest} />}
    </>
  );
}

function EndedList({ title, entries, party, game }: DoneListProps & { readonly title: string }) {
  return (
    <section aria-label={title} className="pt-3 pb-2">
      <h2 className="flex items-center justify-between px-4 pb-1 text-13 font-semibold text-muted">
        {title}
        <span className="text-12 font-normal">{entries.length}</span>
      </h2>
      <ul>
        {entries.map((entry) => (
          <DoneRow key={entry.id} entry={entry} party={party} game={game} />
        ))}
      </ul>
    </section>
  );
}

function DoneRow({ entry, party, game }: { readonly entry: QueueEntry } & Pick<DoneListProps, 'party' | 'game'>) {
  const { t } = useTranslation();
  const { trade, id, tag } = entry;
  const finish = useFinishTrade(id);
  const step = useTradeStep(id);
  const { body } = trade.notification;
  const isTraded = tag.kind === 'traded';
  const endedMs = readEndMs(trade.notification);
  const undo = (): void => {
    if (!isTraded) return step.mutate(stepBeforeEnd(trade.notification));
    changeEntered(id, (before) => enterHanded(before, body));
    finish.mutate({ undo: true });
  };
  return (
    <li className="group relative flex h-[30px] items-center text-12 text-muted hover:bg-s2">
      <Link
        to="/$game/poexchange/bulk-trade/trade/$notificationId"
        params={{ game: segmentOfGame(game), notificationId: id }}
        replace
        className="flex min-w-0 flex-1 items-center gap-2 self-stretch px-4 hover:text-text"
      >
        <Glyph name={isTraded ? 'check' : 'close'} size={14} className={isTraded ? 'text-up' : undefined} />
        <span translate="no" className="min-w-0 flex-1 truncate">
          {trade.ign}
        </span>
        <span className={joinClasses('flex items-center gap-2', party === 'owner' && 'group-focus-within:invisible group-hover:invisible')}>
          {endedMs !== null && <TimeAgo timestampMs={endedMs} form="short" />}
          {isTraded ? <PayablePrice chaos={entry.chaos} view={viewOfAsk(body.meta.game, body)} size={12} /> : t('trade.tag.declined')}
        </span>
      </Link>
      {party === 'owner' && (
        <Button
          size="sm"
          kind="quiet"
          isBusy={finish.isPending || step.isPending}
          aria-label={t('trade.undoOf', { ign: trade.ign })}
          className="absolute right-2 h-[24px]! opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100"
          onClick={undo}
        >
          <Glyph name="undo" size={12} />
          {t('trade.undo')}
        </Button>
      )}
    </li>
  );
}
