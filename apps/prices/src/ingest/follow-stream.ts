import type { Logger } from '@poexchange/platform/log';
import { traced } from '@poexchange/platform/tracing';
import type { PricesDb } from '../database.ts';
import { createKnownIds, type KnownIds } from '../asks/known-ids.ts';
import { storePages, type PagesToStore } from './store-pages.ts';
import { createCautiousReader } from './cautious-reader.ts';
import { noteStart, noteSurvived, readCursor } from './cursor.ts';
import type { PackedPage } from './pack-page.ts';
import { DeadReaderError, UnreadablePageError, type PageReader } from './page-reader.ts';
import { readAhead, type AheadPage, type FetchPage, type Pause } from './read-ahead.ts';
import { createMapModReport, type MapModReport, quarantinePage, readRefusal, storeSkippingRejected } from './page-problems.ts';
import { dropSuperseded, listSpokenOf, readQuarantinedTabs, supersede } from './quarantined-tabs.ts';
import type { StatusKeeper } from './stream-status.ts';

export type StreamDeps = {
  readonly db: PricesDb;
  readonly fetchPage: FetchPage;
  readonly reader: PageReader;
  readonly status: StatusKeeper;
  readonly log: Logger;
  readonly clock: () => number;
  /** Rejects when the program stops. */
  readonly sleep: (ms: number) => Promise<void>;
  readonly signal: AbortSignal;
  readonly onCaughtUp: () => void;
  /** Wraps a reader so that a page that would crash this process crashes a separate process instead. */
  readonly beCautious?: (reader: PageReader) => PageReader;
};

/** Pause between polls of a stream that has nothing new. */
const IDLE_POLL_MS = 2_000;
const FIRST_BACKOFF_MS = 1_000;
const LARGEST_BACKOFF_MS = 60_000;
/** Number of consecutive unreadable bodies after which the page, rather than the transport, is considered faulty. */
const ATTEMPTS_AT_A_PAGE = 5;
/** Number of starts without progress after which a crash loop is assumed. */
const SUSPICIOUS_STARTS = 4;

/** Why a page cannot be read: its bytes are not a page, or reading it kills the reader's thread. */
type PageFault = UnreadablePageError | DeadReaderError;
type End = Pause | { readonly kind: 'failed'; readonly error: unknown };

/** State kept between steps: ids, and how often the page at the cursor could not be read. */
type Memory = {
  readonly known: KnownIds;
  readonly mapMods: MapModReport;
  unreadable: { readonly askedWith: string | null; readonly times: number } | null;
  /** Ids of tabs whose last known state is a quarantined change. */
  quarantined: Set<string>;
  /** True once the database records that this program survived its first pages. */
  hasSurvived: boolean;
};

/**
 * Follows the public stash stream from the committed cursor until the signal aborts. Pages and their cursor are stored
 * together, so a page is neither lost nor counted twice, no matter when the program stops. After a 429 it waits as long
 * as the publisher asks; after other failures (publisher, database, disk) it uses exponential backoff. A page that
 * stays unreadable is quarantined, even if reading it crashes this program: after several starts at the same position,
 * pages are first probed in another process.
 */
export async function followStream(given: StreamDeps): Promise<void> {
  const deps = { ...given, reader: await chooseReader(given) };
  const memory: Memory = {
    known: createKnownIds(),
    mapMods: createMapModReport(deps),
    unreadable: null,
    quarantined: new Set(),
    hasSurvived: false,
  };
  let failures = 0;
  while (!deps.signal.aborted) {
    const pagesBefore = deps.status.read().pages;
    const end = await followUntilPause(deps, memory).catch((error: unknown): End => ({ kind: 'failed', error }));
    if (deps.signal.aborted) return;
    await survive(deps, memory);
    const hasAdvanced = deps.status.read().pages > pagesBefore;
    failures = isFailure(end) ? (hasAdvanced ? 1 : failures + 1) : 0;
    // Pages that were read but not stored are read again from the cursor.
    if (isFailure(end)) deps.reader.forget();
    const waitMs = chooseWait(end, failures);
    report(deps, end, waitMs);
    await deps.sleep(waitMs).catch(() => undefined);
  }
}

