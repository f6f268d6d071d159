/**
 * States of PostgreSQL in which it takes no statement now: connection failures, shutdown, start, no connection or disk
 * left, read-only, and a transaction that was ended because nothing happened in it.
 */
const AWAY_STATES = /^(?:08...|57P0[1-5]|53[13]00|25P03|25006)$/;
/** Codes of Node for networks and names that do not answer. */
const NETWORK_CODES = /^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)$/;
/** Errors of the driver, which have no code. */
const DRIVER_ERRORS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/**
 * Tells whether an error of a statement says that the database cannot be reached or takes no writes at this moment,
 * so that the same may work soon. Whether a commit that failed so was stored is unknown.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return AWAY_STATES.test(code) || NETWORK_CODES.test(code) || DRIVER_ERRORS.test(error.message);
}
