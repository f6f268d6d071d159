import { Logger as QueueLogger } from 'graphile-worker';
import type { Logger } from '../log.ts';

/** Lets the queue write to our log: its info as debug, its warnings and errors unchanged. */
export function bridgeLogger(log: Logger | undefined): QueueLogger {
  return new QueueLogger((scope) => (level, message) => {
    const write = level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug';
    log?.[write]({ part: 'jobs', ...scope }, message);
  });
}