/** Chooses the cautious reader if programs keep exiting before anything is stored: the next page may be the cause. */
async function chooseReader({ db, reader, log, beCautious = createCautiousReader }: StreamDeps): Promise<PageReader> {
  try {
    const starts = await noteStart(db, (await readCursor(db))?.nextChangeId ?? null);
    if (starts < SUSPICIOUS_STARTS) return reader;
    log.error(
      { starts },
      'this program ended at the same place of the stream several times: pages are tried in a program of their own first',
    );
    return beCautious(reader);
  } catch {
    // The database is down. The next read of the cursor reports the failure and waits.
    return reader;
  }
}

async function survive({ db }: StreamDeps, memory: Memory): Promise<void> {
  if (memory.hasSurvived) return;
  memory.hasSurvived = await noteSurvived(db).then(
    () => true,
    () => false,
  );
}

function isFailure(end: End): boolean {
  return end.kind !== 'caughtUp' && end.kind !== 'rateLimited';
}

function chooseWait(end: End, failures: number): number {
  if (end.kind === 'caughtUp') return IDLE_POLL_MS;
  if (end.kind === 'rateLimited') return end.retryAfterMs;
  const backoffMs = Math.min(FIRST_BACKOFF_MS * 2 ** (failures - 1), LARGEST_BACKOFF_MS);
  return end.kind === 'down' ? Math.max(end.retryAfterMs ?? 0, backoffMs) : backoffMs;
}

function report({ log, status, onCaughtUp }: StreamDeps, end: End, waitMs: number): void {
  if (end.kind === 'caughtUp') {
    onCaughtUp();
    if (status.noteCaughtUp() === 'stalled')
      log.error({ lastChangeAtMs: status.read().lastChangeAtMs }, 'the stream stalls: answers come, and no change');
  } else if (end.kind === 'rateLimited') {
    status.noteLimited(waitMs);
    log.info({ retryAfterMs: waitMs }, 'the stream is limited');
  } else if (end.kind === 'failed') {
    status.noteFailure(end.error instanceof Error ? end.error.message : String(end.error), waitMs);
    log.error({ err: end.error, waitMs }, 'a page of the stream could not be taken');
  } else {
    status.noteFailure('reason' in end ? end.reason : end.kind, waitMs);
    log.warn({ outcome: end, waitMs }, 'the stream gives no page');
  }
}

/** Stores pages until no more are available. */
async function followUntilPause(deps: StreamDeps, memory: Memory): Promise<Pause> {
  const { db, status, signal } = deps;
  const cursor = await readCursor(db);
  status.resume(cursor?.movedAt.getTime() ?? null);
  memory.quarantined = await readQuarantinedTabs(db);
  const ahead = readAhead(deps, cursor?.nextChangeId ?? null);
  try {
    for (;;) {
      const taken = await ahead.take();
      signal.throwIfAborted();
      if ('kind' in taken) {
        if (taken.kind !== 'down' || taken.beginning === undefined) return taken;
        await setAsideLargest(deps, memory, { reason: taken.reason, beginning: taken.beginning });
        return await followUntilPause(deps, memory);
      }
      for (let rest = taken; rest.length > 0;) rest = await tracePages(rest, () => takePages(deps, memory, rest));
    }
  } finally {
    ahead.stop();
  }
}

/** Page requests are sent ahead, so they have their own traces. */
function tracePages(pages: readonly AheadPage[], take: () => Promise<readonly AheadPage[]>): Promise<readonly AheadPage[]> {
  const describe = (left: readonly AheadPage[]) => ({ 'poexchange.pages': pages.length - left.length });
  return traced('stream pages', { kind: 'internal', describe }, take);
}

/**
 * Stores pages up to the first unreadable page, or quarantines the page if it comes first. Returns the pages left to
 * store.
 */
