/** Plays notification sounds: in only one of several tabs, and reports a browser that blocks them (D80). */
import { create } from 'zustand';
import { defaultSounds, useSoundSettings, type SoundChoice, type SoundKind } from './sound-settings.ts';

type SoundState = {
  /** The browser refused: nothing was clicked on this page yet. */
  readonly isBlocked: boolean;
};
export const useSoundState = create<SoundState>()(() => ({ isBlocked: false }));

/** Time for which the tab that plays silences the others. */
const HOLD_MS = 4000;
/** Delay of a tab that was not clicked in: the browser would block it, so other tabs go first. */
const UNTOUCHED_DELAY_MS = 400;

/** Values in chaos from which a trade's sound plays twice, and three times. */
export const stepsChaos = [200, 2000] as const;
/** Pause between two plays: longer than either built-in sound. */
const BETWEEN_MS = 700;

/** Number of times a sound plays for a trade of this value (D80); once without a value. */
export function countPlays(worthChaos: number | undefined): number {
  return 1 + stepsChaos.filter((leastChaos) => (worthChaos ?? 0) >= leastChaos).length;
}

/**
 * Plays a kind's chosen sound, once over all tabs of this browser for the same `eventId`; repeatedly for a high value,
 * if that is chosen.
 */
export async function playOnce(kind: SoundKind, eventId: string, worthChaos?: number): Promise<void> {
  const { [kind]: choice, isSteppedUp } = useSoundSettings.getState();
  if (!choice.isOn || choice.volume === 0) return;
  if (!hasBeenTouched()) await delay(UNTOUCHED_DELAY_MS);
  await withLock(`poexchange:sound:${eventId}`, async () => {
    const isHeard = await playChoice(choice);
    const plays = isHeard && isSteppedUp ? countPlays(worthChaos) : 1;
    for (let played = 1; played < plays; played += 1) {
      await delay(BETWEEN_MS);
      await playChoice(choice);
    }
    return isHeard;
  });
}

/** Plays a sound here and now, for the test button. */
export async function playTest(kind: SoundKind): Promise<boolean> {
  return playChoice(useSoundSettings.getState()[kind]);
}

/** Returns whether the sound was allowed to play. */
async function playChoice(choice: SoundChoice): Promise<boolean> {
  const audio = new Audio(soundUrl(choice));
  audio.volume = choice.volume;
  try {
    await audio.play();
    useSoundState.setState({ isBlocked: false });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') waitForPress();
    return false;
  }
}

/** Reports blocked sounds until the user presses something on the page, which is what browsers wait for. */
function waitForPress(): void {
  if (useSoundState.getState().isBlocked) return;
  useSoundState.setState({ isBlocked: true });
  const lift = (): void => {
    if (!hasBeenTouched()) return;
    for (const name of presses) removeEventListener(name, lift, true);
    useSoundState.setState({ isBlocked: false });
  };
  for (const name of presses) addEventListener(name, lift, true);
}
const presses = ['click', 'pointerup', 'keydown'] as const;

/** A built-in sound, or one of the person's own; the first built-in one replaces a missing custom sound. */
function soundUrl(choice: SoundChoice): string {
  const own = choice.isCustom ? useSoundSettings.getState().customSounds.find(({ name }) => name === choice.name) : undefined;
  if (own !== undefined) return own.sound;
  const name = defaultSounds.find((sound) => sound === choice.name) ?? 'default';
  return `/sounds/${name}.wav`;
}

/**
 * Runs in the first tab to arrive; it keeps the lock for a while if it could play, so that the others find it locked.
 */
async function withLock(name: string, play: () => Promise<boolean>): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (locks === undefined) return void (await play());
  await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null && (await play())) await delay(HOLD_MS);
  });
}

function hasBeenTouched(): boolean {
  return (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive ?? true;
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
