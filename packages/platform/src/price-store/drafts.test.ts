import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPriceStore } from './variables.ts';
import { LostLeaseError } from './fence.ts';

const FILE = 'poe1/standard/card.json';
const long = (text: string): string => text.repeat(2_000);

/** Opens a folder, with the newest lease number. */
async function openFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'fenced-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const newest = { number: 0 };
  const take = (number = newest.number + 1) => {
    newest.number = number;
    return createPriceStore(folder).fenced({
      lease: 'league/1',
      number,
      verify: async () => newest.number === number,
      isValid: () => true,
    });
  };
  const read = (suffix = '') => readFile(path.join(folder, FILE + suffix)).then(String, () => null);
  return { folder, take, read };
}

describe('files fenced by a lease', () => {
  it('prevents an owner that hung from writing once the next owner has read a file', async () => {
    const { take, read } = await openFolder();
    const old = take();
    expect(await old.publish(FILE, 'old')).toBe('written');
    const next = take();
    // The next owner has not read the file yet, and will find what the previous owner writes.
    expect(await old.publish(FILE, 'old too')).toBe('written');
    expect(await next.publish(FILE, 'new')).toBe('written');
    await expect(old.publish(FILE, 'late')).rejects.toThrow(LostLeaseError);
    await expect(old.publish('poe1/standard/map.json', 'late')).rejects.toThrow(LostLeaseError);
    expect(await read()).toBe('new');
  });

  it('blocks an owner that hung before it opened its folder, and leaves no folder behind', async () => {
    const { folder, take, read } = await openFolder();
    const old = take();
    const next = take();
    await next.publish(FILE, 'new');
    await expect(old.publish(FILE, 'late')).rejects.toThrow(LostLeaseError);
    expect(await readdir(path.join(folder, '.drafts', 'league%2F1'))).toHaveLength(1);
    expect(await read()).toBe('new');
  });

  it('does not let a late owner remove the next owner’s compressed file', async () => {
    const { take, read } = await openFolder();
    const old = take();
    await old.publish(FILE, long('old'));
    const next = take();
    await next.publish(FILE, long('new'));
    await expect(old.publish(FILE, 'short')).rejects.toThrow(LostLeaseError);
    expect(await read('.gz')).not.toBeNull();
    expect(await next.publish(FILE, long('new'))).toBe('unchanged');
    expect(await next.publish(FILE, 'short')).toBe('written');
    expect(await read('.gz')).toBeNull();
  });

  it('continues after everything was removed, and keeps two threads of one owner separate', async () => {
    const { folder, take, read } = await openFolder();
    const first = take();
    const second = take(1);
    await first.publish(FILE, 'first');
    await second.publish('poe1/standard/map.json', 'second');
    expect(await first.publish(FILE, 'first again')).toBe('written');
    for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true });
    expect(await first.publish(FILE, 'back')).toBe('written');
    expect(await second.publish('poe1/standard/map.json', 'second')).toBe('written');
    expect(await read()).toBe('back');
  });
});
