/** Sound of each kind of notification; stored in this browser, version 1. */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const defaultSounds = ['default', 'default2'] as const;
export type SoundKind = 'tab' | 'trade' | 'service';

const choiceSchema = z.object({
  name: z.string(),
  isCustom: z.boolean(),
  volume: z.number().check(z.gte(0), z.lte(1)),
  isOn: z._default(z.boolean(), true),
});
export type SoundChoice = z.output<typeof choiceSchema>;

const pick = (name: (typeof defaultSounds)[number]): SoundChoice => ({ name, isCustom: false, volume: 1, isOn: true });

/** Limits for custom sounds: a browser stores only a few megabytes per site. */
export const customSoundLimits = { count: 5, bytes: 400 * 1024 } as const;

const customSoundSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  /** The file as a `data:` URL. */
  sound: z.string().check(z.regex(/^data:audio\/[a-z0-9]+;base64,[A-Za-z0-9+/=]+$/), z.maxLength(customSoundLimits.bytes * 1.4)),
});

const settingsSchema = z.object({
  customSounds: z.catch(z.array(customSoundSchema).check(z.maxLength(customSoundLimits.count)), []),
  /** Trade sounds play two or three times for valuable requests. */
  isSteppedUp: z.catch(z.boolean(), true),
  // R3.56.
  tab: z.catch(choiceSchema, pick('default2')),
  trade: z.catch(choiceSchema, pick('default')),
  service: z.catch(choiceSchema, pick('default2')),
  /** Each service event can be muted; all of them play the service sound. */
  serviceEvents: z.catch(
    z.object({ request: z.boolean(), invitation: z.boolean(), relist: z.boolean(), vouch: z._default(z.boolean(), true) }),
    { request: true, invitation: true, relist: true, vouch: true },
  ),
});
export type SoundSettings = z.output<typeof settingsSchema>;

/** Keeps every valid setting, and uses defaults for all other settings. */
export function readStoredSounds(stored: unknown): SoundSettings {
  return settingsSchema.parse(typeof stored === 'object' && stored !== null ? stored : {});
}

export const useSoundSettings = create<SoundSettings>()(
  persist(() => readStoredSounds({}), { name: 'poexchange:sounds', version: 1, merge: (stored) => readStoredSounds(stored) }),
);

export function changeSound(kind: SoundKind, change: Partial<SoundChoice>): void {
  useSoundSettings.setState((settings) => ({ [kind]: { ...settings[kind], ...change } }));
}

/** Service events, each of which can be muted. */
export type ServiceEvent = keyof SoundSettings['serviceEvents'];

/** Switches the sound of one service event on or off. */
export function changeServiceEvent(event: ServiceEvent, isOn: boolean): void {
  useSoundSettings.setState(({ serviceEvents }) => ({ serviceEvents: { ...serviceEvents, [event]: isOn } }));
}

/** Stores a custom sound, replacing any sound with the same name. Returns false if the limit is reached. */
export function addCustomSound(added: { readonly name: string; readonly sound: string }): boolean {
  const others = useSoundSettings.getState().customSounds.filter(({ name }) => name !== added.name);
  if (others.length >= customSoundLimits.count) return false;
  useSoundSettings.setState({ customSounds: [...others, { ...added }] });
  return true;
}

/** Removes a custom sound; kinds that used it return to their default. */
export function removeCustomSound(name: string): void {
  const { customSounds, tab, trade, service } = useSoundSettings.getState();
  const first = readStoredSounds({});
  const keep = (kind: SoundKind, choice: SoundChoice): SoundChoice =>
    choice.isCustom && choice.name === name ? { ...choice, name: first[kind].name, isCustom: false } : choice;
  useSoundSettings.setState({
    customSounds: customSounds.filter((each) => each.name !== name),
    tab: keep('tab', tab),
    trade: keep('trade', trade),
    service: keep('service', service),
  });
}

export function toggleSteppedUp(): void {
  useSoundSettings.setState(({ isSteppedUp }) => ({ isSteppedUp: !isSteppedUp }));
}
