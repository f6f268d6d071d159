import type { JobHandler } from '@poexchange/platform/jobs';
import { noteServiceDays } from '../features/services/index.ts';
import type { JobContext } from './context.ts';

export const handle: JobHandler<object, JobContext> = (_payload, { context }) => noteServiceDays(context.listings);
