import { numberTab } from '../asks/names.ts';
import { createPageCounts, type PageCounts } from './page-counts.ts';
import { readChange, UnreadableChangeError, type TabState } from './read-change.ts';

export type UnreadableChange = {
  readonly reason: string;
  readonly body: string;
  /** Numbers of tabs that may be in the change and do not occur in any later change on the page. */
  readonly tabIds: readonly string[];
};

export type StreamPage = {
  readonly nextChangeId: string;
  /** Number of changes on the page, readable or not; 0 means caught up. */
  readonly changeCount: number;
  /** In page order; a tab may occur more than once. */
  readonly tabs: readonly TabState[];
  readonly unreadable: readonly UnreadableChange[];
  readonly counts: Readonly<PageCounts>;
};

const CHANGE_ID = /^[\d-]{1,200}$/;
/**
 * Matches the start of a page, before the changes, which may be megabytes long:
 * `{"next_change_id":"1-2-3-4-5","stashes":[`.
 */
const BEGINNING = /^\s*\{\s*"next_change_id"\s*:\s*"([\d-]{1,200})"\s*,\s*"stashes"\s*:\s*\[\s*(\]?)/;
const LONGEST_BEGINNING = 400;

/** Reads the next change id from a page's first bytes; null if they are not the start of a page. */
export function peekPage(bytes: Uint8Array): { nextChangeId: string; isEmpty: boolean } | null {
  const match = BEGINNING.exec(Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, LONGEST_BEGINNING)).toString('latin1'));
  return match === null ? null : { nextChangeId: match[1] ?? '', isEmpty: match[2] === ']' };
}

/**
 * Reads a stream page as received. Unreadable changes are set aside and all other changes are read. Throws if the bytes
 * are not a page.
 */
export function readPage(bytes: Uint8Array): StreamPage {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
  const page = JSON.parse(text) as { next_change_id?: unknown; stashes?: unknown } | null;
  const nextChangeId = page?.next_change_id;
  const changes = page?.stashes;
  if (typeof nextChangeId !== 'string' || !CHANGE_ID.test(nextChangeId) || !Array.isArray(changes))
    throw new Error('not a page of the stream');
  const counts = createPageCounts();
  const tabs: TabState[] = [];
  const faults: { reason: string; change: unknown; at: number }[] = [];
  for (const [at, change] of (changes as readonly unknown[]).entries()) {
    try {
      tabs.push(readChange(change, counts));
    } catch (error) {
      faults.push({ reason: describe(error), change, at });
    }
  }
  const lastAt =
    faults.length === 0 ? new Map<string, number>() : new Map(changes.map((change, at) => [readTabId(change) ?? '', at] as const));
  const unreadable = faults.map(({ reason, change, at }) => {
    const tabId = readTabId(change);
    return { reason, body: keepBody(change), tabIds: tabId !== null && lastAt.get(tabId) === at ? [numberTab(tabId)] : [] };
  });
  counts.changes += changes.length;
  counts.quarantined += unreadable.length;
  return { nextChangeId, changeCount: changes.length, tabs, unreadable, counts };
}

/** Reads the tab's id from a change; null if the change contains no id. */
export function readTabId(change: unknown): string | null {
  const id = typeof change === 'object' && change !== null && 'id' in change ? change.id : null;
  return typeof id === 'string' && id !== '' ? id : null;
}

function describe(error: unknown): string {
  return error instanceof UnreadableChangeError ? error.message : `${error instanceof Error ? error.name : 'unknown error'} while reading`;
}

/**
 * Writes a change as JSON text without NUL, which PostgreSQL rejects. A change nested too deep to be written is
 * replaced by a note saying so.
 */
export function keepBody(change: unknown): string {
  try {
    return JSON.stringify(change);
  } catch {
    return JSON.stringify({ id: readTabId(change), lost: 'nested too deep to be kept' });
  }
}
