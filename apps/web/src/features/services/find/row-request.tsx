import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useGameSegment } from '../../../shared/game/use-game.ts';
import { isAway, useReachability } from '../../../shared/network/connection.ts';
import { Button, buttonClasses } from '../../../shared/ui/button.tsx';
import { Countdown } from '../../../shared/ui/time-ago.tsx';
import { DeclinedButton, useDeclinedUntil } from './declined-button.tsx';
import type { OfferLine } from './offer-lines.ts';

export type RowRequestPort = {
  /** Id of the offer whose request is being sent. */
  readonly busyId: string | null;
  /** The reader's open requests, by offer id. */
  readonly openRequests: ReadonlyMap<string, ServiceRequest>;
  /** Requests an offer; if its rules have not been shown yet, opens the offer instead. */
  readonly onRequest: (line: OfferLine) => void;
};

/**
 * The button in a row. A request accepts the rules: if the offer has rules that have not been shown, a click opens the
 * offer; for the open offer and for offers without rules, a click sends the request.
 */
export function RowRequest({ line, port }: { readonly line: OfferLine; readonly port: RowRequestPort }) {
  const { t } = useTranslation();
  const game = useGameSegment();
  const { row } = line;
  const open = port.openRequests.get(row.id);
  const isReachable = useReachability((state) => !isAway(state.verdict));
  const declinedUntilMs = useDeclinedUntil(row);
  if (line.isEnded === true) return null;
  if (line.isOwn) {
    return (
      <Link
        to="/$game/poexchange/services/my-listings"
        params={{ game }}
        search={{ service: row.id }}
        onClick={(event) => event.stopPropagation()}
        className={buttonClasses({ size: 'sm' })}
      >
        {t('services.request.edit')}
      </Link>
    );
  }
  if (open !== undefined) {
    return (
      <Link
        to="/$game/poexchange/services/trade/$notificationId"
        params={{ game, notificationId: open.id }}
        onClick={(event) => event.stopPropagation()}
        className={`${buttonClasses({ size: 'sm' })} text-accent`}
      >
        {open.state === 'asked' && open.expiresMs !== null ? (
          <>
            {t('services.state.asked')} <Countdown untilMs={open.expiresMs} />
          </>
        ) : (
          t(`services.state.${open.state}`)
        )}
      </Link>
    );
  }
  if (declinedUntilMs !== null) return <DeclinedButton untilMs={declinedUntilMs} size="sm" />;
  return (
    <Button
      size="sm"
      aria-label={t('services.request.of', { ign: row.ign })}
      className="[[data-selected]_&]:border-accent! [[data-selected]_&]:text-accent!"
      isBusy={port.busyId === row.id}
      disabled={!isReachable}
      onClick={(event) => {
        event.stopPropagation();
        port.onRequest(line);
      }}
    >
      {t(row.creatorType === 'wts' ? 'services.request.ask' : 'services.request.offer')}
    </Button>
  );
}
