/** Plays notification sounds: in one of several tabs, and honest about a browser that does not let it (D80). */
import { create } from 'zustand';
import { defaultSounds, useSoundSettings, type SoundChoice, type SoundKind } from './sound-settings.ts';

type SoundState = {
  /** The browser refused: nothing was clicked on this page yet. */
  readonly isBlocked: boolean;
};
export const useSoundState = create<SoundState>()(() => ({ isBlocked: false }));

/** How long the tab that plays keeps the others quiet. */
const holdMs = 4000;
/** A tab that nobody has clicked in lets the others go first: it would not be allowed to play. */
const untouchedDelayMs = 400;

/** Plays a kind's sound as chosen, once over all tabs of this browser for the same `eventId`. */
export async function playOnce(kind: SoundKind, eventId: string): Promise<void> {
  const choice = useSoundSettings.getState()[kind];
  if (!choice.isOn || choice.volume === 0) return;
  if (!hasBeenTouched()) await delay(untouchedDelayMs);
  await withLock(`poexchange:sound:${eventId}`, () => playChoice(choice));
}

/** The test button: plays here and now. */
export async function playTest(kind: SoundKind): Promise<boolean> {
  return playChoice(useSoundSettings.getState()[kind]);
}

/** Whether it could be heard. */
async function playChoice(choice: SoundChoice): Promise<boolean> {
  const audio = new Audio(soundUrl(choice));
  audio.volume = choice.volume;
  try {
    await audio.play();
    useSoundState.setState({ isBlocked: false });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') useSoundState.setState({ isBlocked: true });
    return false;
  }
}

function soundUrl(choice: SoundChoice): string {
  const name = defaultSounds.find((sound) => sound === choice.name) ?? 'default';
  return `/sounds/${name}.wav`;
}

/** Runs in the first tab that comes; that tab holds the lock for a while if it could play, so that the others find it taken. */
async function withLock(name: string, play: () => Promise<boolean>): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (locks === undefined) return void (await play());
  await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null && (await play())) await delay(holdMs);
  });
}

function hasBeenTouched(): boolean {
  return (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive ?? true;
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
