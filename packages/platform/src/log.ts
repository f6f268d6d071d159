import { readWork } from './work.ts';
import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

const REDACTED = '[redacted]';

// The complete log line is scrubbed, so secrets are caught at any depth, including in messages and stack traces.
const STRING = '"(?:\\\\.|[^"\\\\])*"';
const SECRET_NAME =
  '[\\w-]*(?:token|secret|password|passwd|apikey|api_key|jwt|verifier)s?|[\\w-]*authorization|(?:set-)?cookies?|code|state|database_?url|connectionstring';
const secretField = new RegExp(`"(${SECRET_NAME})":(${STRING}|\\[(?:${STRING}|[\\s,])*\\])`, 'gi');
const SECRET_PARAMETER = /([?&](?:code|state|code_verifier|[\w-]*token|[\w-]*secret)=)[^&\s"\\#]+/gi;
const SIGN_IN_PATH = /(\/ggg\/connect\/)(?!authUrl\/)[^/\s"\\?]+(?:\/[^/\s"\\?]+)?/gi;
const BEARER = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi;
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const URL_PASSWORD = /(\b[a-z][a-z\d+.-]*:\/\/[^\s:@/"\\]+:)[^\s@/"\\]+@/gi;

// Error codes (ECONNREFUSED, FST_ERR_VALIDATION, 23505, tradeListingNotFound) are useful. An OAuth code or state has
// digits among its letters, so words without digits and the two known formats with digits are kept.
const HARMLESS_CODE = /^"(?:[A-Za-z_]{1,60}|[0-9A-Z]{5}|(?:ERR|FST)_[A-Z0-9_]+)"$/;

/** Removes tokens, codes, states, cookies and passwords from a log line. */
export function redactLine(line: string): string {
  return line
    .replace(secretField, (field, name: string, value: string) => (isHarmless(name, value) ? field : `"${name}":"${REDACTED}"`))
    .replace(SECRET_PARAMETER, `$1${REDACTED}`)
    .replace(SIGN_IN_PATH, `$1${REDACTED}`)
    .replace(BEARER, `$1 ${REDACTED}`)
    .replace(JWT, REDACTED)
    .replace(URL_PASSWORD, `$1${REDACTED}@`);
}

/** Creates a JSON-lines logger (standard output by default) that never writes a secret. */
export function createLogger({
  name,
  level = 'info',
  destination,
}: {
  name: string;
  level?: LogLevel;
  destination?: DestinationStream;
}): Logger {
  const options = {
    name,
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: { streamWrite: redactLine },
    mixin: (_fields: object, _level: number, logger: PinoLogger) => nameWork(logger),
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Returns the work that a line belongs to, unless the logger itself already names that work. */
function nameWork(logger: PinoLogger): Record<string, string> {
  const work = readWork();
  if (work === undefined) return {};
  const name = work.kind === 'request' ? 'reqId' : work.kind;
  return name in logger.bindings() ? {} : { [name]: work.id };
}

function isHarmless(name: string, value: string): boolean {
  return /^(?:code|state)$/i.test(name) && HARMLESS_CODE.test(value);
}
