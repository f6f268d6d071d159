import { netWorthLimits } from '@poexchange/domain/net-worth';

export type SocketWatch = {
  readonly isConnected: () => boolean;
  readonly sleep: (waitMs: number, signal: AbortSignal) => Promise<void>;
};

/**
 * Waits until the socket is connected again, checking every second for up to 30 s (R4.36, R9.20). Returns whether it
 * is. Rejects when the signal aborts.
 */
export async function waitForSocket({ isConnected, sleep }: SocketWatch, signal: AbortSignal): Promise<boolean> {
  const { socketWaitMs, socketPollMs } = netWorthLimits;
  for (let waitedMs = 0; waitedMs < socketWaitMs; waitedMs += socketPollMs) {
    if (isConnected()) return true;
    await sleep(socketPollMs, signal);
  }
  return isConnected();
}
