import type { Cluster } from '@poexchange/platform/embedded-postgres';
import type { Program } from '../lib/child.ts';
import type { KeptPauses } from '../lib/keep-running.ts';

/** Services that programs find by an address in their environment. */
export type Service = 'redis' | 'database' | 'replica' | 'pooler';

/**
 * Ends of lines: a service, for all who have no line of their own or as one program calls it, the primary as its
 * replica calls it, or a node behind the balancer.
 */
export type Line = Service | `${Service} of ${string}` | 'replication' | `node ${string}`;

/** Openings for a test of the whole system: what it puts between its parts, and sees of them. */
export type Watch = {
  /** Puts something between a part and those who call it; returns the port that these are told. */
  readonly pass: (line: Line, port: number) => Promise<number>;
  /** Stands for a PostgreSQL that was started: whoever supervises it may find another one later. */
  readonly hold: (name: 'primary' | 'replica', cluster: Cluster) => Cluster;
  /** Called at every start of a part, with the process and what it announced. */
  readonly onStarted: (name: string, program: Program) => void;
  /** Added to the environment of the program of this name. */
  readonly environmentOf: (name: string) => Readonly<Record<string, string>>;
  readonly pauses: KeptPauses;
};
