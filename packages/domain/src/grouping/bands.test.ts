import { describe, expect, it } from 'vitest';
import { heistBands, readEmberBand, readHeistBand, readIncubatorBand, readTempleBand } from './bands.ts';

const levels = Array.from({ length: 100 }, (_, at) => at + 1);

/** The first level of each band, in rising order. */
function listStarts(readBand: (level: number) => string): [level: number, band: string][] {
  return levels.flatMap((level) => (level === 1 || readBand(level) !== readBand(level - 1) ? [[level, readBand(level)]] : []));
}

describe('item-level bands', () => {
  it('R5.20, R5.21, R9.24 blueprints, contracts and logbooks have bands at 68, 73, 78 and 83', () => {
    expect(listStarts(readHeistBand)).toEqual([
      [1, 'below 68'],
      [68, '68-72'],
      [73, '73-77'],
      [78, '78-82'],
      [83, '83 and above'],
    ]);
    expect(listStarts(readHeistBand).map(([, band]) => band)).toEqual(heistBands);
  });

  it('R5.20, R5.22, R5.23 incubators and temples have one bound, 83, each in its own words', () => {
    expect(listStarts(readIncubatorBand)).toEqual([
      [1, 'below 83'],
      [83, '83 and above'],
    ]);
    expect(listStarts(readTempleBand)).toEqual([
      [1, 'below 83'],
      [83, '83+'],
    ]);
  });

  it('R5.24 allflame embers have bands at 81 and 84 (D57)', () => {
    expect(listStarts(readEmberBand)).toEqual([
      [1, 'below 81'],
      [81, '81-83'],
      [84, '84+'],
    ]);
  });
});
