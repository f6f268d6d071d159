import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sealReply } from './seal-reply.ts';

const nowMs = 1_700_000_000_000;

describe('sealReply', () => {
  it('keeps small objects as text, and adds the time without changing the ETag', async () => {
    const reply = await sealReply('{"a":1}', { level: 5, nowMs });
    expect(reply.json?.toString()).toBe(`{"serverTimeMs":${nowMs},"a":1}`);
    expect((await sealReply('{"a":1}', { level: 5, nowMs: nowMs + 1 })).etag).toBe(reply.etag);
    expect((await sealReply('{"a":2}', { level: 5, nowMs })).etag).not.toBe(reply.etag);
  });

  it('D21 compresses each of many concurrent replies to a complete gzip file of its own text', async () => {
    for (let round = 0; round < 20; round += 1) {
      const contents = Array.from({ length: 12 }, (_, at) => {
        const unit = String.fromCodePoint(48 + ((at * 7919 + round * 104_729) % 0xcf00));
        return { content: JSON.stringify({ at, unit: unit.repeat(1 + ((at * 31 + round) ** 3 % 60_000)) }), level: at % 2 === 0 ? 2 : 5 };
      });
      const replies = await Promise.all(contents.map(({ content, level }) => sealReply(content, { level, nowMs })));
      const bodies = replies.map((reply) => (reply.json ?? gunzipSync(reply.gzip)).toString());
      expect(bodies).toEqual(contents.map(({ content }) => `{"serverTimeMs":${nowMs},${content.slice(1)}`));
    }
  });

  it('compresses a reply of ten megabytes', async () => {
    const content = JSON.stringify({ rows: Array.from({ length: 400_000 }, (_, at) => `row ${(at * 7919) % 1_000_003}`) });
    const reply = await sealReply(content, { level: 2, nowMs });
    expect(gunzipSync(reply.gzip ?? Buffer.alloc(0)).length).toBe(content.length + `"serverTimeMs":${nowMs},`.length);
  });
});
