/** Shows a long wait. In a separate module because the toast code is loaded after the first paint. */
import { dismissToast, showToast } from '../toast/toast.ts';
import type { ShownWait } from './rate-waits.ts';

const toastId = (policy: string): string => `rate-wait:${policy}`;

export function showRateWait(wait: ShownWait): void {
  showToast({
    id: toastId(wait.policy),
    level: 'warning',
    title: { key: 'rateWait.title' },
    countdownUntilMs: Date.now() + wait.waitMs,
    durationMs: Infinity,
    action: { label: { key: 'rateWait.abort' }, run: wait.abort },
  });
}

export function hideRateWait(policy: string): void {
  dismissToast(toastId(policy));
}
