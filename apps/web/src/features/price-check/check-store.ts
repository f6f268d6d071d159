/** Last pasted text; it survives a visit to another page, and a change of game. */
import { create } from 'zustand';

export const useCheckStore = create<{ readonly text: string }>()(() => ({ text: '' }));
