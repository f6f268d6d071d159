import type { UserId } from '@poexchange/domain/ids';
import { describe, expect, it } from 'vitest';
import { listCharactersOf, readMainIgn } from './main-ign.ts';

describe('in-game name', () => {
  const profile = {
    uuid: 'u' as UserId,
    name: 'A#1',
    banned: false,
    serverTimeMs: 1,
    mainIgns: [{ game: 'poe1' as const, league: 'mercenaries', ign: 'Kirael' }],
  };

  it('R3.65 applies a name only to its game and league', () => {
    expect(readMainIgn(profile, { game: 'poe1', league: 'mercenaries' })).toBe('Kirael');
    expect(readMainIgn(profile, { game: 'poe1', league: 'standard' })).toBeNull();
    expect(readMainIgn(profile, { game: 'poe2', league: 'mercenaries' })).toBeNull();
  });

  it('R3.64 lists the league’s characters by descending level, matching the league name case-insensitively', () => {
    const of = (name: string, league: string, level: number) => ({ name, league, level, class: 'Witch' });
    const all = [of('Low', 'mercenaries', 3), of('Else', 'standard', 99), of('High', 'Mercenaries', 92)];
    expect(listCharactersOf(all, 'mercenaries').map((character) => character.name)).toEqual(['High', 'Low']);
  });
});
