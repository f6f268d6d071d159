import type { JobHandler } from '@poexchange/platform/jobs';
import { sweepPresence } from '../realtime/sweep-presence.ts';
import type { JobContext } from './context.ts';

export const handle: JobHandler<object, JobContext> = (_payload, { context }) => sweepPresence(context.presence);
