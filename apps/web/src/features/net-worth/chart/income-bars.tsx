import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeMoment } from '../../../shared/i18n/write-values.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import type { PlayedHour } from './played-hours.ts';
import { writePlayed } from './write-played.ts';

const HEIGHT = 44;
const BAR = 7;

/** The last hours of play as bars over and under a line, the latest last; renders nothing before there are any. */
export function IncomeBars({ hours }: { readonly hours: readonly PlayedHour[] }) {
  const { t } = useTranslation();
  if (hours.length === 0) return null;
  const { zeroY, bars } = layOutBars(
    hours.map(({ change }) => change),
    HEIGHT - 1,
  );
  return (
    <ul
      aria-label={t('netWorthChart.income.bars', { count: hours.length })}
      className="relative shrink-0 max-md:hidden"
      style={{ height: HEIGHT, width: hours.length * BAR }}
    >
      <li aria-hidden="true" className="absolute inset-x-0 h-px bg-line" style={{ top: zeroY }} />
      {hours.map((hour, at) => (
        <Tooltip
          key={hour.toMs}
          delayMs={120}
          content={
            <span className="flex flex-col gap-0.5">
              <span>{`${writeMoment(hour.fromMs)} – ${writeMoment(hour.toMs)}`}</span>
              <span className="text-muted">
                {t('netWorthChart.income.explained', { count: hour.snapshots, played: writePlayed(hour.playedMs, t) })}
              </span>
              <Price chaos={hour.change} size={12} hint="none" />
            </span>
          }
        >
          <li className="absolute inset-y-0" style={{ left: at * BAR, width: BAR }}>
            <span className="sr-only">
              <Price chaos={hour.change} size={12} hint="none" />
            </span>
            <span
              className={joinClasses(
                'absolute left-0 w-[5px] rounded-[1px]',
                hour.change < 0 ? 'bg-down' : hour.change > 0 && at === hours.length - 1 ? 'bg-up' : 'bg-line-strong',
              )}
              style={{ top: bars[at]?.y ?? 0, height: bars[at]?.height ?? 0 }}
            />
          </li>
        </Tooltip>
      ))}
    </ul>
  );
}

/** Bars over and under a line of 0. Pure. */

type Bars = { readonly zeroY: number; readonly bars: readonly { readonly y: number; readonly height: number }[] };

/**
 * Lengths are proportional to the values, on one scale for gains and losses; a value other than 0 gets at least a
 * pixel.
 */
function layOutBars(values: readonly number[], height: number): Bars {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = high - low;
  if (!(span > 0)) return { zeroY: height, bars: values.map(() => ({ y: height, height: 0 })) };
  const zeroY = Math.round((high / span) * height);
  return {
    zeroY,
    bars: values.map((value) => {
      const length = value === 0 ? 0 : Math.max(1, (Math.abs(value) / span) * height);
      return { y: value >= 0 ? zeroY - length : zeroY, height: length };
    }),
  };
}
