import { create } from 'zustand';

/** The overlay that is open: the command palette, or the list of keyboard shortcuts. */
export const usePalette = create<{ readonly open: 'search' | 'shortcuts' | null }>()(() => ({ open: null }));

export function openPalette(open: 'search' | 'shortcuts'): void {
  usePalette.setState({ open });
}

export function closePalette(): void {
  usePalette.setState({ open: null });
}

export const RECENTS_KEY = 'poexchange:recent';

/** Deletes the stored list of recently used entries: another account must not see it. */
export function forgetStoredRecents(): void {
  try {
    localStorage.removeItem(RECENTS_KEY);
  } catch {
    // A blocked storage contains no list.
  }
}
