import { expect, it } from 'vitest';
import { createLagMeter } from './lag-meter.ts';

it("returns the time since the primary was at the replica's position, even after skipped positions", () => {
  const meter = createLagMeter();
  expect(meter.readLagMs()).toBe(null);
  meter.notePrimary({ atMs: 1000, position: 50 });
  expect(meter.readLagMs()).toBe(null);
  meter.noteReplica({ atMs: 1010, position: 50 });
  expect(meter.readLagMs()).toBe(0);
  for (const [at, position] of [70, 90, 90, 120].entries()) meter.notePrimary({ atMs: 2000 + at * 1000, position });
  meter.noteReplica({ atMs: 5000, position: 60 });
  expect(meter.readLagMs()).toBe(4000);
  // The primary was last at this position at 4000 ms.
  meter.noteReplica({ atMs: 5500, position: 90 });
  expect(meter.readLagMs()).toBe(1500);
  meter.noteReplica({ atMs: 5550, position: 95 });
  expect(meter.readLagMs()).toBe(1550);
  meter.noteReplica({ atMs: 5600, position: 120 });
  expect(meter.readLagMs()).toBe(0);
  meter.forgetReplica();
  expect(meter.readLagMs()).toBe(null);
});

it('uses bounded memory for a replica that stays behind for hours, and still measures its lag', () => {
  const meter = createLagMeter();
  for (let second = 0; second < 5000; second += 1) meter.notePrimary({ atMs: second * 1000, position: second });
  meter.noteReplica({ atMs: 5_000_000, position: 0 });
  expect(meter.readLagMs()).toBe(5_000_000);
  // Dropped positions make the replica's data look older than it is, never newer.
  meter.noteReplica({ atMs: 5_000_000, position: 100 });
  expect(meter.readLagMs()).toBe(5_000_000);
  meter.noteReplica({ atMs: 5_000_000, position: 4500 });
  expect(meter.readLagMs()).toBe(500_000);
});
