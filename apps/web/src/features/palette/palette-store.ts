import { create } from 'zustand';

/** The overlay that is open: the command palette, or the list of keyboard shortcuts. */
export const usePalette = create<{ readonly open: 'search' | 'shortcuts' | null }>()(() => ({ open: null }));

export function openPalette(open: 'search' | 'shortcuts'): void {
  usePalette.setState({ open });
}

export function closePalette(): void {
  usePalette.setState({ open: null });
}
