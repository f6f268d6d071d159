import type { FetchPage } from './read-ahead.ts';

/** Recorded pages as a stream: the page requested with id n leads to n + 1, whatever next id the page contains. */
export type RecordedSource = {
  readonly fetchPage: FetchPage;
  /** True once the page after the last added page has been requested: by then all added pages have been taken. */
  readonly isAtEnd: () => boolean;
  /** Adds pages once the earlier pages have been taken; the earlier pages are then freed. */
  readonly add: (pages: readonly Uint8Array[]) => void;
};

const BEGINNING = /^\s*\{\s*"next_change_id"\s*:\s*"([^"\\]*)"/;
const LONGEST_BEGINNING = 400;

/** Creates the source. `first` is the stream's first id: the id at which an earlier stream ended, or null. */
export function createRecordedSource(first: string | null): RecordedSource {
  if (first !== null && !/^\d{1,9}$/.test(first))
    throw new Error('This database follows the real stream; recorded changes do not belong in it.');
  let start = Number(first ?? 0);
  let pages: Uint8Array[] = [];
  let asked = -1;
  return {
    fetchPage: async (changeId) => {
      asked = Number(changeId ?? 0);
      const page = pages[asked - start];
      // Copy the bytes, because the reader may transfer them to another thread and request the page again.
      return { kind: 'ok', value: page === undefined ? makeEmptyPage(changeId ?? '0') : Buffer.from(page) };
    },
    isAtEnd: () => asked === start + pages.length,
    add: (more) => {
      start += pages.length;
      pages = more.map((page, at) => nameNext(page, String(start + at + 1)));
    },
  };
}

/**
 * Builds a page from changes supplied as JSON strings. A string that is not JSON is kept as a plain string, which is
 * not a valid change.
 */
export function makePage(changes: readonly string[]): Uint8Array {
  return Buffer.from(`{"next_change_id":"0","stashes":[${changes.map((text) => (isJson(text) ? text : JSON.stringify(text))).join(',')}]}`);
}

function makeEmptyPage(changeId: string): Uint8Array {
  return Buffer.from(`{"next_change_id":"${changeId}","stashes":[]}`);
}

function nameNext(page: Uint8Array, nextChangeId: string): Uint8Array {
  const bytes = Buffer.from(page.buffer, page.byteOffset, page.byteLength);
  const beginning = BEGINNING.exec(bytes.subarray(0, LONGEST_BEGINNING).toString('latin1'));
  if (beginning?.[1] === nextChangeId) return page;
  if (beginning !== null) return Buffer.concat([Buffer.from(`{"next_change_id":"${nextChangeId}"`), bytes.subarray(beginning[0].length)]);
  const text = bytes.toString('utf8');
  const stashes = readStashes(text);
  return Buffer.from(JSON.stringify({ next_change_id: nextChangeId, stashes: stashes ?? [text] }));
}

function readStashes(text: string): unknown[] | null {
  try {
    const page = JSON.parse(text) as { stashes?: unknown } | null;
    return Array.isArray(page?.stashes) ? page.stashes : null;
  } catch {
    return null;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
