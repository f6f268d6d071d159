import { del } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareStorage, QUERY_CACHE_KEY } from './first-visit.ts';

vi.mock('idb-keyval', () => ({ del: vi.fn<typeof del>(() => Promise.resolve()) }));

describe('first visit', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.mocked(del).mockClear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('R4.43 sets the version to 1 and removes the cache of an earlier version, once', async () => {
    await prepareStorage();
    expect(localStorage.getItem('poexchange:storage-version')).toBe('1');
    expect(vi.mocked(del).mock.calls).toEqual([[QUERY_CACHE_KEY]]);
    await prepareStorage();
    expect(del).toHaveBeenCalledTimes(1);
  });

  it('R4.43 drops the cache of a browser whose data has a different version, and keeps everything else', async () => {
    localStorage.setItem('poexchange:storage-version', '0');
    localStorage.setItem('poexchange:settings', 'mine');
    await prepareStorage();
    expect(del).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('poexchange:settings')).toBe('mine');
  });

  it('R4.43 starts normally in a browser without storage', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('refused');
      },
    });
    await expect(prepareStorage()).resolves.toBeUndefined();
  });
});
