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
