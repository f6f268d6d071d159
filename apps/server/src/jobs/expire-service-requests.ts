import type { JobHandler } from '@poexchange/platform/jobs';
import { expireRequests } from '../features/services/index.ts';
import type { JobContext } from './context.ts';

export const handle: JobHandler<object, JobContext> = async (_payload, { context, log }) => {
  const count = await expireRequests(context.listings);
  if (count > 0) log.info({ count }, 'requests for services expired');
};
