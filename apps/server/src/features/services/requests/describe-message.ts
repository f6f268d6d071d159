import { roleInRequest, type RequestAction, type RequestParty } from '@poexchange/domain/service';
import { writeMessage } from '../../notifications/index.ts';
import { sideOf } from '../present-service.ts';
import { nameRequested } from './present-request.ts';
import type { RequestRecord } from './requests.queries.ts';

/**
 * An action on a request; `reopen` where it undoes a decline; its dispute; or `leave`: a person deletes their account,
 * which ends what is open.
 */
type Cause = RequestAction | 'reopen' | 'dispute' | 'leave';

/** Keys of messages about what the other person did; an invitation that is taken back is taken away. */
const keys: Readonly<Record<Cause, string | null>> = {
  invite: 'service.invited',
  uninvite: null,
  decline: 'service.declined',
  withdraw: 'service.withdrawn',
  done: 'service.finished',
  undo: 'service.undone',
  reopen: 'service.reopened',
  dispute: 'service.disputed',
  leave: 'service.gone',
};

/**
 * Describes the message (R3.53) that an action is to the other person of a request, who did not press: its key, and
 * what a page needs to show the service and its agreed price. Null where nobody is told.
 */
export function describeMessage(
  record: RequestRecord,
  { action, party }: { readonly action: Cause; readonly party: RequestParty },
): { readonly to: string; readonly body: string } | null {
  const key = keys[action];
  const to = party === 'owner' ? record.asker_id : record.owner_id;
  if (key === null || to === null) return null;
  const params = {
    ign: party === 'owner' ? record.owner_ign : record.asker_ign,
    ...describeService(record),
    role: roleInRequest(party === 'owner' ? 'asker' : 'owner', sideOf(record)),
  };
  return { to, body: writeMessage(key, params) };
}

/** Describes the decision on a dispute to one of its people; `ign` is the other one (D64). */
export function describeDecision(record: RequestRecord, { party, isUpheld }: { party: RequestParty; isUpheld: boolean }): string {
  const ign = party === 'owner' ? record.asker_ign : record.owner_ign;
  const role = roleInRequest(party, sideOf(record));
  return writeMessage(isUpheld ? 'service.upheld' : 'service.rejected', { ign, ...describeService(record), role });
}

function describeService(record: RequestRecord) {
  return {
    service: nameRequested(record),
    request: record.id,
    game: record.game,
    category: record.category,
    name: record.name,
    custom: Number(record.is_custom),
    price: record.price_value,
    unit: record.price_type,
  };
}
