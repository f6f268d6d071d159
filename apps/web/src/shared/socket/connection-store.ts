/** The page's one realtime connection, and its state. */
import { create } from 'zustand';
import type { Realtime, SocketState } from './realtime.ts';

type ConnectionState = { readonly realtime: Realtime | null; readonly socket: SocketState };

export const useConnection = create<ConnectionState>()(() => ({ realtime: null, socket: 'closed' }));
