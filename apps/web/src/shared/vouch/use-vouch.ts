import { ApiError } from '@poexchange/contract/client';
import { describeRefusal, errorCatalogue } from '@poexchange/contract/errors';
import { vouchClientEvents } from '@poexchange/contract/events/services';
import { servicesApi } from '@poexchange/contract/rest/services';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../account/account.ts';
import { callApi } from '../api/call-api.ts';
import { ownServiceKeys } from '../api/own-service-keys.ts';
import { useConnection } from '../socket/connection-store.ts';
import { EventRefusedError, type Realtime } from '../socket/realtime.ts';
import { rememberVouched, useMyVouches, useVouchCount, useVouchInfo, vouchInfoQuery } from './vouch-query.ts';
import { readVouchState, type VouchState } from './vouch-state.ts';

// Sends or withdraws a vouch: over the socket while connected, as a call while disconnected.

type VouchChange = {
  readonly userId: string;
  readonly service: { readonly category: string; readonly name: string };
  readonly isGiven: boolean;
};

type VouchReply = { readonly userId: string; readonly vouchCount: number };

/**
 * Rejects with ApiError if the server refuses, over the socket or as a call. Repeating the same request changes
 * nothing.
 */
export async function sendVouch(change: VouchChange): Promise<VouchReply> {
  const { realtime, socket } = useConnection.getState();
  if (realtime === null || socket !== 'open') return callVouch(change);
  try {
    return await emitVouch(realtime, change);
  } catch (error) {
    // No answer: the vouch may have been stored, but repeating it is safe.
    if (!(error instanceof EventRefusedError)) return callVouch(change);
    const { code } = error;
    throw new ApiError({ status: errorCatalogue[code].status, refusal: describeRefusal(code, ''), endpoint: 'vouch' });
  }
}

function emitVouch(realtime: Realtime, { userId, service, isGiven }: VouchChange): Promise<VouchReply> {
  if (!isGiven) return realtime.ask('unvouch', { userId }, vouchClientEvents.unvouch.ack);
  const given = { userId, serviceCategory: service.category, serviceName: service.name };
  return realtime.ask('vouch', given, vouchClientEvents.vouch.ack);
}

function callVouch({ userId, service, isGiven }: VouchChange): Promise<VouchReply> {
  if (!isGiven) return callApi(servicesApi.unvouch, { body: { userId } });
  return callApi(servicesApi.vouch, { body: { userId, serviceCategory: service.category, serviceName: service.name } });
}

export type VouchSubject = {
  /** Null once the person has deleted their account. */
  readonly userId: string | null;
  /** The service to vouch for; null if there is none. */
  readonly service: { readonly category: string; readonly name: string } | null;
  /** The person has finished a service for the user. */
  readonly hasFinished: boolean;
  /** Number of vouches for the person according to data on the page. */
  readonly count: number;
};

export type Vouch = {
  readonly state: VouchState;
  readonly isVouched: boolean;
  readonly count: number;
  /** When the user vouched for the person; null if unknown. */
  readonly vouchedMs: number | null;
  readonly press: () => void;
};

/** Vouches for a person, or withdraws the vouch. */
export function useVouch({ userId, service, hasFinished, count }: VouchSubject): Vouch {
  const client = useQueryClient();
  const account = useAccount();
  const mine = useMyVouches();
  const isVouched = userId !== null && mine?.vouchedUsers.includes(userId) === true;
  const shownCount = useVouchCount(userId, count);
  const info = useVouchInfo(userId).data;
  const change = useMutation({
    mutationFn: async (change: {
      readonly userId: string;
      readonly service: NonNullable<VouchSubject['service']>;
      readonly isGiven: boolean;
    }) => {
      const reply = await sendVouch(change);
      rememberVouched(client, change.userId, change.isGiven);
      client.setQueryData(vouchInfoQuery(change.userId).queryKey, (before) => before && { ...before, vouchCount: reply.vouchCount });
    },
    // Refetch the star's state; the refusal itself is reported elsewhere.
    onError: () => void client.invalidateQueries({ queryKey: ownServiceKeys.vouches }),
    onSettled: (_reply, _error, change) => void client.invalidateQueries({ queryKey: ownServiceKeys.vouchInfo(change.userId) }),
  });
  const state = readVouchState({
    isSignedIn: account.status !== 'visitor',
    isSelf: account.status === 'signedIn' && account.profile.uuid === userId,
    isPending: change.isPending || account.status === 'loading' || account.status === 'failed',
    isVouched,
    hasService: service !== null && userId !== null,
    hasFinished,
  });
  return {
    state,
    isVouched,
    count: shownCount,
    vouchedMs: isVouched ? (info?.yoursMs ?? null) : null,
    press: () => {
      if (userId !== null && service !== null && !change.isPending) change.mutate({ userId, service, isGiven: !isVouched });
    },
  };
}
