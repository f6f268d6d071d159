/** Turns a failure of the query cache into a toast, or nothing (R2.06, R8.22-R8.24). `callApi` ends sessions itself. */
import { sayOffline } from '../network/say-offline.ts';
import { isConnectPath } from '../session/connect-path.ts';
import { showToast } from '../toast/toast.ts';
import type { Failure } from '../api/failures.ts';
import { isToldToAll } from '../api/report-to-all.ts';

export type FailureContext = {
  /** The caller shows the failure in place. */
  readonly isSilent: boolean;
  /** True if the call was to refresh or change shown data. */
  readonly hasData: boolean;
  readonly kind: 'read' | 'action';
};

export function reportFailure(failure: Failure, context: FailureContext): void {
  if (failure.kind === 'silent' || isToldToAll(failure)) return undefined;
  if (context.isSilent || isConnectPath(location.pathname)) return undefined;
  if (failure.kind === 'toast') {
    const { id, level, title, reference } = failure;
    return void showToast({ id, level, title, reference });
  }
  if (failure.kind !== 'unknown' || !context.hasData) return undefined;
  if (failure.message === '') return sayOffline(context.kind);
  return void showToast({ id: 'failure:unknown', level: 'error', title: { key: 'error.unknown', params: { message: failure.message } } });
}
