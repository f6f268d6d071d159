import type { Logger } from '@poexchange/platform/log';

/** Change of the machine's clock that counts as a jump, in ms; smaller changes are followed immediately. */
const JUMP_MS = 5_000;
/** Time after which a jump of the machine's clock counts as a correction, in ms. */
const BELIEVED_AFTER_MS = 15 * 60_000;

export type ClockSources = {
  /** Reads the machine's clock, in ms since 1970. */
  readonly readWallMs: () => number;
  /** Reads a monotonic clock, in ms. */
  readonly readElapsedMs: () => number;
  readonly log: Logger;
};

/**
 * Creates a clock without jumps: asks live 48 hours, and a machine whose clock jumps by days would expire all asks
 * immediately or keep expired asks. The clock counts elapsed time, follows drift of the machine's clock, and accepts a
 * jump only once it has persisted.
 */
export function createSteadyClock({ readWallMs, readElapsedMs, log }: ClockSources): () => number {
  let offsetMs = readWallMs() - readElapsedMs();
  let jumpedAtMs: number | null = null;
  return () => {
    const elapsedMs = readElapsedMs();
    const wallMs = readWallMs();
    const aheadMs = wallMs - (offsetMs + elapsedMs);
    if (Math.abs(aheadMs) < JUMP_MS) {
      offsetMs += aheadMs;
      jumpedAtMs = null;
    } else if (jumpedAtMs === null) {
      jumpedAtMs = elapsedMs;
      log.error({ aheadMs }, 'the clock of this machine has jumped; it is not followed for now');
    } else if (elapsedMs - jumpedAtMs >= BELIEVED_AFTER_MS) {
      offsetMs += aheadMs;
      jumpedAtMs = null;
      log.warn({ aheadMs }, 'the clock of this machine is followed again');
    }
    return Math.round(offsetMs + elapsedMs);
  };
}
