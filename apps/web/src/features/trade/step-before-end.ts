import type { TradeNotification } from '@poexchange/contract/rest';
import { readStep, type SettableStep } from '@poexchange/domain/trade';
import { timesOfTrade } from './queue-view.ts';

/** Step of a trade before it was declined, for undo. */
export function stepBeforeEnd(notification: TradeNotification): Exclude<SettableStep, 'declined'> {
  const step = readStep({ ...timesOfTrade(notification), declinedMs: null, processedMs: null });
  return step === 'invited' || step === 'inHideout' ? step : 'asked';
}
