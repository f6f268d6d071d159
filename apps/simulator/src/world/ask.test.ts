import { describe, expect, it } from 'vitest';
import { drawAsk, readNoteChaos, writeNote } from './ask.ts';
import { createRandom } from './random.ts';

describe('asks', () => {
  it('scatters honest asks around the true price and keeps dishonest asks away from it', () => {
    const random = createRandom('asks');
    const honest = Array.from({ length: 4000 }, () => Math.log(drawAsk(random, 100, 'honest') / 100));
    const mean = honest.reduce((sum, value) => sum + value, 0) / honest.length;
    const deviation = Math.sqrt(honest.reduce((sum, value) => sum + (value - mean) ** 2, 0) / honest.length);
    expect(mean).toBeCloseTo(0.08, 1);
    expect(deviation).toBeCloseTo(0.18, 1);
    for (let i = 0; i < 500; i++) {
      expect(drawAsk(random, 100, 'bait')).toBeLessThanOrEqual(60);
      expect(drawAsk(random, 100, 'wall')).toBeGreaterThanOrEqual(150);
    }
  });

  it('D51 writes notes in the game’s syntax, with prices near the ask, quoted in divines for expensive items', () => {
    const random = createRandom('notes');
    const units = new Set<string>();
    for (let i = 0; i < 3000; i++) {
      const ask = Math.exp(random.gauss(2, 3));
      const note = writeNote(random, ask, random.int(1, 50), 200);
      const [, number = '', unit = ''] = /^~(?:price|b\/o) (\d+(?:\.\d+)?(?:\/\d+)?) (chaos|divine)$/.exec(note) ?? [];
      const [top = 0, bottom = 1] = number.split('/').map(Number);
      const chaos = (top / bottom) * (unit === 'divine' ? 200 : 1);
      expect(readNoteChaos(note, 200)).toBeCloseTo(chaos, 9);
      units.add(number.includes('/') ? 'fraction' : unit);
      if (ask > 1) expect(Math.abs(Math.log(chaos / ask)), `${note} for ${ask}`).toBeLessThan(0.4);
    }
    expect(units).toEqual(new Set(['fraction', 'chaos', 'divine']));
  });
});
