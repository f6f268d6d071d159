/** Last pasted text; survives a visit to another page, and a change of game. */
import { create } from 'zustand';
import { holdReload } from '../../shared/network/hold-reload.ts';

export const useCheckStore = create<{ readonly text: string }>()(() => ({ text: '' }));

holdReload(() => useCheckStore.getState().text !== '');
