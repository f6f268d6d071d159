/**
 * States of PostgreSQL in which it takes no statement now: connection failures, shutdown, start, no connection or disk
 * left, read-only, and a transaction that was ended because nothing happened in it.
 */
const AWAY_STATES = /^(?:08...|57P0[1-5]|53[13]00|25P03|25006)$/;
/** States in which the connection is gone, or was refused by a server that starts or stops. */
const LOST_STATES = /^(?:08[0-9A-Z]{3}|57P0[1-3])$/;
/** State of a statement that makes no sense, unless the connection ends with it: poolers tell all their troubles so. */
const PROTOCOL_STATE = '08P01';
/** Codes of Node for networks and names that do not answer. */
const NETWORK_CODES = /^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)$/;
/** Errors of the driver, which have no code. */
const LOST_ERRORS = /^(?:Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable)/;
/** Error of the driver, too: all connections are in use, or a new one takes too long. */
const NO_CONNECTION = /^timeout exceeded when trying to connect/;

/**
 * Tells whether an error of a statement says that the database cannot be reached or takes no writes at this moment,
 * so that the same may work soon. Whether a commit that failed so was stored is unknown.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isConnectionLost(error) || AWAY_STATES.test(readCode(error)) || NO_CONNECTION.test(error.message);
}

/**
 * Tells whether an error says that the connection of a statement was lost, or that there was none. What ran in a
 * transaction that was not committed was not done then; of anything else that writes nobody knows.
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
