/** Answers people who request a service from a scripted player by inviting them after a short delay. */
import { ApiError, type CallApi } from '@poexchange/contract/client';
import { serverEvents } from '@poexchange/contract/events';
import { servicesApi } from '@poexchange/contract/rest/services';
import type { ServiceRequestId } from '@poexchange/domain/ids';
import type { Logger } from '@poexchange/platform/log';
import type { Socket } from 'socket.io-client';

/** Longer than scripted players take to answer each other, which is handled separately. */
const ANSWER_MS = 9000;

/** Invites each asker who has not been answered yet. A request that has ended in the meantime is left unchanged. */
export function answerRequests({ page, call, log }: { page: Socket; call: CallApi; log: Logger }): void {
  page.on('service-request:moved', (envelope: { data?: unknown }) => {
    const moved = serverEvents['service-request:moved'].safeParse(envelope.data);
    if (!moved.success || moved.data.party !== 'owner' || moved.data.state !== 'asked' || moved.data.by !== 'asker') return;
    const { id } = moved.data;
    setTimeout(() => {
      call(servicesApi.answerServiceRequest, { body: { id: id as ServiceRequestId, action: 'invite' } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.refusal?.code === 'requestClosed') return;
        log.warn({ err: error }, 'a trader could not answer a request');
      });
    }, ANSWER_MS).unref();
  });
}
