/** Last pasted text; survives leaving the page and switching the game. */
import { create } from 'zustand';
import { holdReload } from '../../shared/network/hold-reload.ts';

export const useCheckStore = create<{ readonly text: string }>()(() => ({ text: '' }));

holdReload(() => useCheckStore.getState().text !== '');
