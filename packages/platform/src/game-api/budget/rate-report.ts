import { nameLimitHeader, nameStateHeader, rateLimitHeaders } from '@poexchange/contract/game-api';

/** Reads one header by its lower-case name. */
export type ReadHeader = (name: string) => string | undefined;

/** Scope of a rule's counter: either the signed-in account, or all callers from this server together. */
export type RuleScope = 'account' | 'shared';

/** One window of a rule as the publisher reports it after counting the call. */
export type ReportedWindow = {
  readonly rule: string;
  readonly scope: RuleScope;
  readonly limit: number;
  readonly periodMs: number;
  /** Null if the publisher did not report it. */
  readonly used: number | null;
  /** Duration of the restriction once this window is exceeded, in ms. */
  readonly restrictionMs: number;
  /** Remaining time of an active restriction, in ms; 0 if no restriction is active. */
  readonly restrictedMs: number;
};

export type RateReport = { readonly policy: string; readonly windows: readonly ReportedWindow[] };

/** Matches an HTTP date; `Date` would accept many other formats. */
const HTTP_DATE = /^[A-Z][a-z]{2,8}, \d{2}[ -][A-Z][a-z]{2}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT$/;
const LONGEST_WAIT_MS = 999_999_000;

/**
 * Reads a response's rate-limit headers; null if it has none (outages, expired tokens, unlimited routes). Invalid parts
 * are skipped.
 */
export function readRateReport(readHeader: ReadHeader): RateReport | null {
  const policy = readHeader(rateLimitHeaders.policy)?.trim();
  if (policy === undefined || policy === '') return null;
  const rules = (readHeader(rateLimitHeaders.rules) ?? '').split(',').map((rule) => rule.trim());
  return { policy, windows: rules.filter((rule) => /^[A-Za-z][\w-]*$/.test(rule)).flatMap((rule) => readRule(rule, readHeader)) };
}

/**
 * Reads a response's wait time in ms, from seconds or a date; null if missing. A date is relative to the response's own
 * `Date`, because clocks of two machines differ.
 */
export function readRetryAfterMs(readHeader: ReadHeader): number | null {
  const told = readHeader(rateLimitHeaders.retryAfter)?.trim() ?? '';
  if (/^\d{1,6}$/.test(told)) return Number(told) * 1000;
  if (!HTTP_DATE.test(told)) return null;
  const waitMs = Date.parse(told) - Date.parse(readHeader('date') ?? '');
  return waitMs > LONGEST_WAIT_MS || Number.isNaN(waitMs) ? null : Math.max(0, waitMs);
}

function readRule(rule: string, readHeader: ReadHeader): ReportedWindow[] {
  const limits = readTriplets(readHeader(nameLimitHeader(rule)));
  const states = readTriplets(readHeader(nameStateHeader(rule)));
  return limits.flatMap((limit, index) => {
    if (limit === null || limit[0] < 1 || limit[1] < 1) return [];
    const sameWindow = states.find((state) => state?.[1] === limit[1]) ?? states[index] ?? null;
    return {
      rule,
      scope: rule.toLowerCase() === 'account' ? ('account' as const) : ('shared' as const),
      limit: limit[0],
      periodMs: limit[1] * 1000,
      used: sameWindow?.[0] ?? null,
      restrictionMs: limit[2] * 1000,
      restrictedMs: (sameWindow?.[2] ?? 0) * 1000,
    };
  });
}

function readTriplets(header: string | undefined): ([number, number, number] | null)[] {
  return (header ?? '').split(',').map((part) => {
    const match = /^\s*(\d{1,9}):(\d{1,9}):(\d{1,9})\s*$/.exec(part);
    return match === null ? null : [Number(match[1]), Number(match[2]), Number(match[3])];
  });
}
