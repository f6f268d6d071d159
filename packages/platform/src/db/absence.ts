/**
 * Short database outages, such as a restart of PostgreSQL or of a pooler: work that was certainly not done is retried
 * for some seconds, so that callers do not notice. During a longer outage calls fail at once.
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** Pause between attempts to connect, in ms; up to twice as long, at random, to spread the attempts. */
const CONNECT_PAUSE_MS = 40;
/**
 * Pauses before each repetition of the same work, in ms: a pooler that has lost its database refuses for a second.
 * Limited, because work that itself breaks its connection would break each new one.
 */
const repeatPausesMs = [100, 400, 1600];

/** Waits for a moment and returns true if the same may be tried again; false for any other error, or too late. */
export type Bear = (error: unknown) => Promise<boolean>;

export type Absence = {
  /** Begins an attempt to connect, which is retried as long as the outage may be waited for. */
  readonly beginConnect: () => Bear;
  /** Begins a piece of work, which may be repeated a few times. */
  readonly beginWork: () => Bear;
  /** Called when the database did something: the next outage is a new one. */
  readonly end: () => void;
};

/**
 * Creates the retry policy for outages of up to `patienceMs`, counted from the first failure; no caller waits longer
 * than that. 0 switches it off.
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
      // A host that does not answer was already waited for since then.
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
/** Words of statements that change something or take a lock, at any position. */
const EFFECTS =
  /\b(?:insert|update|delete|merge|truncate|nextval|setval|set_config|pg_notify|pg_(?:try_)?advisory\w*|for\s+(?:no\s+key|key\s+share|share))\b/i;

/** Returns whether a statement only reads, so that it is safe to repeat. */
export function onlyReads(statement: string): boolean {
  return READS.test(statement) && !EFFECTS.test(statement);
}

/**
 * States in which PostgreSQL cannot run a statement now: connection failures, shutdown, start, no connection or disk
 * left, read-only, and a transaction that was ended because it was idle.
 */
const AWAY_STATES = /^(?:08...|57P0[1-5]|53[13]00|25P03|25006)$/;
/** States in which the connection is gone, or was refused by a server that starts or stops. */
const LOST_STATES = /^(?:08[0-9A-Z]{3}|57P0[1-3])$/;
/**
 * State for a protocol violation. If the connection ends with it, it comes from a pooler, which reports all its
 * failures this way.
 */
const PROTOCOL_STATE = '08P01';
/** Codes of Node for unreachable networks and hosts. */
const NETWORK_CODES = /^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)$/;
/** Errors of the driver, which have no code. */
const LOST_ERRORS = /^(?:Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable)/;
/** Another error of the driver: all connections are in use, or a new one takes too long. */
const NO_CONNECTION = /^timeout exceeded when trying to connect/;

/**
 * Returns whether an error of a statement means that the database is unreachable or read-only at the moment, so that a
 * retry may succeed soon. If a commit failed this way, it is unknown whether it was stored.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isConnectionLost(error) || AWAY_STATES.test(readCode(error)) || NO_CONNECTION.test(error.message);
}

/**
 * Returns whether an error means that the connection of a statement was lost, or that there was none. An uncommitted
 * transaction was then not stored; for any other write it is unknown.
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
