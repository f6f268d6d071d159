/** Which sound each kind of notification plays (R3.55-R3.57); kept in this browser, version 1. */
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

const settingsSchema = z.object({
  customSounds: z.catch(z.array(z.object({ name: z.string(), sound: z.string() })), []),
  // R3.56.
  tab: z.catch(choiceSchema, pick('default2')),
  trade: z.catch(choiceSchema, pick('default')),
  service: z.catch(choiceSchema, pick('default2')),
});
export type SoundSettings = z.output<typeof settingsSchema>;

/** Keeps every part that is still what it should be. */
export function readStoredSounds(stored: unknown): SoundSettings {
  return settingsSchema.parse(typeof stored === 'object' && stored !== null ? stored : {});
}

export const useSoundSettings = create<SoundSettings>()(
  persist(() => readStoredSounds({}), { name: 'poexchange:sounds', version: 1, merge: (stored) => readStoredSounds(stored) }),
);

export function changeSound(kind: SoundKind, change: Partial<SoundChoice>): void {
  useSoundSettings.setState((settings) => ({ [kind]: { ...settings[kind], ...change } }));
}
