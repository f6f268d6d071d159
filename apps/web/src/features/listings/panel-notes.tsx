import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useGame, useGameSegment } from '../../shared/game/use-game.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeClock } from '../../shared/i18n/write-values.ts';
import { useHasToken } from '../../shared/session/token.ts';
import { useOwnTradeChange } from '../../shared/trades/own-trade-changes.ts';
import { sentTradesQuery } from '../../shared/trades/sent-trades-query.ts';
import { buttonClasses } from '../../shared/ui/button.tsx';
import { Note } from '../../shared/ui/states.tsx';
import type { ListingLine } from './listing-cells.tsx';
import type { PanelSelection } from './use-panel-selection.ts';

type PanelNotesProps = { readonly line: ListingLine; readonly notice: PanelSelection['notice'] };

/** Notes on a listing, to read before choosing: that it ended, whose it is, what changed it, what was declined. */
export function PanelNotes({ line, notice }: PanelNotesProps) {
  const { t } = useTranslation();
  const game = useGameSegment();
  if (line.isEnded) {
    return (
      <div role="alert" className="px-4 pt-3">
        <Note tone="bad">
          <b className="font-semibold">{t('listing.ended')}</b> {t('listing.endedText')}
        </Note>
      </div>
    );
  }
  if (line.isOwn) {
    return (
      <div className="flex flex-col gap-2 px-4 py-3">
        <Note tone="info">
          <b className="font-semibold">{t('listing.own')}</b> {t('listing.ownText')}
        </Note>
        <Link to="/$game/poexchange/bulk-trade/my-listings" params={{ game }} className={buttonClasses()}>
          {t('listing.manage')}
        </Link>
      </div>
    );
  }
  return (
    <>
      {notice !== null && <ChangeNote notice={notice} stampMs={line.row.timestampMs} />}
      {line.whisperedAtMs !== null && <DeclinedNote uuid={line.row.uuid} ign={line.row.ign} />}
    </>
  );
}

/** Last change of the listing; one caused by the buyer's own trade is news, not a warning. */
function ChangeNote({ notice, stampMs }: { readonly notice: NonNullable<PanelNotesProps['notice']>; readonly stampMs: number }) {
  const { t } = useTranslation();
  const own = useOwnTradeChange(stampMs);
  const text =
    own?.kind === 'undone'
      ? t('listing.ownUndone', { ign: own.ign })
      : own !== null
        ? t(notice === 'tradedReduced' ? 'listing.ownTradedReduced' : 'listing.ownTraded', { ign: own.ign })
        : t(`listing.${notice}`);
  const part = own?.pieces !== undefined && own.pieces.handed < own.pieces.asked ? own.pieces : undefined;
  return (
    <div role={own === null ? 'alert' : 'status'} className="px-4 pt-3 pb-1">
      <Note tone={own === null ? 'warn' : 'info'}>
        {part !== undefined && <b className="mr-1 font-semibold">{t('trade.piecesOf', { count: part.handed, asked: part.asked })}</b>}
        {text}
      </Note>
    </div>
  );
}

/** The last request one sent for this listing was declined: said as long as nothing else came of it. */
function DeclinedNote({ uuid, ign }: { readonly uuid: string; readonly ign: string }) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...sentTradesQuery(useGame()), enabled: useHasToken() });
  const last = data?.find(({ notification }) => notification.body.uuid === uuid)?.notification.body;
  const declinedMs = last?.processed === true ? undefined : last?.steps?.declinedMs;
  if (declinedMs === undefined) return null;
  return (
    <div role="status" className="px-4 pt-3 pb-1">
      <Note tone="info">{t('listing.declined', { ign, time: writeClock(declinedMs) })}</Note>
    </div>
  );
}
