import { describe, expect, it } from 'vitest';
import { heistBands, readBaseBand, readEmberBand, readHeistBand, readIncubatorBand, readRollBand, readTempleBand } from './bands.ts';

const levels = Array.from({ length: 100 }, (_, at) => at + 1);

/** Lists the first level of each band, in ascending order. */
function listStarts(readBand: (level: number) => string): [level: number, band: string][] {
  return levels.flatMap((level) => (level === 1 || readBand(level) !== readBand(level - 1) ? [[level, readBand(level)]] : []));
}

describe('item-level bands', () => {
  it('R5.20, R5.21, R9.24 starts bands at 68, 73, 78 and 83 for blueprints, contracts and logbooks', () => {
    expect(listStarts(readHeistBand)).toEqual([
      [1, 'below 68'],
      [68, '68-72'],
      [73, '73-77'],
      [78, '78-82'],
      [83, '83 and above'],
    ]);
    expect(listStarts(readHeistBand).map(([, band]) => band)).toEqual(heistBands);
  });

  it('R5.20, R5.22, R5.23 uses one bound, 83, for incubators and temples, each with its own wording', () => {
    expect(listStarts(readIncubatorBand)).toEqual([
      [1, 'below 83'],
      [83, '83 and above'],
    ]);
    expect(listStarts(readTempleBand)).toEqual([
      [1, 'below 83'],
      [83, '83+'],
    ]);
  });

  it('R5.24 starts bands at 81 and 84 for allflame embers (D57)', () => {
    expect(listStarts(readEmberBand)).toEqual([
      [1, 'below 81'],
      [81, '81-83'],
      [84, '84+'],
    ]);
  });

  it('D45 starts bands at 82, 84 and 86 for crafting bases, with no group below', () => {
    expect(listStarts((level) => readBaseBand(level) ?? 'none')).toEqual([
      [1, 'none'],
      [82, '82-83'],
      [84, '84-85'],
      [86, '86 and above'],
    ]);
  });

  it('D45 puts each roll in a band about a fifth wide, named by its bounds', () => {
    for (let roll = 0; roll < 500; roll += 1) {
      const [lowest = 0, highest = lowest] = readRollBand(roll).split('-').map(Number);
      expect(lowest <= roll && roll <= highest).toBe(true);
      expect(highest - lowest).toBeLessThanOrEqual(lowest * 0.21);
      expect([readRollBand(lowest), readRollBand(highest)]).toEqual([readRollBand(roll), readRollBand(roll)]);
    }
    expect(readRollBand(8.25)).toBe('8');
  });
});
