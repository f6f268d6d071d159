import type { TradeView } from '@poexchange/contract/rest';
import { readStep, type SettableStep } from '@poexchange/domain/trade';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeClock, writeMoment } from '../../shared/i18n/write-values.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { timesOfTrade } from './queue-view.ts';
import { Tooltip } from '../../shared/ui/tooltip.tsx';

const order = ['asked', 'invited', 'inHideout', 'traded'] as const;
type ShownStep = (typeof order)[number];

export type TradeStepsProps = {
  readonly view: TradeView;
  /** Undefined for people who may only view the trade. */
  readonly onStep?: ((step: SettableStep) => void) | undefined;
};

/** The trade's steps with their times; the listing's owner sets a step by clicking it. */
export function TradeSteps({ view, onStep }: TradeStepsProps) {
  const { t } = useTranslation();
  const times = timesOfTrade(view.notification);
  const step = readStep(times);
  const { invitedMs, hideoutMs, processedMs } = times;
  const reached: Readonly<Record<ShownStep, number | null>> = {
    asked: view.notification.timestamp,
    invited: invitedMs,
    inHideout: hideoutMs,
    traded: processedMs,
  };
  return (
    <ol aria-label={t('trade.steps')} className="grid grid-cols-4 gap-x-3.5 max-sm:gap-x-1.5">
      {order.map((each) => {
        const atMs = reached[each];
        const isNow = each === step;
        const look = joinClasses(
          'flex w-full items-baseline justify-between gap-2 border-t-2 pt-1.5 pb-0.5 text-left text-12',
          isNow && each !== 'traded' ? 'border-accent' : atMs === null ? 'border-line' : 'border-up',
          atMs === null && 'text-muted',
        );
        const body = (
          <>
            <span className="truncate">{t(`trade.step.${each}`)}</span>
            {atMs !== null && atMs > 0 && (
              <Tooltip content={writeMoment(atMs)}>
                <time dateTime={new Date(atMs).toISOString()} className="text-muted max-sm:hidden">
                  {writeClock(atMs)}
                </time>
              </Tooltip>
            )}
          </>
        );
        return (
          <li key={each} aria-current={isNow ? 'step' : undefined} className="min-w-0">
            {onStep === undefined || each === 'traded' ? (
              <span className={look}>{body}</span>
            ) : (
              <button type="button" className={joinClasses(look, 'hover:text-text max-md:min-h-[40px]')} onClick={() => onStep(each)}>
                {body}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
