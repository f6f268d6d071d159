import type { ServerEventData } from '@poexchange/contract/events';
import type { NotificationKey } from '../../shared/i18n/keys.ts';
import { dismissToast, showToast } from '../../shared/toast/toast.ts';

type Move = ServerEventData<'trade:moved'>;

const sayings = [
  'info.trade_declined',
  'info.trade_done',
  'info.trade_done_part',
  'info.trade_gone',
  'info.trade_back',
  'info.trade_reopened',
  'info.trade_undone',
] as const satisfies NotificationKey[];
type Saying = (typeof sayings)[number];

/** Announces a request's outcome, or that the outcome was undone, to its sender. */
export function announceMove(move: Move): void {
  const saying = chooseSaying(move);
  if (saying === null) return;
  const idOf = (key: Saying): string => `${key}:${move.id}`;
  // Earlier messages about the same request are outdated.
  for (const key of sayings) if (key !== saying) dismissToast(idOf(key));
  showToast({ id: idOf(saying), level: 'info', title: { key: saying, params: { ign: move.ign, ...move.pieces } } });
}

/** Ignores intermediate steps, which the trade's page shows. `before` is missing if an older server sent the event. */
function chooseSaying({ step, before, pieces }: Move): Saying | null {
  if (step === 'declined') return 'info.trade_declined';
  if (step === 'traded') return pieces !== undefined && pieces.handed < pieces.asked ? 'info.trade_done_part' : 'info.trade_done';
  if (step === 'gone') return 'info.trade_gone';
  if (before === 'gone') return 'info.trade_back';
  if (before === 'declined') return 'info.trade_reopened';
  return before === 'traded' ? 'info.trade_undone' : null;
}
