/** An offer's whisper and its main button. */
import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { composeServiceWhisper } from '@poexchange/domain/service';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAccount } from '../../../shared/account/account.ts';
import { ConnectButton } from '../../../shared/account/connect-button.tsx';
import { useGameSegment } from '../../../shared/game/use-game.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { readMainIgn } from '../../../shared/ign/main-ign.ts';
import { isAway, useReachability } from '../../../shared/network/connection.ts';
import type { League } from '../../../shared/prices/use-league.ts';
import { useAnswerRequest } from '../../../shared/services/requests-query.ts';
import { Button, buttonClasses } from '../../../shared/ui/button.tsx';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { dockedBar } from '../../../shared/ui/docked-bar.ts';
import { Countdown } from '../../../shared/ui/time-ago.tsx';
import { DeclinedButton, useDeclinedUntil } from './declined-button.tsx';
import type { OfferLine } from './offer-lines.ts';
import { NoteFields, readOwnRegion } from './note-fields.tsx';
import type { RequestNote } from './use-request-service.tsx';
import { useServiceKeys } from '../use-service-keys.ts';

export type OfferRequest = {
  readonly isBusy: boolean;
  /** The reader's open request for the offer. */
  readonly open: ServiceRequest | undefined;
  /** Sends the request, once the character name is known. */
  readonly send: (line: OfferLine, note?: RequestNote) => void;
};

export type OfferFooterProps = { readonly line: OfferLine; readonly league: League; readonly request: OfferRequest };

export function OfferFooter({ line, league, request }: OfferFooterProps) {
  return (
    <footer
      ref={dockedBar}
      className="flex flex-col gap-2.5 border-t border-line bg-s2 px-4 pt-3 pb-[calc(14px+env(safe-area-inset-bottom))]"
    >
      {/* Copied and withdrawn marks belong to one offer; the bar stays. */}
      <OfferActions key={line.row.id} line={line} league={league} request={request} />
    </footer>
  );
}

/** The whisper and the buttons, without the bar around them. */
export function OfferActions({ line, league, request }: OfferFooterProps) {
  const { t } = useTranslation();
  const { row } = line;
  const whisper = useWhisper(line, league);
  const declinedUntilMs = useDeclinedUntil(row);
  const canRequest = useCanRequest(line, request) && declinedUntilMs === null;
  const [note, setNote] = useState<RequestNote>({ message: '', region: readOwnRegion() });
  return (
    <>
      {whisper !== null && (
        <p
          aria-label={t('listing.preview')}
          className="max-h-[92px] overflow-y-auto rounded-md border border-line-soft bg-bg px-2.5 py-2 font-mono text-12 leading-[1.5] text-muted"
        >
          {whisper}
        </p>
      )}
      {canRequest && <NoteFields note={note} onChange={setNote} />}
      <div className="flex flex-wrap gap-2">
        <MainButton line={line} request={request} declinedUntilMs={declinedUntilMs} onRequest={() => request.send(line, note)} />
        {whisper !== null && (
          <CopyButton size="lg" text={whisper} className="max-md:min-h-[44px]">
            {t('services.request.whisper')}
          </CopyButton>
        )}
      </div>
      {declinedUntilMs !== null && <p className="text-12 text-muted">{t('services.request.declinedHint')}</p>}
      {canRequest && row.rules + row.overwriteRules !== '' && <p className="text-12 text-muted">{t('services.request.accepts')}</p>}
    </>
  );
}

/**
 * The whisper for an offer, which the C key copies; null if the reader's character name is unknown, and for the
 * reader's own offer.
 */
function useWhisper({ row, isOwn }: OfferLine, league: League): string | null {
  const account = useAccount();
  const ign = account.status === 'signedIn' ? (readMainIgn(account.profile, { game: row.poe, league: league.id }) ?? '') : '';
  const whisper = ign === '' || isOwn ? null : composeServiceWhisper({ ...row, leagueName: league.name }, ign);
  const copy = (text: string): void => void navigator.clipboard?.writeText(text).catch(() => undefined);
  useServiceKeys({ c: whisper === null ? undefined : () => copy(whisper) });
  return whisper;
}

/** Returns whether a request can be sent now, assuming that the owner has not recently declined a request. */
function useCanRequest(line: OfferLine, request: OfferRequest): boolean {
  const account = useAccount();
  const isReachable = useReachability((state) => !isAway(state.verdict));
  return account.status === 'signedIn' && isReachable && !line.isOwn && request.open === undefined && !request.isBusy;
}

type MainButtonProps = {
  readonly line: OfferLine;
  readonly request: OfferRequest;
  readonly declinedUntilMs: number | null;
  readonly onRequest: () => void;
};

/** Sends the request, or performs the step before or after it. */
function MainButton({ line, request, declinedUntilMs, onRequest }: MainButtonProps) {
  const { t } = useTranslation();
  const game = useGameSegment();
  const account = useAccount();
  const isReachable = useReachability((state) => !isAway(state.verdict));
  const { row } = line;
  if (account.status === 'visitor') {
    return (
      <ConnectButton size="lg" className="flex-1">
        {t('services.request.signIn')}
      </ConnectButton>
    );
  }
  if (line.isOwn) {
    return (
      <Link
        to="/$game/poexchange/services/my-listings"
        params={{ game }}
        search={{ service: row.id }}
        className={`${buttonClasses({ kind: 'primary', size: 'lg' })} flex-1`}
      >
        {t('services.request.edit')}
      </Link>
    );
  }
  if (request.open !== undefined) return <OpenRequest open={request.open} />;
  if (declinedUntilMs !== null) return <DeclinedButton untilMs={declinedUntilMs} size="lg" className="flex-1 max-md:min-h-[44px]" />;
  return (
    <Button
      kind="primary"
      size="lg"
      className="flex-1 max-md:min-h-[44px]"
      disabled={account.status !== 'signedIn' || !isReachable}
      isBusy={request.isBusy}
      onClick={onRequest}
    >
      {t(row.creatorType === 'wts' ? 'services.request.ask' : 'services.request.offer')}
    </Button>
  );
}

/** The open request, its remaining time, and the button to withdraw it. */
function OpenRequest({ open }: { readonly open: ServiceRequest }) {
  const { t } = useTranslation();
  const game = useGameSegment();
  const answer = useAnswerRequest(open.id);
  const isOff = useReachability((reached) => isAway(reached.verdict));
  return (
    <>
      <Link
        to="/$game/poexchange/services/trade/$notificationId"
        params={{ game, notificationId: open.id }}
        className={`${buttonClasses({ size: 'lg' })} flex-1 border-accent! text-accent!`}
      >
        {t(`services.state.${open.state}`)}
        {open.state === 'asked' && open.expiresMs !== null && <Countdown untilMs={open.expiresMs} />}
      </Link>
      <Button size="lg" isBusy={answer.isPending} disabled={isOff} onClick={() => answer.mutate('withdraw')}>
        {t('services.request.withdraw')}
      </Button>
    </>
  );
}
