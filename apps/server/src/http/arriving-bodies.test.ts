import { expect, it } from 'vitest';
import { isTooSlow } from './arriving-bodies.ts';

it.each([
  ['within its grace, though nothing came', 10_000, 0, false],
  ['beyond its grace, and nothing came', 10_001, 0, true],
  ['a byte a second', 11_000, 11, true],
  ['4 MiB at 0.6 Mbit/s', 56_000, 4 * 1024 * 1024, false],
  ['exactly 32 bytes a millisecond after its grace', 20_000, 320_000, false],
  ['a little less', 20_001, 320_000, true],
])('judges a body by its progress: %s', (_what, elapsedMs, receivedBytes, tooSlow) => {
  expect(isTooSlow({ elapsedMs, receivedBytes }, 10_000)).toBe(tooSlow);
});
