/** Plays notification sounds in only one of several tabs, and reports when the browser blocks sound. */
import { create } from 'zustand';
import { defaultSounds, useSoundSettings, type SoundChoice, type SoundKind } from './sound-settings.ts';

type SoundState = {
  /** The browser refused to play because the user has not clicked on this page yet. */
  readonly isBlocked: boolean;
};
export const useSoundState = create<SoundState>()(() => ({ isBlocked: false }));

/** How long the tab that plays keeps other tabs silent, in ms. */
const HOLD_MS = 4000;
/** Delay in ms for a tab without a click, in which the browser would block the sound, so that other tabs go first. */
const UNTOUCHED_DELAY_MS = 400;

/** Values in chaos at which a trade's sound starts to play twice, and three times. */
export const stepsChaos = [200, 2000] as const;
/** Pause between two plays in ms: longer than either built-in sound. */
const BETWEEN_MS = 700;

/** Number of times the sound plays for a trade of this value; once if the value is unknown. */
export function countPlays(worthChaos: number | undefined): number {
  return 1 + stepsChaos.filter((leastChaos) => (worthChaos ?? 0) >= leastChaos).length;
}

/**
 * Plays the sound chosen for a kind, once per `eventId` across all tabs of this browser; repeatedly for a high value,
 * if that setting is on.
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

/** Plays a sound immediately in this tab, for the test button. */
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

/** Reports blocked sounds until the user clicks or presses a key on the page, after which browsers allow sound. */
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

/** Returns a built-in or custom sound; a missing custom sound is replaced by the first built-in sound. */
function soundUrl(choice: SoundChoice): string {
  const own = choice.isCustom ? useSoundSettings.getState().customSounds.find(({ name }) => name === choice.name) : undefined;
  if (own !== undefined) return own.sound;
  const name = defaultSounds.find((sound) => sound === choice.name) ?? 'default';
  return `/sounds/${name}.wav`;
}

/**
 * Runs `play` in the first tab only; a tab that could play keeps the lock for a while, so that other tabs find it
 * taken.
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
