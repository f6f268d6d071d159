import { describe, expect, it } from 'vitest';
import { encodeFilter, followFeed, type Feed, type FeedState } from './follow-feed.ts';
import type { Result } from './result.ts';

type Row = { readonly uuid: string; readonly price: number };
const feed = (changes: Partial<Feed<Row>>): Result<Feed<Row>> => ({
  ok: true,
  reply: { full: false, newestMs: 100_000, listings: [], gone: [], ...changes },
  serverTimeMs: null,
});
const row = (uuid: string, price = 1): Row => ({ uuid, price });

/** Returns the states that a follower yields for these answers, and the requests it sent. */
async function follow(...answers: Result<Feed<Row>>[]) {
  const asked: unknown[] = [];
  const states: FeedState<Row>[] = [];
  const controller = new AbortController();
  const read = async (sinceMs: number | undefined) => {
    asked.push(sinceMs);
    return answers[asked.length - 1] ?? ({ ok: false, failure: { kind: 'aborted' } } as const);
  };
  for await (const state of followFeed<Row>({ read, signal: controller.signal, sleep: async () => undefined })) states.push(state);
  return { asked, states };
}
const ids = (state: FeedState<Row> | undefined) => [...(state?.listings.values() ?? [])].map(({ uuid, price }) => `${uuid}${price}`);

describe('a followed feed', () => {
  it('requests changes with an overlap, merges them, and reports whether anything changed', async () => {
    const { asked, states } = await follow(
      feed({ full: true, listings: [row('a'), row('b')] }),
      feed({ newestMs: 105_000, listings: [row('b', 2), row('c')], gone: ['a'] }),
      feed({ newestMs: 105_000, listings: [row('b', 2)] }),
    );
    expect(asked).toEqual([undefined, 90_000, 95_000, 95_000]);
    expect(states.map(ids)).toEqual([
      ['a1', 'b1'],
      ['b2', 'c1'],
      ['b2', 'c1'],
    ]);
    expect(states.map((state) => state.ok && state.isChanged)).toEqual([true, true, false]);
  });

  it('starts over after a full answer, and keeps its listings while requests fail', async () => {
    const failure = { kind: 'network', cause: null } as const;
    const { asked, states } = await follow(
      feed({ full: true, listings: [row('a')] }),
      { ok: false, failure },
      feed({ full: true, listings: [row('z')] }),
    );
    expect(states.map(ids)).toEqual([['a1'], ['a1'], ['z1']]);
    expect(states[1]).toMatchObject({ ok: false, failure });
    expect(asked[2]).toBe(90_000);
  });

  it('D16 encodes filters as the path expects them', () => {
    const filter = { side: 'sell', subCategory: 'ä?>', sinceMs: undefined };
    const text = encodeFilter(filter);
    expect(text).toMatch(/^[\w-]+$/);
    expect(JSON.parse(Buffer.from(text, 'base64url').toString())).toEqual({ side: 'sell', subCategory: 'ä?>' });
  });
});
