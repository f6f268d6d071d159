import { CELL_MS, type PartState } from '@poexchange/contract/rest/status';
import { writeClock } from '../../shared/i18n/write-values.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../shared/ui/classes.ts';

/** States also differ in height, for people who cannot distinguish the colours. */
const cells: Readonly<Record<PartState, string>> = {
  works: 'h-full bg-up/60',
  late: 'h-3/5 bg-warn',
  away: 'h-2/5 bg-down',
  unknown: 'h-px bg-faint/60',
};

/** The last 24 hours of a part, a cell for each half hour. */
export function DayStrip({
  name,
  day,
  dayStartMs,
}: {
  readonly name: string;
  readonly day: readonly PartState[];
  readonly dayStartMs: number;
}) {
  const { t } = useTranslation();
  const count = (state: PartState): number => day.filter((each) => each === state).length;
  const counts = { all: day.length, away: count('away'), late: count('late'), unknown: count('unknown') };
  return (
    <div>
      <div role="img" aria-label={t('status.dayLabel', { part: name, ...counts })} className="flex h-[22px] items-end gap-px">
        {day.map((state, at) => {
          const fromMs = dayStartMs + at * CELL_MS;
          const span = `${writeClock(fromMs)}–${writeClock(fromMs + CELL_MS)}`;
          return (
            <span key={fromMs} title={`${span}: ${t(`status.state.${state}`)}`} className="flex h-full min-w-0 flex-1 items-end">
              <span className={joinClasses('w-full rounded-[1px]', cells[state])} />
            </span>
          );
        })}
      </div>
      <div aria-hidden="true" className="mt-0.5 flex justify-between text-12 text-faint">
        <span>{t('status.dayAgo')}</span>
        <span>{t('time.now')}</span>
      </div>
    </div>
  );
}
