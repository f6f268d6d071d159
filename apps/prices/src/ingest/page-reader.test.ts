import { createRandom } from '@poexchange/domain/random';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { createInlineReader } from '../testing/inline-reader.ts';
import { makeMarketChange } from '../testing/make-market.ts';
import { makeHugePage, makePageBytes } from '../testing/make-page.ts';
import { createCautiousReader } from './cautious-reader.ts';
import { createThreadReader, DeadReaderError, UnreadablePageError, type PageReader } from './page-reader.ts';

const reader = createThreadReader();
afterAll(() => reader.close());

const random = createRandom(7);
const pages = Array.from({ length: 12 }, (_, at) =>
  makePageBytes(
    String(at),
    Array.from({ length: 20 }, () => makeMarketChange(random, 30)),
  ),
);

describe('page reader threads', () => {
  it('D51 returns the same pages as parsing in this thread, in order', async () => {
    const inline = createInlineReader();
    const here = await Promise.all(pages.map((page) => inline.read(Buffer.from(page))));
    const there = await Promise.all(pages.map((page) => reader.read(Buffer.from(page))));
    // Which thread announces a name is random; everything else is equal.
    expect(there.map((page) => page.tabs)).toEqual(here.map((page) => page.tabs));
    expect(there.map(({ nextChangeId, offers }) => [nextChangeId, offers.asks])).toEqual(
      here.map(({ nextChangeId, offers }) => [nextChangeId, offers.asks]),
    );
    const announced = (read: typeof here) => new Set(read.flatMap((page) => page.newGroups.map(({ group }) => group.hash)));
    expect(announced(there)).toEqual(announced(here));
  });

  it('D51 announces names again after `forget`', async () => {
    const countNames = async () => {
      const read = await Promise.all(pages.map((page) => reader.read(Buffer.from(page))));
      return read.reduce((sum, page) => sum + page.newGroups.length, 0);
    };
    await countNames();
    expect(await countNames()).toBe(0);
    reader.forget();
    expect(await countNames()).toBeGreaterThan(0);
  });

  it('D51 rejects bytes that are not a page, and returns them', async () => {
    const body = Buffer.from('<html>no page</html>');
    const error: unknown = await reader.read(body).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnreadablePageError);
    expect(Buffer.from((error as UnreadablePageError).bytes).toString()).toBe('<html>no page</html>');
  });

  it('D51 rejects pending requests when closed, and can be started again', async () => {
    const pending = reader.read(Buffer.from(pages[0] ?? ''));
    await Promise.all([expect(pending).rejects.toThrow('closed'), reader.close()]);
    expect((await reader.read(Buffer.from(pages[1] ?? ''))).nextChangeId).toBe('1');
  });

  it('D51 replaces only the thread that hangs on a page, and does not blame the pages queued behind it', async () => {
    const hasty = createThreadReader({ patienceMs: 1 });
    onTestFinished(hasty.close);
    const faults = await Promise.all(
      Array.from({ length: 6 }, () => hasty.read(makeHugePage('1', 50_000)).catch((reason: unknown) => (reason as Error).name)),
    );
    const threads = faults.filter((name) => name === 'DeadReaderError').length;
    expect(threads).toBeGreaterThan(0);
    expect(faults).toEqual([...Array.from({ length: threads }, () => 'DeadReaderError'), ...faults.slice(threads).map(() => 'Error')]);
    expect(await hasty.read(makeHugePage('1', 50_000)).catch((reason: unknown) => reason)).toBeInstanceOf(DeadReaderError);
  });

  it('D51 crashes only the probing process on a page that would crash the whole program', async () => {
    const passed: string[] = [];
    const inline = createInlineReader();
    const read: PageReader['read'] = async (bytes) => {
      const page = await inline.read(bytes);
      passed.push(page.nextChangeId);
      return page;
    };
    const cautious = createCautiousReader({ ...inline, read }, { maxHeapMb: 48 });
    const [huge, fine, none] = await Promise.allSettled([
      cautious.read(makeHugePage('7', 2_000_000)),
      cautious.read(Buffer.from(pages[3] ?? '')),
      cautious.read(Buffer.from('<html>')),
    ]);
    expect(huge).toMatchObject({ status: 'rejected', reason: { name: 'DeadReaderError' } });
    expect(fine).toMatchObject({ status: 'fulfilled', value: { nextChangeId: '3' } });
    expect(none).toMatchObject({ status: 'rejected', reason: { name: 'UnreadablePageError' } });
    expect(passed).toEqual(['3']);
  });
});
