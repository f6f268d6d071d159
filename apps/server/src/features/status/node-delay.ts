import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Seen } from './describe-part.ts';

/** Above this event loop delay at the 99th percentile, people notice. */
const SLOW_MS = 250;

/** Checks how long this node lets requests wait: the delay of its event loop since the last check. */
export function createNodeLook(): { readonly look: () => Promise<Seen>; readonly stop: () => void } {
  const delay = monitorEventLoopDelay();
  delay.enable();
  return {
    look: async () => {
      const waitMs = delay.percentile(99) / 1e6;
      delay.reset();
      return { state: waitMs > SLOW_MS ? 'late' : 'works' };
    },
    stop: () => void delay.disable(),
  };
}
