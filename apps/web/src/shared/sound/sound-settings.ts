/** Sound of each kind of notification (R3.55-R3.57); kept in this browser, version 1. */
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

/** Limits of custom sounds and their files: a browser stores a few megabytes for a site in total. */
export const customSoundLimits = { count: 5, bytes: 400 * 1024 } as const;

const customSoundSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  /** A `data:` address of the file. */
  sound: z.string().check(z.regex(/^data:audio\/[a-z0-9]+;base64,[A-Za-z0-9+/=]+$/), z.maxLength(customSoundLimits.bytes * 1.4)),
});

const settingsSchema = z.object({
  customSounds: z.catch(z.array(customSoundSchema).check(z.maxLength(customSoundLimits.count)), []),
  /** Trade sounds play twice or three times for dear requests (D80). */
  isSteppedUp: z.catch(z.boolean(), true),
  // R3.56.
  tab: z.catch(choiceSchema, pick('default2')),
  trade: z.catch(choiceSchema, pick('default')),
  service: z.catch(choiceSchema, pick('default2')),
  /** Each kind of service event can be turned off; all of them play the service sound. */
  serviceEvents: z.catch(
    z.object({ request: z.boolean(), invitation: z.boolean(), relist: z.boolean(), vouch: z._default(z.boolean(), true) }),
    { request: true, invitation: true, relist: true, vouch: true },
  ),
});
export type SoundSettings = z.output<typeof settingsSchema>;

/** Keeps every part that is still valid. */
export function readStoredSounds(stored: unknown): SoundSettings {
  return settingsSchema.parse(typeof stored === 'object' && stored !== null ? stored : {});
}

export const useSoundSettings = create<SoundSettings>()(
  persist(() => readStoredSounds({}), { name: 'poexchange:sounds', version: 1, merge: (stored) => readStoredSounds(stored) }),
);

export function changeSound(kind: SoundKind, change: Partial<SoundChoice>): void {
  useSoundSettings.setState((settings) => ({ [kind]: { ...settings[kind], ...change } }));
}

/** Events of services, each of which can be silent. */
export type ServiceEvent = keyof SoundSettings['serviceEvents'];

/** Switches the sound of one service event on or off. */
export function changeServiceEvent(event: ServiceEvent, isOn: boolean): void {
  useSoundSettings.setState(({ serviceEvents }) => ({ serviceEvents: { ...serviceEvents, [event]: isOn } }));
}

/** Stores a custom sound; replaces one of the same name. False if the limit is reached. */
export function addCustomSound(added: { readonly name: string; readonly sound: string }): boolean {
  const others = useSoundSettings.getState().customSounds.filter(({ name }) => name !== added.name);
  if (others.length >= customSoundLimits.count) return false;
  useSoundSettings.setState({ customSounds: [...others, { ...added }] });
  return true;
}

/** Removes a custom sound; kinds that played it play their default again. */
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

/** Switches the repeated sound for valuable trades on or off. */
export function toggleSteppedUp(): void {
  useSoundSettings.setState(({ isSteppedUp }) => ({ isSteppedUp: !isSteppedUp }));
}
