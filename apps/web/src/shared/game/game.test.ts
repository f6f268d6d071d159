import { beforeEach, describe, expect, it } from 'vitest';
import { gameOfSegment, pathInGame, segmentOfGame } from './game-path.ts';
import { chooseLeague, readRememberedIgn, readStoredInterface, rememberConfirmedIgn, useInterfaceStore } from './interface-store.ts';
import { listLeagues } from '../prices/use-league.ts';

describe('game in the address', () => {
  it('D15 uses poe and poe2 in page paths', () => {
    expect([segmentOfGame('poe1'), segmentOfGame('poe2')]).toEqual(['poe', 'poe2']);
    expect(['poe', 'poe2', 'poe1', ''].map(gameOfSegment)).toEqual(['poe1', 'poe2', null, null]);
  });

  it('R2.01, D10 keeps the page when switching to the other game, but leaves the page of a single trade or request', () => {
    expect(pathInGame('/poe/poexchange/bulk-trade/listings', 'poe2')).toBe('/poe2/poexchange/bulk-trade/listings');
    expect(pathInGame('/poe/poexchange/bulk-trade/trade/1', 'poe2')).toBe('/poe2/poexchange/bulk-trade');
    expect(pathInGame('/poe/poexchange/services/trade/1', 'poe2')).toBe('/poe2/poexchange/services/trade');
    expect(pathInGame('/poe2/poexchange/services/trade', 'poe1')).toBe('/poe/poexchange/services/trade');
    expect(pathInGame('/ggg/connect', 'poe1')).toBe('/poe/poexchange');
  });
});

describe('stored interface settings', () => {
  beforeEach(() => useInterfaceStore.setState(readStoredInterface({})));

  it('R3.65 keeps leagues and names per game, as store version 2', () => {
    chooseLeague('poe1', 'standard');
    chooseLeague('poe2', 'dawn of the hunt');
    rememberConfirmedIgn({ game: 'poe1', league: 'standard', ign: 'Kirael' });
    rememberConfirmedIgn({ game: 'poe2', league: 'standard', ign: 'Brinewash' });
    const stored = JSON.parse(localStorage.getItem('poexchange:interface') ?? '{}') as { version: number; state: object };
    expect(stored.version).toBe(2);
    expect(stored.state).toMatchObject({
      leaguePoe1: 'standard',
      leaguePoe2: 'dawn of the hunt',
      mainIgnsPoe1: { standard: 'Kirael' },
      mainIgnsPoe2: { standard: 'Brinewash' },
      confirmedIgnsPoe1: { standard: 'Kirael' },
    });
    expect(readRememberedIgn({ game: 'poe2', league: 'standard' })).toBe('Brinewash');
    expect(readRememberedIgn({ game: 'poe2', league: 'hardcore' })).toBeNull();
  });

  it('R9.09 starts in poe1', () => {
    expect(readStoredInterface({}).lastGame).toBe('poe1');
  });

  it('R3.65 drops a damaged part of the settings and keeps the other parts', () => {
    expect(readStoredInterface({ leaguePoe1: 7, leaguePoe2: 'standard', mainIgnsPoe1: 'x', lastGame: 'poe3' })).toMatchObject({
      leaguePoe1: null,
      leaguePoe2: 'standard',
      mainIgnsPoe1: {},
      lastGame: 'poe1',
    });
    expect(readStoredInterface(null).lastGame).toBe('poe1');
  });

  it('R3.67 D27 lists the published leagues, or the built-in leagues if none are published', () => {
    expect(listLeagues([], 'poe2').map(({ id }) => id)).toEqual(['dawn of the hunt', 'standard']);
    const published = [{ game: 'poe1' as const, id: 'Settlers', name: 'Settlers', startAt: null, endAt: null }];
    expect(listLeagues(published, 'poe1')).toEqual([{ id: 'settlers', name: 'Settlers' }]);
  });
});
