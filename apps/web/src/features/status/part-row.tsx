import type { PartState, PartStatus, StatusPart } from '@poexchange/contract/rest/status';
import { writeClock } from '../../shared/i18n/write-values.ts';
import { useTranslation, type Translate } from '../../shared/i18n/use-translation.ts';
import { Badge, type BadgeTone } from '../../shared/ui/badge.tsx';
import { useTimeAgo } from '../../shared/ui/time-ago.tsx';
import { DayStrip } from './day-strip.tsx';

const tones: Readonly<Record<PartState, BadgeTone>> = { works: 'up', late: 'warn', away: 'down', unknown: 'neutral' };
/** A state that lasts about a day began before the shown period. */
const ALL_DAY_MS = 23.4 * 3_600_000;

export function PartRow({
  status,
  dayStartMs,
  nowMs,
}: {
  readonly status: PartStatus;
  readonly dayStartMs: number;
  readonly nowMs: number;
}) {
  const { t } = useTranslation();
  const { part, state, sinceMs, dataMs, day } = status;
  const name = namePart(part, t);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3 md:grid-cols-[minmax(0,1fr)_150px_minmax(0,340px)]">
      <div className="min-w-0">
        <h2 className="text-14 font-medium">{name}</h2>
        {dataMs !== null && <DataAge part={part} dataMs={dataMs} />}
      </div>
      <div className="flex flex-col items-end gap-0.5 md:items-start">
        <Badge tone={tones[state]}>{t(`status.state.${state}`)}</Badge>
        {sinceMs !== null && <span className="text-12 text-muted">{writeSince({ state, sinceMs, nowMs }, t)}</span>}
      </div>
      <div className="col-span-full md:col-span-1">
        <DayStrip name={name} day={day} dayStartMs={dayStartMs} />
      </div>
    </li>
  );
}

function DataAge({ part, dataMs }: { readonly part: StatusPart; readonly dataMs: number }) {
  const { t } = useTranslation();
  const age = useTimeAgo(dataMs);
  return <p className="text-12 text-muted">{t(part.startsWith('prices') ? 'status.pricesFrom' : 'status.exchangeUntil', { age })}</p>;
}

function writeSince({ state, sinceMs, nowMs }: { state: PartState; sinceMs: number; nowMs: number }, t: Translate): string {
  if (state === 'unknown') return t('status.lastHeard', { time: writeClock(sinceMs) });
  return nowMs - sinceMs >= ALL_DAY_MS ? t('status.allDay') : t('status.since', { time: writeClock(sinceMs) });
}

function namePart(part: StatusPart, t: Translate): string {
  if (part === 'prices-poe1') return t('status.part.prices', { game: t('game.poe1') });
  if (part === 'prices-poe2') return t('status.part.prices', { game: t('game.poe2') });
  if (part === 'exchange-poe1') return t('status.part.exchange', { game: t('game.poe1') });
  if (part === 'exchange-poe2') return t('status.part.exchange', { game: t('game.poe2') });
  return t(`status.part.${part}`);
}
