import { createLogger } from '@poexchange/platform/log';
import { describe, expect, it } from 'vitest';
import { createSteadyClock } from './steady-clock.ts';

function makeClock() {
  const time = { wallMs: 1_800_000_000_000, elapsedMs: 500 };
  const read = createSteadyClock({
    readWallMs: () => time.wallMs,
    readElapsedMs: () => time.elapsedMs,
    log: createLogger({ name: 'test', level: 'silent' }),
  });
  const pass = (ms: number, { wall = ms }: { wall?: number } = {}) => {
    time.elapsedMs += ms;
    time.wallMs += wall;
    return read() - 1_800_000_000_000;
  };
  return pass;
}

const DAY_MS = 86_400_000;

describe('steady clock', () => {
  it("D51 follows the machine's clock through drift and small corrections", () => {
    const pass = makeClock();
    expect(pass(1_000)).toBe(1_000);
    expect(pass(1_000, { wall: 3_000 })).toBe(4_000);
    expect(pass(1_000, { wall: 0 })).toBe(4_000);
  });

  it.each([3 * DAY_MS, -3 * DAY_MS])('D51 does not follow a jump of %d ms, nor a jump that is reverted', (jump) => {
    const pass = makeClock();
    expect(pass(1_000, { wall: jump })).toBe(1_000);
    expect(pass(60_000)).toBe(61_000);
    expect(pass(1_000, { wall: 61_000 + 1_000 - jump - 60_000 })).toBe(62_000);
    expect(pass(DAY_MS)).toBe(62_000 + DAY_MS);
  });

  it('D51 accepts a jump that lasts for a quarter of an hour', () => {
    const pass = makeClock();
    expect(pass(1_000, { wall: 1_000 + DAY_MS })).toBe(1_000);
    expect(pass(899_000)).toBe(900_000);
    expect(pass(1_000)).toBe(901_000 + DAY_MS);
    expect(pass(1_000)).toBe(902_000 + DAY_MS);
  });
});
