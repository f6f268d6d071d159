import { roleInRequest, type RequestAction, type RequestParty } from '@poexchange/domain/service';
import { writeMessage } from '../../notifications/index.ts';
import { sideOf } from '../present-service.ts';
import { nameRequested } from './present-request.ts';
import type { RequestRecord } from './requests.queries.ts';

/**
 * An action on a request. `reopen` undoes a decline; `leave` means that a person deleted their account, which ends open
 * requests.
 */
type Cause = RequestAction | 'reopen' | 'dispute' | 'leave';

/**
 * Keys of messages about the other person's action; null for withdrawing an invitation, which deletes its message
 * instead.
 */
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
 * Describes the message that an action sends to the other person in a request: its key, and what a page needs to show
 * the service and its agreed price. Returns null if the action sends no message.
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

/** Describes the decision on a dispute to one of the two people; `ign` is the other person's name. */
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
