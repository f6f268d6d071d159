/**
 * Handles short database outages, such as a restart of PostgreSQL or of a pooler: work that was certainly not done is
 * retried for some seconds, so that callers do not notice. During a longer outage calls fail immediately.
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** Pause between connection attempts, in ms; up to twice as long, at random, to spread the attempts. */
const CONNECT_PAUSE_MS = 40;
/**
 * Pauses before each repetition of the same work, in ms: a pooler that has lost its database rejects connections for a
 * second. The number of repetitions is limited because work that itself breaks its connection would break each new
 * connection.
 */
const repeatPausesMs = [100, 400, 1600];

/**
 * Waits briefly and returns true if the operation may be retried; returns false if the error does not allow a retry, or
 * after the timeout.
 */
export type Bear = (error: unknown) => Promise<boolean>;

export type Absence = {
  /** Starts a connection attempt, which is retried until the outage timeout. */
  readonly beginConnect: () => Bear;
  /** Starts a unit of work, which may be repeated a few times. */
  readonly beginWork: () => Bear;
  /** Called when the database responded: the next failure starts a new outage. */
  readonly end: () => void;
};

/**
 * Creates the retry policy for outages of up to `patienceMs`, counted from the first failure; no caller waits longer. 0
 * disables retries.
 */
export function createAbsence(patienceMs: number, { readNowMs = () => performance.now() }: { readNowMs?: () => number } = {}): Absence {
  let sinceMs: number | null = null;
  const mayBear = (error: unknown, failedMs: number): boolean => {
    if (patienceMs === 0 || !isConnectionLost(error)) return false;
    sinceMs = Math.min(sinceMs ?? Number.POSITIVE_INFINITY, failedMs);
    return readNowMs() - Math.min(sinceMs, failedMs) < patienceMs;
  };
  return {
    beginConnect: () => {
      // The time limit starts with the attempt, because the caller has already waited for an unresponsive host since
      // then.
      const beganMs = readNowMs();
      return async (error) => {
        if (!mayBear(error, beganMs)) return false;
        await sleep(CONNECT_PAUSE_MS * (1 + Math.random()));
        return true;
      };
    },
    beginWork: () => {
      let firstMs: number | null = null;
      let repeats = 0;
      return async (error) => {
        firstMs ??= readNowMs();
        const pauseMs = repeatPausesMs[repeats];
        if (pauseMs === undefined || !mayBear(error, firstMs)) return false;
        repeats += 1;
        await sleep(pauseMs * (0.75 + Math.random() / 2));
        return true;
      };
    },
    end: () => {
      sinceMs = null;
    },
  };
}

/** First words of statements that are safe to repeat. */
const READS = /^\s*(?:select|with|values|table)\b/i;
/** Words that, at any position, show that a statement changes something or takes a lock. */
const EFFECTS =
  /\b(?:insert|update|delete|merge|truncate|nextval|setval|set_config|pg_notify|pg_(?:try_)?advisory\w*|for\s+(?:no\s+key|key\s+share|share))\b/i;

/** Returns whether a statement only reads, so that it is safe to repeat. */
export function onlyReads(statement: string): boolean {
  return READS.test(statement) && !EFFECTS.test(statement);
}

/**
 * States in which PostgreSQL currently cannot run a statement: connection failures, shutdown, startup, no connections
 * or disk space left, read-only, and a transaction terminated for being idle.
 */
const AWAY_STATES = /^(?:08...|57P0[1-5]|53[13]00|25P03|25006)$/;
/** States in which the connection was lost, or was rejected by a server that is starting or stopping. */
const LOST_STATES = /^(?:08[0-9A-Z]{3}|57P0[1-3])$/;
/**
 * State for a protocol violation. If the error ends the connection, it comes from a pooler, which reports all its
 * failures this way.
 */
const PROTOCOL_STATE = '08P01';
/** Node error codes for unreachable networks and hosts. */
const NETWORK_CODES = /^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)$/;
/** Driver errors, which have no code. */
const LOST_ERRORS = /^(?:Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable)/;
/** Driver error when all connections are in use, or a new connection takes too long. */
const NO_CONNECTION = /^timeout exceeded when trying to connect/;

/**
 * Returns whether a statement's error means that the database is currently unreachable or read-only, so that a retry
 * may soon succeed. If a commit failed this way, it is unknown whether the transaction was stored.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isConnectionLost(error) || AWAY_STATES.test(readCode(error)) || NO_CONNECTION.test(error.message);
}

/**
 * Returns whether an error means that a statement's connection was lost or never established. An uncommitted
 * transaction was then not stored; whether any other write was stored is unknown.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = readCode(error);
  if (code === PROTOCOL_STATE) return 'severity' in error && error.severity === 'FATAL';
  return LOST_STATES.test(code) || NETWORK_CODES.test(code) || LOST_ERRORS.test(error.message);
}

function readCode(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
