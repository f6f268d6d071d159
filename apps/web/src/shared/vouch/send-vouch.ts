/** Sends a vouch or its withdrawal: over the socket while connected (R7.49, R7.50), else as a call (R7.34). */
import { ApiError } from '@poexchange/contract/client';
import { describeRefusal, errorCatalogue } from '@poexchange/contract/errors';
import { vouchClientEvents } from '@poexchange/contract/events/services';
import { servicesApi } from '@poexchange/contract/rest/services';
import { callApi } from '../api/call-api.ts';
import { useConnection } from '../socket/connection-store.ts';
import { EventRefusedError, type Realtime } from '../socket/realtime.ts';

export type VouchAsk = {
  readonly userId: string;
  readonly service: { readonly category: string; readonly name: string };
  readonly isGiven: boolean;
};

export type VouchReply = { readonly userId: string; readonly vouchCount: number };

/** Rejects with ApiError for a refusal on either way. Repeating the same request changes nothing. */
export async function sendVouch(ask: VouchAsk): Promise<VouchReply> {
  const { realtime, socket } = useConnection.getState();
  if (realtime === null || socket !== 'open') return callVouch(ask);
  try {
    return await emitVouch(realtime, ask);
  } catch (error) {
    // No answer: the vouch may have been stored, and a repeat is safe.
    if (!(error instanceof EventRefusedError)) return callVouch(ask);
    const { code } = error;
    throw new ApiError({ status: errorCatalogue[code].status, refusal: describeRefusal(code, ''), endpoint: 'vouch' });
  }
}

function emitVouch(realtime: Realtime, { userId, service, isGiven }: VouchAsk): Promise<VouchReply> {
  if (!isGiven) return realtime.ask('unvouch', { userId }, vouchClientEvents.unvouch.ack);
  const given = { userId, serviceCategory: service.category, serviceName: service.name };
  return realtime.ask('vouch', given, vouchClientEvents.vouch.ack);
}

function callVouch({ userId, service, isGiven }: VouchAsk): Promise<VouchReply> {
  if (!isGiven) return callApi(servicesApi.unvouch, { body: { userId } });
  return callApi(servicesApi.vouch, { body: { userId, serviceCategory: service.category, serviceName: service.name } });
}
