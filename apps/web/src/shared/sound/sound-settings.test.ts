import { describe, expect, it } from 'vitest';
import { changeSound, readStoredSounds, useSoundSettings } from './sound-settings.ts';

describe('sound settings', () => {
  it('R3.56 start with default2 for tab and service, default for trade, at full volume', () => {
    expect(readStoredSounds(undefined)).toMatchObject({
      tab: { name: 'default2', volume: 1 },
      trade: { name: 'default', volume: 1 },
      service: { name: 'default2' },
    });
  });

  it('R3.57 are kept in this browser as version 1', () => {
    changeSound('trade', { volume: 0.5 });
    expect(useSoundSettings.getState().trade).toEqual({ name: 'default', isCustom: false, volume: 0.5, isOn: true });
    expect(JSON.parse(localStorage.getItem('poexchange:sounds') ?? '{}')).toMatchObject({ version: 1, state: { trade: { volume: 0.5 } } });
  });

  it('R3.55 a damaged choice falls back, the others stay', () => {
    const kept = { name: 'default', isCustom: false, volume: 0.2, isOn: false };
    expect(readStoredSounds({ trade: { name: 'default', isCustom: false, volume: 9 }, tab: kept })).toMatchObject({
      trade: { volume: 1 },
      tab: kept,
    });
  });
});
