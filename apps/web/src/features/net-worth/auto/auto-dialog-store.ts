import { create } from 'zustand';

/** Game whose auto snapshots the user is about to turn off; null if none. */
export const useAutoDialog = create<{ readonly game: 'poe1' | 'poe2' | null }>()(() => ({ game: null }));

export function askToDisable(game: 'poe1' | 'poe2'): void {
  useAutoDialog.setState({ game });
}
