import type { Cluster } from '@poexchange/platform/embedded-postgres';
import type { Program } from '../lib/child.ts';
import type { KeptPauses } from '../lib/keep-running.ts';

/** Services that programs find through an address in their environment. */
export type Service = 'redis' | 'database' | 'replica' | 'pooler';

/**
 * Ends of a connection: a service, either shared by all programs or called by one program, the primary as called by its
 * replica, or a node behind the balancer.
 */
export type Line = Service | `${Service} of ${string}` | 'replication' | `node ${string}`;

/** Hooks for tests of the whole system: they put proxies between its parts, and observe the parts. */
export type Watch = {
  /** Puts a proxy between a part and its callers; returns the port for the callers. */
  readonly pass: (line: Line, port: number) => Promise<number>;
  /** Wraps a started PostgreSQL, so that its supervisor can later be given a different PostgreSQL. */
  readonly hold: (name: 'primary' | 'replica', cluster: Cluster) => Cluster;
  /** Called at every start of a part, with its process and what it announced. */
  readonly onStarted: (name: string, program: Program) => void;
  /** Returns additional environment variables for the program with this name. */
  readonly environmentOf: (name: string) => Readonly<Record<string, string>>;
  readonly pauses: KeptPauses;
};
