import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDigest } from './read-digest.ts';

const corpus = process.env['CORPUS'] ?? path.resolve('../shared/corpus');

describe('the recorded digest', () => {
  it('D52 nearly everything that was traded in a trade league has a group', () => {
    const body: unknown = JSON.parse(readFileSync(path.join(corpus, 'exchange/elaurendeau__1786154400_2164markets.json'), 'utf8'));
    const digest = readDigest('poe1', body);
    expect(digest?.unreadable).toBe(0);
    expect(digest?.nextHourSeconds).toBe(1_786_154_400);
    const { trades, untraded, otherLeague, unknown } = digest ?? { trades: [], untraded: 0, otherLeague: 0, unknown: 0 };
    expect(trades.length + untraded + otherLeague + unknown).toBe(2164);
    expect(trades.length).toBeGreaterThan(1600);
    expect(unknown / trades.length).toBeLessThan(0.01);
  });
});
