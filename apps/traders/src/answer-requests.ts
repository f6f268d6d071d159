/** Answers to people who ask a scripted player for a service: after a moment it invites them. */
import { ApiError, type CallApi } from '@poexchange/contract/client';
import { serverEvents } from '@poexchange/contract/events';
import { servicesApi } from '@poexchange/contract/rest/services';
import type { ServiceRequestId } from '@poexchange/domain/ids';
import type { Logger } from '@poexchange/platform/log';
import type { Socket } from 'socket.io-client';

/** Longer than scripted players take among themselves, who answer on their own. */
const ANSWER_MS = 9000;

/** Invites whoever asks and is not answered yet. A request that ended meanwhile stays as it is. */
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
