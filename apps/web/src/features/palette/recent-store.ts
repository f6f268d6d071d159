/** The palette entries used last in this browser; a damaged entry in storage is dropped without an error. */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { onTokenChange } from '../../shared/session/token.ts';
import { entryKinds, type PaletteEntry } from './entries.ts';
import { RECENTS_KEY } from './palette-store.ts';

const MAX_RECENT = 6;
const LONGEST = 2000;

const recentSchema = z.object({
  id: z.string().check(z.maxLength(LONGEST)),
  kind: z.enum(entryKinds),
  name: z.string().check(z.maxLength(LONGEST)),
  // Only addresses of this site's pages.
  href: z.string().check(z.maxLength(LONGEST), z.regex(/^\/poe2?\/poexchange(?:[/?]|$)/)),
});
export type Recent = z.output<typeof recentSchema>;

function readRecents(stored: unknown): { readonly recents: readonly Recent[] } {
  const list = typeof stored === 'object' && stored !== null && 'recents' in stored && Array.isArray(stored.recents) ? stored.recents : [];
  return {
    recents: list.flatMap((each) => {
      const read = recentSchema.safeParse(each);
      return read.success ? [read.data] : [];
    }),
  };
}

export const useRecents = create<{ readonly recents: readonly Recent[] }>()(
  persist(() => readRecents(undefined), {
    name: RECENTS_KEY,
    version: 1,
    migrate: readRecents,
    merge: readRecents,
  }),
);

/** Puts an entry first; entries that open a dialog instead of an address are not stored. */
export function rememberRecent({ id, kind, name }: PaletteEntry, href: string): void {
  useRecents.setState(({ recents }) => ({
    recents: [{ id, kind, name, href }, ...recents.filter((each) => each.id !== id)].slice(0, MAX_RECENT),
  }));
}

/** Deletes the entries: another account must not see them. */
export function clearRecents(): void {
  useRecents.setState({ recents: [] });
}

onTokenChange(clearRecents);
