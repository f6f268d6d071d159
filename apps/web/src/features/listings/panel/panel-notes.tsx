import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useGame, useGameSegment } from '../../../shared/game/use-game.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeClock } from '../../../shared/i18n/write-values.ts';
import { useHasToken } from '../../../shared/session/token.ts';
import { useIsReopened, useOwnTradeChange, type OwnTradeChange } from '../../../shared/trades/own-trade-changes.ts';
import { sentTradesQuery } from '../../../shared/trades/sent-trades-query.ts';
import { buttonClasses } from '../../../shared/ui/button.tsx';
import { Note } from '../../../shared/ui/states.tsx';
import type { ListingLine } from '../listing-cells.tsx';
import type { PanelSelection } from './use-panel-selection.ts';

type PanelNotesProps = { readonly line: ListingLine; readonly notice: PanelSelection['notice'] };

/**
 * Notes to read before selecting items: that the listing has ended, who owns it, what changed it, and what was
 * declined.
 */
export function PanelNotes({ line, notice }: PanelNotesProps) {
  const { t } = useTranslation();
  const game = useGameSegment();
  if (line.isEnded) {
    return (
      <div role="alert" className="px-4 py-3">
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
  return <NewsNotes line={line} notice={notice} />;
}

/** News about the listing and the buyer's request; for the buyer's own trades, only the latest news is shown. */
function NewsNotes({ line: { row, whisperedAtMs }, notice }: PanelNotesProps) {
  const own = useOwnTradeChange(row.timestampMs);
  const answer = useAnswer(whisperedAtMs === null ? null : row.uuid);
  // Next to the seller's answer, a change that took nothing from the selection would read as part of the answer.
  const isNews = notice !== null && (answer === null || (own === null && notice !== 'traded'));
  return (
    <>
      {isNews && <ChangeNote notice={notice} own={own} />}
      {answer !== null && <AnswerNote answer={answer} ign={row.ign} />}
    </>
  );
}

/** The listing's last change; a change caused by the buyer's own trade is news, not a warning. */
function ChangeNote({ notice, own }: { readonly notice: NonNullable<PanelNotesProps['notice']>; readonly own: OwnTradeChange | null }) {
  const { t } = useTranslation();
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
        {part !== undefined && <b className="mr-1 font-semibold">{t('trade.handedOf', { part: part.handed, count: part.asked })}</b>}
        {text}
      </Note>
    </div>
  );
}

type Answer = { readonly kind: 'declined'; readonly atMs: number } | { readonly kind: 'reopened' };

/** Returns the decline of the last request for this listing, or its withdrawal; null if neither applies. */
function useAnswer(uuid: string | null): Answer | null {
  const { data } = useQuery({ ...sentTradesQuery(useGame()), enabled: useHasToken() && uuid !== null });
  const last = data?.find(({ notification }) => notification.body.uuid === uuid)?.notification;
  const isReopened = useIsReopened(last?.id);
  if (last === undefined || last.body.processed === true) return null;
  const declinedMs = last.body.steps?.declinedMs;
  if (declinedMs !== undefined) return { kind: 'declined', atMs: declinedMs };
  return isReopened ? { kind: 'reopened' } : null;
}

function AnswerNote({ answer, ign }: { readonly answer: Answer; readonly ign: string }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="px-4 pt-3 pb-1">
      <Note tone="info">
        {answer.kind === 'declined' ? t('listing.declined', { ign, time: writeClock(answer.atMs) }) : t('listing.ownReopened', { ign })}
      </Note>
    </div>
  );
}
