import type { ServerDeps } from '../../server-deps.ts';

export type VouchesDeps = Pick<ServerDeps, 'db' | 'clock'>;
