import type { Cluster } from '@poexchange/platform/embedded-postgres';
import type { Program } from '../lib/child.ts';
import type { KeptPauses } from '../lib/keep-running.ts';

/** Services that programs find by an address in their environment. */
export type Service = 'redis' | 'database' | 'replica' | 'pooler';

/**
 * Ends of a connection: a service, as shared by all or as called by one program, the primary as called by its replica,
 * or a node behind the balancer.
 */
export type Line = Service | `${Service} of ${string}` | 'replication' | `node ${string}`;

/** Hooks for a test of the whole system: they put proxies between its parts, and observe them. */
export type Watch = {
  /** Puts a proxy between a part and its callers; returns the port for the callers. */
  readonly pass: (line: Line, port: number) => Promise<number>;
  /** Wraps a PostgreSQL that was started, so that its supervisor can be given another one later. */
  readonly hold: (name: 'primary' | 'replica', cluster: Cluster) => Cluster;
  /** Called at every start of a part, with the process and what it announced. */
  readonly onStarted: (name: string, program: Program) => void;
  /** Returns additions to the environment of the program of this name. */
  readonly environmentOf: (name: string) => Readonly<Record<string, string>>;
  readonly pauses: KeptPauses;
};
