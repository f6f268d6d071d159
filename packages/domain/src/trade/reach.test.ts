import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeReach, reachLimits, type Reach } from './reach.ts';

const DAY_MS = 24 * 3_600_000;
const START_MS = 100 * DAY_MS;

/** A seller with the requests that reached them, by sender. */
function createSeller() {
  const reached: { sender: string; atMs: number }[] = [];
  const judge = (sender: string, nowMs: number, accountCreatedMs: number) =>
    judgeReach(
      reached.map((each): Reach => ({ atMs: each.atMs, isOwn: each.sender === sender })),
      { accountCreatedMs, nowMs },
    );
  const countSince = (sinceMs: number, sender?: string): number =>
    reached.filter((each) => each.atMs > sinceMs && (sender === undefined || each.sender === sender)).length;
  return {
    reached,
    countSince,
    judge,
    ask: (sender: string, nowMs: number, accountCreatedMs = 0) => {
      const verdict = judge(sender, nowMs, accountCreatedMs);
      if (verdict.ok) reached.push({ sender, atMs: nowMs });
      return verdict;
    },
  };
}

/**
 * Requests from accounts of any age in any order over some minutes; each gap is the time since the previous request.
 */
const asks = (senders: number) =>
  fc.array(fc.record({ sender: fc.nat({ max: senders - 1 }), gapMs: fc.oneof(fc.constant(0), fc.nat({ max: 8000 })) }), {
    minLength: 1,
    maxLength: 400,
  });

describe('limit on requests to a seller per minute', () => {
  it('D37 never exceeds ten per sender and sixty in total, in any order', () => {
    fc.assert(
      fc.property(asks(90), fc.boolean(), (many, areNew) => {
        const seller = createSeller();
        let nowMs = START_MS;
        return many.every(({ sender, gapMs }) => {
          nowMs += gapMs;
          seller.ask(`${sender}`, nowMs, areNew ? nowMs : 0);
          const sinceMs = nowMs - reachLimits.windowMs;
          return seller.countSince(sinceMs) <= 60 && seller.countSince(sinceMs, `${sender}`) <= 10;
        });
      }),
    );
  });

  it('D37 never lets a few accounts block the first request of another person, however many they send', () => {
    fc.assert(
      fc.property(asks(19), (many) => {
        const seller = createSeller();
        let nowMs = START_MS;
        return many.every(({ sender, gapMs }) => {
          nowMs += gapMs;
          seller.ask(`attacker ${sender}`, nowMs);
          return seller.judge('buyer', nowMs, nowMs).ok;
        });
      }),
    );
  });

  it('D37 leaves an honest buyer three requests a minute when six accounts flood the seller', () => {
    const seller = createSeller();
    for (let round = 0; round < 30; round += 1) for (let sender = 0; sender < 6; sender += 1) seller.ask(`attacker ${sender}`, START_MS);
    const verdicts = Array.from({ length: 4 }, () => seller.ask('buyer', START_MS + 1000).ok);
    expect(verdicts).toEqual([true, true, true, false]);
  });

  it('D37 never lets new accounts block the first request of an older account, however many there are', () => {
    const seller = createSeller();
    let nowMs = START_MS;
    for (let sender = 0; sender < 500; sender += 1) {
      nowMs += 100;
      seller.ask(`made ${sender}`, nowMs, nowMs);
      expect(seller.judge('buyer', nowMs, nowMs - DAY_MS)).toEqual({ ok: true });
    }
    expect(seller.judge('newcomer', nowMs, nowMs - DAY_MS + 1)).toMatchObject({ ok: false, policy: 'requests-to-a-seller' });
  });

  it('D37 allows ten requests by a single buyer, or one request each by sixty buyers', () => {
    const [alone, crowd] = [createSeller(), createSeller()];
    const own = Array.from({ length: 12 }, () => alone.ask('buyer', START_MS).ok);
    expect(own.lastIndexOf(true)).toBe(9);
    const all = Array.from({ length: 70 }, (_, at) => crowd.ask(`buyer ${at}`, START_MS).ok);
    expect(all.lastIndexOf(true)).toBe(59);
  });

  it('D37, R8.21 states the time until the next request is accepted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }).chain(asks), (many) => {
        const seller = createSeller();
        let nowMs = START_MS;
        return many.every(({ sender, gapMs }) => {
          nowMs += gapMs;
          const verdict = seller.ask(`${sender}`, nowMs);
          if (verdict.ok) return true;
          const againMs = nowMs + verdict.retryAfterMs;
          return verdict.retryAfterMs <= reachLimits.windowMs && seller.judge(`${sender}`, againMs, 0).ok;
        });
      }),
    );
  });
});
