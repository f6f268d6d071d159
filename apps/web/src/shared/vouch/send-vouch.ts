/** Sends a vouch or its withdrawal (R7.34). A repeat of the same changes nothing. */
import { servicesApi } from '@poexchange/contract/rest/services';
import { callApi } from '../api/call-api.ts';

export type VouchAsk = {
  readonly userId: string;
  readonly service: { readonly category: string; readonly name: string };
  readonly isGiven: boolean;
};

export type VouchReply = { readonly userId: string; readonly vouchCount: number };

export function sendVouch({ userId, service, isGiven }: VouchAsk): Promise<VouchReply> {
  if (!isGiven) return callApi(servicesApi.unvouch, { body: { userId } });
  return callApi(servicesApi.vouch, { body: { userId, serviceCategory: service.category, serviceName: service.name } });
}
