import { afterEach, describe, expect, it, vi } from 'vitest';
import { playTest, useSoundState } from './play-sound.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  useSoundState.setState({ isBlocked: false });
});

const setTouched = (hasBeenActive: boolean): void =>
  void Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive, isActive: hasBeenActive } });

describe('sound blocked by the browser', () => {
  it('D80 shows a note until the user presses a key or clicks', async () => {
    vi.stubGlobal(
      'Audio',
      class {
        volume = 1;
        async play(): Promise<void> {
          throw new DOMException('no press yet', 'NotAllowedError');
        }
      },
    );
    setTouched(false);
    expect(await playTest('service')).toBe(false);
    expect(useSoundState.getState().isBlocked).toBe(true);
    // A key press that the browser does not count as user activation.
    dispatchEvent(new Event('keydown'));
    expect(useSoundState.getState().isBlocked).toBe(true);
    setTouched(true);
    dispatchEvent(new Event('click'));
    expect(useSoundState.getState().isBlocked).toBe(false);
  });
});
