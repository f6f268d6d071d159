import { useState, type ReactNode } from 'react';
import { useAccount } from '../../shared/account/account.ts';
import { IgnDialog } from '../../shared/ign/ign-dialog.tsx';
import { readMainIgn } from '../../shared/ign/main-ign.ts';
import type { League } from '../../shared/prices/use-league.ts';
import type { OfferLine } from './offer-lines.ts';
import type { ServicesScope } from './services-query.ts';
import { noNote, useRequestService, type AskNote } from './use-request-service.ts';

export type AskService = {
  readonly ask: (line: OfferLine, note?: AskNote) => void;
  /** The id of the offer whose request is being sent. */
  readonly busyId: string | null;
  /** Asks for the character name if it is unknown. */
  readonly dialog: ReactNode;
};

/** Requests an offer with the character name for whispers (R3.65). Only one request is sent at a time. */
export function useAskService(scope: ServicesScope, league: League): AskService {
  const account = useAccount();
  const request = useRequestService(scope);
  const [waiting, setWaiting] = useState<{ readonly line: OfferLine; readonly note: AskNote } | null>(null);
  const ign = account.status === 'signedIn' ? readMainIgn(account.profile, scope) : null;
  const send = (line: OfferLine, note: AskNote, name: string): void => request.mutate({ row: line.row, ign: name, note });
  return {
    ask: (line, note = noNote) => {
      if (account.status !== 'signedIn' || line.isOwn || request.isPending) return;
      if (ign === null) setWaiting({ line, note });
      else send(line, note, ign);
    },
    busyId: request.isPending ? (request.variables?.row.id ?? null) : null,
    dialog:
      waiting === null || account.status !== 'signedIn' ? null : (
        <IgnDialog
          accountId={account.profile.uuid}
          scope={scope}
          leagueName={league.name}
          current={null}
          side="asCustomer"
          onClose={() => setWaiting(null)}
          onConfirmed={(name) => send(waiting.line, waiting.note, name)}
        />
      ),
  };
}
