import type { JobHandler } from '@poexchange/platform/jobs';
import { expireDueListings } from '../features/listings/index.ts';
import type { JobContext } from './context.ts';

export const handle: JobHandler<object, JobContext> = async (_payload, { context, log }) => {
  const count = await expireDueListings(context.listings);
  if (count > 0) log.info({ count }, 'listings expired');
};
