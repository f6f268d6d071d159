import type { ServiceOutcome } from '@poexchange/platform/game-api';
import type { PackedPage } from './pack-page.ts';
import type { PageReader } from './page-reader.ts';
import { peekPage } from './read-page.ts';

export type FetchPage = (changeId: string | null) => Promise<ServiceOutcome<Uint8Array>>;
type Failure = Exclude<ServiceOutcome<Uint8Array>, { kind: 'ok' }>;

/** Why there is nothing to read now: the stream was read to its end, or a request failed. */
export type Pause = { readonly kind: 'caughtUp' } | Failure;

export type AheadPage = { readonly askedWith: string | null; readonly byteCount: number; readonly page: Promise<PackedPage> };

export type ReadAhead = {
  /**
   * Resolves to the next pages: at least one, and as many more as have been read by now. Resolves to the pause once all
   * pages before it have been taken.
   */
  readonly take: () => Promise<readonly AheadPage[] | Pause>;
  readonly stop: () => void;
};

const PAGES_AHEAD = 6;
/** Maximum number of pages in one transaction. A larger batch gains nothing, and a failure loses the whole batch. */
const LARGEST_BATCH = 4;

type Entry = AheadPage & { isRead: boolean };

function readEnd(page: PackedPage | undefined): { readonly nextChangeId: string | null; readonly isEmpty: boolean } {
  return { nextChangeId: page?.nextChangeId ?? null, isEmpty: page?.changeCount === 0 };
}

/**
 * Fetches and reads pages while earlier pages are stored: a page's first bytes name the next page. Buffers at most
 * `PAGES_AHEAD` pages. Ends with a pause, or rejects if fetching throws.
 */
export function readAhead({ fetchPage, reader }: { fetchPage: FetchPage; reader: PageReader }, from: string | null): ReadAhead {
  const entries: Entry[] = [];
  let pause: Pause | null = null;
  let failure: { error: unknown } | null = null;
  let isStopped = false;
  let wake = (): void => undefined;
  let changed = Promise.resolve();
  const notify = (): void => wake();
  const rearm = (): void => {
    changed = new Promise((resolve) => {
      wake = resolve;
    });
  };
  rearm();

  const waitForChange = async (): Promise<void> => {
    await changed;
    rearm();
  };

  const push = (askedWith: string | null, bytes: Uint8Array): Entry => {
    const byteCount = bytes.length;
    const page = reader.read(bytes);
    const entry: Entry = { askedWith, byteCount, page, isRead: false };
    const settle = (): void => {
      entry.isRead = true;
    };
    page.then(settle, settle);
    entries.push(entry);
    return entry;
  };

  const produce = async (): Promise<void> => {
    let askedWith = from;
    while (!isStopped) {
      if (entries.length >= PAGES_AHEAD) {
        await slotFreed();
        continue;
      }
      const outcome = await fetchPage(askedWith);
      if (isStopped) return;
      if (outcome.kind !== 'ok') {
        pause = outcome;
        return;
      }
      const peeked = peekPage(outcome.value);
      const isNews = peeked === null || !peeked.isEmpty || peeked.nextChangeId !== askedWith;
      const entry = isNews ? push(askedWith, outcome.value) : null;
      notify();
      // If the start of a page looks odd, wait for the parsed page to get the next id.
      const { nextChangeId, isEmpty } = peeked ?? readEnd(await entry?.page);
      if (isEmpty || nextChangeId === askedWith) {
        pause = { kind: 'caughtUp' };
        return;
      }
      askedWith = nextChangeId;
    }
  };

  let freeSlot = (): void => undefined;
  const slotFreed = (): Promise<void> =>
    new Promise((resolve) => {
      freeSlot = resolve;
    });

  void produce()
    .catch((error: unknown) => {
      failure = { error };
    })
    .finally(notify);

  return {
    take: async () => {
      while (entries.length === 0) {
        if (pause !== null) return pause;
        if (failure !== null) throw (failure as { error: unknown }).error;
        await waitForChange();
      }
      await entries[0]?.page.catch(() => undefined);
      let count = 1;
      while (count < LARGEST_BATCH && entries[count]?.isRead === true) count += 1;
      const taken = entries.splice(0, count);
      freeSlot();
      return taken;
    },
    stop: () => {
      isStopped = true;
      freeSlot();
    },
  };
}
