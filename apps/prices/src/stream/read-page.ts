import { readChange, UnreadableChangeError } from './read-change.ts';
import type { TabState } from './read-change.ts';

export type UnreadableChange = { readonly reason: string; readonly body: string };

export type StreamPage = {
  readonly nextChangeId: string;
  /** Changes on the page, readable or not; none means caught up. */
  readonly changeCount: number;
  /** Each tab once, as the page leaves it. */
  readonly tabs: readonly TabState[];
  readonly unreadable: readonly UnreadableChange[];
};

const LONGEST_KEPT_BODY = 1_000_000;

/** Reads a page of the stream as it came. A change that cannot be read is set aside and stops nothing. Throws when it is no page at all. */
export function readPage(bytes: Buffer): StreamPage {
  const page = JSON.parse(bytes.toString('utf8')) as { next_change_id?: unknown; stashes?: unknown } | null;
  const nextChangeId = page?.next_change_id;
  const changes = page?.stashes;
  if (typeof nextChangeId !== 'string' || !/^[\d-]{1,200}$/.test(nextChangeId) || !Array.isArray(changes))
    throw new Error('not a page of the stream');
  const tabs = new Map<string, TabState>();
  const unreadable: UnreadableChange[] = [];
  for (const change of changes as readonly unknown[]) {
    try {
      const tab = readChange(change);
      // A later change of the same tab replaces the earlier one.
      tabs.set(tab.publicId, tab);
    } catch (error) {
      unreadable.push({ reason: describe(error), body: keepBody(change) });
    }
  }
  return { nextChangeId, changeCount: changes.length, tabs: [...tabs.values()], unreadable };
}

function describe(error: unknown): string {
  return error instanceof UnreadableChangeError ? error.message : `${error instanceof Error ? error.name : 'unknown error'} while reading`;
}

/** As JSON text, which holds no bare NUL: PostgreSQL refuses those. */
function keepBody(change: unknown): string {
  return JSON.stringify(change).slice(0, LONGEST_KEPT_BODY);
}
