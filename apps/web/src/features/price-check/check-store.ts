/** What was pasted last; it outlives a look at another page, and a change of game. */
import { create } from 'zustand';

export const useCheckStore = create<{ readonly text: string }>()(() => ({ text: '' }));
