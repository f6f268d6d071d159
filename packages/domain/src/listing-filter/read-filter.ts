import { isTag } from '../tables/index.ts';
import {
  filterLimits,
  noListingFilter,
  openRange,
  type FilterGroup,
  type FilterItem,
  type FilterRow,
  type ListingFilter,
  type NumberRange,
} from './filter.ts';

/** Reason why an input is not a filter: not a filter at all, of an unknown version, or above the limits. */
export type FilterRefusal = 'notAFilter' | 'unknownVersion' | 'tooLarge';

export type ReadFilter = { readonly ok: true; readonly filter: ListingFilter } | { readonly ok: false; readonly code: FilterRefusal };

/** Parsing stops at the first error; thrown only within this file. */
class Refused extends Error {
  readonly code: FilterRefusal;
  constructor(code: FilterRefusal) {
    super(code);
    this.code = code;
  }
}

const knownNames: ReadonlySet<string> = new Set(['v', 't', 'g', 'u', 'p', 's', 'w', 'o', 'r', 'k']);

/**
 * Parses the output of `writeListingFilter` from a possibly hostile source: a link, or edited storage. All or nothing:
 * half a filter would show the wrong listings.
 */
export function readListingFilter(json: unknown): ReadFilter {
  try {
    return { ok: true, filter: readWritten(json) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, code: error.code };
    throw error;
  }
}

function readWritten(json: unknown): ListingFilter {
  if (!isRecord(json)) return refuse('notAFilter');
  if (json['v'] !== 1) return refuse(Number.isInteger(json['v']) ? 'unknownVersion' : 'notAFilter');
  if (Object.keys(json).some((name) => !knownNames.has(name))) return refuse('notAFilter');
  return {
    ...noListingFilter,
    itemText: readText(json['t']),
    groups: readGroups(json['g']),
    unitPriceChaos: readRange(json['u']),
    percent: readRange(json['p']),
    totalChaos: readRange(json['s']),
    sellerText: readText(json['w']),
    onlineOnly: readFlag(json['o']),
    regexAllowed: readFlag(json['r']),
    seenInStash: readFlag(json['k']),
  };
}

function readGroups(json: unknown): FilterGroup[] {
  if (json === undefined) return [];
  const lists = readList(json);
  if (lists.length > filterLimits.groups) return refuse('tooLarge');
  const rows = lists.reduce<number>((sum, group) => sum + Math.max(0, readList(group).length - 1), 0);
  return rows > filterLimits.rows ? refuse('tooLarge') : lists.map(readGroup);
}

function readGroup(json: unknown): FilterGroup {
  const [head, ...written] = readList(json);
  const rows = written.map(readRow);
  if (head === 'a') return { kind: 'and', rows };
  if (head === 'n') return { kind: 'not', rows };
  const atLeast = readNumber(head);
  return Number.isInteger(atLeast) && atLeast >= 1 && atLeast <= filterLimits.rows
    ? { kind: 'count', atLeast, rows }
    : refuse('notAFilter');
}

function readRow(json: unknown): FilterRow {
  const [item, quantity = 0, price = null, ...more] = readList(json);
  const minQuantity = readNumber(quantity);
  if (more.length > 0 || !Number.isInteger(minQuantity)) return refuse('notAFilter');
  return {
    item: readItem(item),
    minQuantity: minQuantity === 0 ? null : minQuantity,
    maxPriceChaos: price === null ? null : readNumber(price),
  };
}

function readItem(json: unknown): FilterItem {
  if (typeof json === 'string') return /^[0-9a-f]{40}$/.test(json) ? { kind: 'group', hash: json } : refuse('notAFilter');
  const [tag, key, properties = {}, ...more] = readList(json);
  if (typeof tag !== 'string' || !isTag(tag) || typeof key !== 'string' || key === '' || more.length > 0) return refuse('notAFilter');
  return { kind: 'variants', tag, key: readText(key), properties: readProperties(properties) };
}

function readProperties(json: unknown): Record<string, string | number | boolean> {
  if (!isRecord(json)) return refuse('notAFilter');
  const entries = Object.entries(json);
  if (entries.length > filterLimits.properties) return refuse('tooLarge');
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (typeof value === 'boolean') return [readText(name), value];
      return [readText(name), typeof value === 'string' ? readText(value) : readNumber(value)];
    }),
  );
}

function readRange(json: unknown): NumberRange {
  if (json === undefined) return openRange;
  const [min = null, max = null, ...more] = readList(json);
  if (more.length > 0) return refuse('notAFilter');
  return { min: min === null ? null : readNumber(min), max: max === null ? null : readNumber(max) };
}

function readText(json: unknown): string {
  if (json === undefined) return '';
  if (typeof json !== 'string') return refuse('notAFilter');
  return json.length > filterLimits.textLength ? refuse('tooLarge') : json;
}

/** Reads a finite number from 0 to the limit. */
function readNumber(json: unknown): number {
  if (typeof json !== 'number' || !Number.isFinite(json) || json < 0) return refuse('notAFilter');
  return json > filterLimits.number ? refuse('tooLarge') : json + 0;
}

function readFlag(json: unknown): boolean {
  if (json === undefined) return false;
  return json === 1 ? true : refuse('notAFilter');
}

function readList(json: unknown): readonly unknown[] {
  return Array.isArray(json) ? json : refuse('notAFilter');
}

function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function refuse(code: FilterRefusal): never {
  throw new Refused(code);
}
