import { describe, expect, it } from 'vitest';
import { isTradeLeague } from './is-trade-league.ts';
import { listLeagues } from './list-leagues.ts';

const league = (name: string, more: object = {}) => ({ id: 1, game: 'poe1' as const, name, startAt: null, endAt: null, ...more });

describe('leagues', () => {
  it('D27 keeps trade leagues and drops solo, private and ruthless leagues', () => {
    expect(
      ['Mercenaries', 'Hardcore Mercenaries', 'Standard', 'HC Runes of Aldur', 'Ruthlessness Event'].map((id) => isTradeLeague({ id })),
    ).toEqual([true, true, true, true, true]);
    expect(['SSF Mercenaries', 'Ruthless', 'HC Ruthless Settlers', 'My League (PL123)'].map((id) => isTradeLeague({ id }))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(isTradeLeague({ id: 'Odd', rules: [{ id: 'NoParties', name: 'Solo' }] })).toBe(false);
    expect(isTradeLeague({ id: 'Odd', rules: [{ id: 'HardMode', name: 'Ruthless' }] })).toBe(false);
    expect(isTradeLeague({ id: 'Odd', rules: [{ id: 'Hardcore', name: 'Hardcore' }] })).toBe(true);
  });

  it('D27 D58 rejects a name that cannot be stored or used as a file name', () => {
    for (const id of ['a\0b', 'a\nb', 'a\ud800', 'Settlers/../x', 'a\\b', '.hidden', ' ', 'x'.repeat(81)])
      expect(isTradeLeague({ id }), id).toBe(false);
    expect(isTradeLeague({ id: 'Ночь №1 (50%)' })).toBe(true);
    // Each of these letters takes nine characters in a file name.
    expect(['夜'.repeat(20), '夜'.repeat(40)].map((id) => isTradeLeague({ id }))).toEqual([true, false]);
  });

  it('D27 lists a game’s newest softcore challenge league first and permanent leagues last, with lower-case ids', () => {
    const start = new Date('2025-06-13T20:00:00Z');
    const listed = listLeagues([
      league('Standard', { startAt: new Date('2013-01-23') }),
      league('Dawn of the Hunt', { game: 'poe2', startAt: start }),
      league('Hardcore Mercenaries', { startAt: start }),
      league('Settlers', { startAt: new Date('2024-07-26') }),
      league('Mercenaries', { startAt: start, endAt: new Date('2026-12-01') }),
    ]);
    expect(listed.map(({ id }) => id)).toEqual(['mercenaries', 'hardcore mercenaries', 'settlers', 'standard', 'dawn of the hunt']);
    expect(listed[0]).toEqual({
      game: 'poe1',
      id: 'mercenaries',
      name: 'Mercenaries',
      startAt: '2025-06-13T20:00:00.000Z',
      endAt: '2026-12-01T00:00:00.000Z',
    });
  });
});
