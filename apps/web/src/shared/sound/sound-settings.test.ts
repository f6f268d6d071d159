import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countPlays, playOnce, playTest } from './play-sound.ts';
import { readSoundFile } from './read-sound-file.ts';
import {
  addCustomSound,
  changeServiceEvent,
  changeSound,
  customSoundLimits,
  readStoredSounds,
  removeCustomSound,
  toggleSteppedUp,
  useSoundSettings,
} from './sound-settings.ts';

const wav = (size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set(new TextEncoder().encode('RIFF....WAVE'));
  return { name: 'my horn.wav', size, arrayBuffer: async () => bytes.buffer };
};

/** Records the sounds that are played, and their volume. */
function listen(): { src: string; volume: number }[] {
  const played: { src: string; volume: number }[] = [];
  vi.stubGlobal(
    'Audio',
    class {
      volume = 1;
      readonly src: string;
      constructor(src: string) {
        this.src = src;
      }
      play(): Promise<void> {
        played.push({ src: this.src, volume: this.volume });
        return Promise.resolve();
      }
    },
  );
  return played;
}

describe('sound settings', () => {
  beforeEach(() => useSoundSettings.setState(readStoredSounds({})));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('R3.56, R9.32 defaults to default2 for tab and service and default for trade, at full volume', () => {
    expect(readStoredSounds(undefined)).toMatchObject({
      tab: { name: 'default2', volume: 1 },
      trade: { name: 'default', volume: 1 },
      service: { name: 'default2', volume: 1, isOn: true },
    });
  });

  it('R3.57, D80 keeps the chosen service sounds, and uses defaults for damaged settings', () => {
    changeServiceEvent('relist', false);
    expect(useSoundSettings.getState().serviceEvents).toEqual({ request: true, invitation: true, relist: false, vouch: true });
    expect(JSON.parse(localStorage.getItem('poexchange:sounds') ?? '{}')).toMatchObject({ state: { serviceEvents: { relist: false } } });
    const all = { request: true, invitation: true, relist: true, vouch: true };
    expect(readStoredSounds({ serviceEvents: { request: 'x' } }).serviceEvents).toEqual(all);
    // Settings stored before vouches had their own switch.
    const { vouch: _, ...before } = { ...all, request: false };
    expect(readStoredSounds({ serviceEvents: before }).serviceEvents).toEqual({ ...all, request: false });
  });

  it('R3.57 stores the settings in this browser as version 1', () => {
    changeSound('trade', { volume: 0.5 });
    expect(useSoundSettings.getState().trade).toEqual({ name: 'default', isCustom: false, volume: 0.5, isOn: true });
    expect(JSON.parse(localStorage.getItem('poexchange:sounds') ?? '{}')).toMatchObject({ version: 1, state: { trade: { volume: 0.5 } } });
  });

  it('R3.55 replaces a damaged choice with its default, and keeps all other choices', () => {
    const kept = { name: 'default', isCustom: false, volume: 0.2, isOn: false };
    expect(readStoredSounds({ trade: { name: 'default', isCustom: false, volume: 9 }, tab: kept })).toMatchObject({
      trade: { volume: 1 },
      tab: kept,
    });
  });

  it('R3.55, R4.29 adds, selects and plays a custom sound, and replaces a missing sound with the first built-in sound', async () => {
    const played = listen();
    const read = await readSoundFile(wav());
    expect(read).toMatchObject({ kind: 'read', name: 'my horn', sound: expect.stringMatching(/^data:audio\/wav;base64,UklGRi/) });
    if (read.kind === 'read') expect(addCustomSound(read)).toBe(true);
    changeSound('trade', { name: 'my horn', isCustom: true, volume: 0.25 });
    await playTest('trade');
    expect(readStoredSounds(JSON.parse(JSON.stringify(useSoundSettings.getState()))).customSounds).toHaveLength(1);
    removeCustomSound('my horn');
    await playTest('trade');
    expect(played.map(({ src, volume }) => [src.slice(0, 20), volume])).toEqual([
      ['data:audio/wav;base6', 0.25],
      ['/sounds/default.wav', 0.25],
    ]);
  });

  it('R3.55 accepts only audio, by content rather than name, up to the size limit', async () => {
    const text = { name: 'song.mp3', size: 20, arrayBuffer: async () => new TextEncoder().encode('<script>alert(1)</script>').buffer };
    expect(await readSoundFile(text)).toEqual({ kind: 'refused', reason: 'notAudio' });
    expect(await readSoundFile({ ...wav(), size: customSoundLimits.bytes + 1 })).toEqual({ kind: 'refused', reason: 'tooLarge' });
    const sound = 'data:audio/wav;base64,AAAA';
    const added = Array.from({ length: customSoundLimits.count + 1 }, (_, index) => addCustomSound({ name: `s${index}`, sound }));
    expect(added.filter(Boolean)).toHaveLength(customSoundLimits.count);
    expect(readStoredSounds({ customSounds: [{ name: 'x', sound: 'https://elsewhere/x.wav' }] }).customSounds).toEqual([]);
  });

  it('D80 repeats the sound for valuable trades, if enabled', async () => {
    expect([undefined, 10, 199.9, 200, 2000].map(countPlays)).toEqual([1, 1, 1, 2, 3]);
    vi.useFakeTimers();
    const played = listen();
    const dear = playOnce('trade', 'dear', 5000);
    await vi.runAllTimersAsync();
    await dear;
    expect(played).toHaveLength(3);
    toggleSteppedUp();
    const plain = playOnce('trade', 'plain', 5000);
    await vi.runAllTimersAsync();
    await plain;
    expect(played).toHaveLength(4);
    toggleSteppedUp();
    expect(useSoundSettings.getState().isSteppedUp).toBe(true);
  });
});
