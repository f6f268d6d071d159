import { describe, expect, it } from 'vitest';
import { createRecordedSource, makePage } from './recorded-source.ts';

async function readAll(pages: readonly Uint8Array[], first: string | null = null) {
  const source = createRecordedSource(first);
  source.add(pages);
  const read: unknown[] = [];
  for (let id = first; ;) {
    const outcome = await source.fetchPage(id);
    if (outcome.kind !== 'ok') throw new Error(outcome.kind);
    const page = JSON.parse(Buffer.from(outcome.value).toString()) as { next_change_id: string; stashes: unknown[] };
    if (page.stashes.length === 0) return { read, id };
    read.push(...page.stashes);
    id = page.next_change_id;
  }
}

const page = (text: string) => Buffer.from(text);

describe('recorded stream source', () => {
  it('D51 serves pages one after the other, ignoring their next ids', async () => {
    const same = page('{"next_change_id": "7", "stashes": [1]}');
    expect(await readAll([same, same, page('{"stashes":[2,3],"next_change_id":"1"}')])).toEqual({ read: [1, 1, 2, 3], id: '3' });
  });

  it('D51 continues where earlier pages ended, not at the real stream’s position', async () => {
    expect(await readAll([page('{"next_change_id":"9","stashes":[5]}')], '3')).toEqual({ read: [5], id: '4' });
    expect(() => createRecordedSource('12-34-56-78-90')).toThrow('real stream');
  });

  it('D51 ends only once all added pages have been taken, even if a reply predates the added pages', async () => {
    const source = createRecordedSource(null);
    await source.fetchPage(null);
    expect(source.isAtEnd()).toBe(true);
    source.add([page('{"next_change_id":"9","stashes":[5]}')]);
    expect(source.isAtEnd()).toBe(false);
    await source.fetchPage(null);
    expect(source.isAtEnd()).toBe(false);
    await source.fetchPage('1');
    expect(source.isAtEnd()).toBe(true);
  });

  it('D51 passes malformed pages and changes on as text to be quarantined', async () => {
    expect((await readAll([page('<html>'), makePage(['{"id":1}', '{broken', '"a"'])])).read).toEqual(['<html>', { id: 1 }, '{broken', 'a']);
  });
});