async function takePages(deps: StreamDeps, memory: Memory, taken: readonly AheadPage[]): Promise<readonly AheadPage[]> {
  const { status, log, clock } = deps;
  const pages: PackedPage[] = [];
  let unreadable: PageFault | null = null;
  for (const { page } of taken) {
    const read = await page.catch((error: unknown) => {
      if (error instanceof UnreadablePageError || error instanceof DeadReaderError) return error;
      throw error;
    });
    if (read instanceof Error) {
      unreadable = read;
      break;
    }
    pages.push(read);
  }
  const [first] = taken;
  if (first === undefined) return [];
  const readAt = new Date(clock());
  if (pages.length === 0 && unreadable !== null) {
    await setAside(deps, memory, { askedWith: first.askedWith, reason: unreadable, readAt });
    return taken.slice(1);
  }
  // List these tabs before the pages are stored: if storing fails, the pages are read and listed again.
  const newsOf = memory.quarantined.size === 0 ? [] : [...listSpokenOf(pages)].filter((id) => memory.quarantined.delete(id));
  await supersede(deps.db, newsOf);
  const stored = await storeOrAround(deps, memory, { pages: dropSuperseded(pages), askedWith: first.askedWith, readAt });
  const set = stored.flatMap((page) => page.unreadable);
  for (const { tabIds } of set) for (const id of tabIds) memory.quarantined.add(id);
  await survive(deps, memory);
  status.notePages(stored.map(({ counts }, at) => ({ counts, bytes: taken[at]?.byteCount ?? 0 })));
  memory.mapMods(stored.map(({ counts }) => counts));
  if (set.length > 0) log.error({ count: set.length, reason: set[0]?.reason }, 'changes of the stream are quarantined');
  log.debug({ pages: stored.length }, 'pages stored');
  return taken.slice(stored.length);
}

/**
 * Stores pages. If the database rejects their content, stores only the first page without the rejected part. Returns
 * the stored pages.
 */
async function storeOrAround(deps: StreamDeps, memory: Memory, pages: PagesToStore): Promise<readonly PackedPage[]> {
  try {
    const result = await storePages(deps.db, memory.known, pages);
    if (result === 'movedOn') throw new Error('another process follows the stream too');
    return pages.pages;
  } catch (error) {
    if (readRefusal(error) === null) throw error;
    if (pages.pages.length > 1) return storeOrAround(deps, memory, { ...pages, pages: pages.pages.slice(0, 1) });
    const stored = await storeSkippingRejected(deps, pages);
    if (stored === null) throw error;
    return [stored];
  }
}

/**
 * Quarantines a page that was unreadable `ATTEMPTS_AT_A_PAGE` times in a row, and moves the cursor to the next id in
 * its first bytes. After fewer attempts, throws so that the page is requested again.
 */
async function setAside(
  deps: StreamDeps,
  memory: Memory,
  { askedWith, reason, readAt }: { askedWith: string | null; reason: PageFault; readAt: Date },
): Promise<void> {
  const times = memory.unreadable?.askedWith === askedWith ? memory.unreadable.times + 1 : 1;
  memory.unreadable = { askedWith, times };
  if (times < ATTEMPTS_AT_A_PAGE) throw reason;
  const bytes = reason instanceof UnreadablePageError ? reason.bytes : await fetchAgain(deps, askedWith);
  if (bytes === null || !(await quarantinePage(deps.db, { askedWith, bytes, reason: reason.message, readAt }))) throw reason;
  memory.quarantined = await readQuarantinedTabs(deps.db);
  deps.status.noteQuarantinedPage(bytes.length);
  deps.log.error({ askedWith, bytes: bytes.length, err: reason }, 'a page of the stream is quarantined');
}

/** Quarantines the beginning of the page at the cursor, which exceeds the size limit. */
async function setAsideLargest(
  deps: StreamDeps,
  memory: Memory,
  { reason, beginning }: { reason: string; beginning: Uint8Array },
): Promise<void> {
  const askedWith = (await readCursor(deps.db))?.nextChangeId ?? null;
  await setAside(deps, memory, { askedWith, reason: new UnreadablePageError(reason, beginning), readAt: new Date(deps.clock()) });
}

/** Fetches a page again after its bytes were lost with a thread; null if that fails. */
async function fetchAgain({ fetchPage }: StreamDeps, askedWith: string | null): Promise<Uint8Array | null> {
  const outcome = await fetchPage(askedWith);
  return outcome.kind === 'ok' ? outcome.value : null;
}
