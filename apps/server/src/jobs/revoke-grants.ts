import type { JobHandler } from '@poexchange/platform/jobs';
import { revokePlanned } from '../features/auth/index.ts';
import type { JobContext } from './context.ts';

export const handle: JobHandler<object, JobContext> = async (_payload, { context, log }) => {
  const count = await revokePlanned(context.auth);
  if (count > 0) log.info({ count }, 'grants of deleted accounts ended');
};
