/** The page's one realtime connection, and whether it stands. */
import { create } from 'zustand';
import type { Realtime } from './realtime.ts';

type ConnectionState = { readonly realtime: Realtime | null; readonly isConnected: boolean };

export const useConnection = create<ConnectionState>()(() => ({ realtime: null, isConnected: false }));
