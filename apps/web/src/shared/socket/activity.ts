/** Tells the server whether somebody is there (R4.04, R4.05, R9.03, R9.04). Pure: time and storage are passed in. */
import { presenceLimits } from '@poexchange/domain/presence';

export type ActivityDeps = {
  readonly readNowMs: () => number;
  /** When anybody was last active in any tab of this browser; null for never. */
  readonly readSharedMs: () => number | null;
  readonly writeSharedMs: (atMs: number) => void;
  readonly emit: (event: 'userActive' | 'userIdle') => void;
};

export type Activity = {
  /** Something was done: pointer, key, scroll. */
  readonly note: () => void;
  /** Called every few seconds. */
  readonly tick: () => void;
  /** The socket is (again) open: say where we are. */
  readonly announce: () => void;
};

/** Mouse moves come by the hundred; other tabs need not hear of each. */
const shareEveryMs = 10_000;

export function createActivity(deps: ActivityDeps): Activity {
  let lastMs = deps.readNowMs();
  let sharedMs = 0;
  let state: 'active' | 'idle' = 'active';
  let saidMs = 0;

  const say = (next: 'active' | 'idle'): void => {
    state = next;
    saidMs = deps.readNowMs();
    deps.emit(next === 'active' ? 'userActive' : 'userIdle');
  };
  const readLastMs = (): number => Math.max(lastMs, deps.readSharedMs() ?? 0);
  const isIdle = (): boolean => deps.readNowMs() - readLastMs() >= presenceLimits.idleAfterMs;

  return {
    note: () => {
      lastMs = deps.readNowMs();
      if (lastMs - sharedMs >= shareEveryMs) {
        sharedMs = lastMs;
        deps.writeSharedMs(lastMs);
      }
      if (state === 'idle') say('active');
    },
    tick: () => {
      if (isIdle()) {
        if (state === 'active') say('idle');
        return;
      }
      if (state === 'idle' || deps.readNowMs() - saidMs >= presenceLimits.heartbeatMs) say('active');
    },
    announce: () => say(isIdle() ? 'idle' : 'active'),
  };
}
