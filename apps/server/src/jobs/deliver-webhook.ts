import type { WebhookDeliveryId } from '@poexchange/domain/ids';
import type { JobHandler } from '@poexchange/platform/jobs';
import { attemptDelivery, type DeliverDeps } from '../features/webhooks/index.ts';

export const handle: JobHandler<{ deliveryId: string }, DeliverDeps> = ({ deliveryId }, { context }) =>
  attemptDelivery(context, deliveryId as WebhookDeliveryId);
