/** The page's only realtime connection, and its state. */
import { create } from 'zustand';
import type { Realtime, SocketState } from './realtime.ts';

type ConnectionState = {
  readonly realtime: Realtime | null;
  readonly socket: SocketState;
  /** Local time at which the user becomes idle, if that is soon; null otherwise. */
  readonly idleAtMs: number | null;
};

export const useConnection = create<ConnectionState>()(() => ({ realtime: null, socket: 'closed', idleAtMs: null }));
