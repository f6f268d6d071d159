import type { TradeNotification } from '@poexchange/contract/rest';
import { readStep, type SettableStep } from '@poexchange/domain/trade';
import { timesOfTrade } from './queue-view.ts';

/** Where a declined trade stood before, for taking it back. */
export function stepBeforeEnd(notification: TradeNotification): Exclude<SettableStep, 'declined'> {
  const step = readStep({ ...timesOfTrade(notification), declinedMs: null, processedMs: null });
  return step === 'invited' || step === 'inHideout' ? step : 'asked';
}
