import type { JobHandler } from '@poexchange/platform/jobs';
import { resealPublisherTokens } from '../features/auth/index.ts';
import { resealWebhookSecrets } from '../features/webhooks/index.ts';
import type { JobContext } from './context.ts';

export const handle: JobHandler<object, JobContext> = async (_payload, { context, log }) => {
  const { db, config } = context.auth;
  const count = (await resealPublisherTokens(db, config.tokenKeys)) + (await resealWebhookSecrets(db, config.tokenKeys));
  if (count > 0) log.info({ count }, 'secrets sealed with the current key');
};
