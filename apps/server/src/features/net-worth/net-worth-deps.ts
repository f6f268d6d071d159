import type { ServerDeps } from '../../server-deps.ts';

/** Dependencies of the use-cases of net worth. */
export type NetWorthDeps = Pick<ServerDeps, 'db' | 'log' | 'clock' | 'prices'>;
