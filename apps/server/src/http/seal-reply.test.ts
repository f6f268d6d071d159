import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sealReply } from './seal-reply.ts';

const nowMs = 1_700_000_000_000;

describe('sealReply', () => {
  it('small objects stay text; the time is added and does not change the ETag', async () => {
    const reply = await sealReply('{"a":1}', { level: 5, nowMs });
    expect(reply.json?.toString()).toBe(`{"serverTimeMs":${nowMs},"a":1}`);
    expect((await sealReply('{"a":1}', { level: 5, nowMs: nowMs + 1 })).etag).toBe(reply.etag);
    expect((await sealReply('{"a":2}', { level: 5, nowMs })).etag).not.toBe(reply.etag);
  });

  it('D21 every reply of many at once is a complete gzip file of its own text', async () => {
    const text = fc.tuple(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), fc.integer({ min: 1, max: 4000 }));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, fc.constantFrom(2, 5)), { minLength: 1, maxLength: 8 }), async (wanted) => {
        const contents = wanted.map(([[unit, times], level]) => ({ content: JSON.stringify({ unit: unit.repeat(times) }), level }));
        const replies = await Promise.all(contents.map(({ content, level }) => sealReply(content, { level, nowMs })));
        for (const [at, reply] of replies.entries()) {
          const body = (reply.json ?? gunzipSync(reply.gzip)).toString();
          expect(body).toBe(`{"serverTimeMs":${nowMs},${contents[at]?.content.slice(1) ?? ''}`);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('a reply of ten megabytes is compressed', async () => {
    const content = JSON.stringify({ rows: Array.from({ length: 400_000 }, (_, at) => `row ${(at * 7919) % 1_000_003}`) });
    const reply = await sealReply(content, { level: 2, nowMs });
    expect(gunzipSync(reply.gzip ?? Buffer.alloc(0)).length).toBe(content.length + `"serverTimeMs":${nowMs},`.length);
  });
});
