import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ServicePrice } from '../../shared/services/service-price.tsx';
import { readServerNowMs } from '../../shared/time/server-clock.ts';
import { Glyph, type GlyphName } from '../../shared/ui/glyph.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { countStates, requestStates, sumWeek, type RequestsFilter } from './requests-view.ts';

export type RequestsRailProps = {
  readonly requests: readonly ServiceRequest[];
  readonly state: RequestsFilter['state'];
  readonly onState: (state: RequestsFilter['state']) => void;
};

type StateLook = readonly [glyph: GlyphName, tone: string];

const looks: Readonly<Record<RequestsFilter['state'], StateLook>> = {
  all: ['list', 'text-muted'],
  asked: ['bell', 'text-accent'],
  invited: ['chevronRight', 'text-info'],
  done: ['check', 'text-up'],
  declined: ['close', 'text-down'],
  withdrawn: ['undo', 'text-muted'],
  expired: ['clock', 'text-warn'],
};

/** Requests by state, and what the last seven days brought. */
export function RequestsRail({ requests, state, onState }: RequestsRailProps) {
  const { t } = useTranslation();
  const counts = countStates(requests);
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <nav aria-label={t('services.request.states')} className="flex flex-col gap-px px-2 py-2">
        {(['all', ...requestStates] as const).map((each) => {
          const [glyph, tone] = looks[each];
          return (
            <button
              key={each}
              type="button"
              aria-current={each === state || undefined}
              onClick={() => onState(each)}
              className="flex h-[30px] items-center gap-2 rounded-md px-2 text-left text-muted transition-colors hover:bg-s2 hover:text-text aria-[current=true]:bg-s3 aria-[current=true]:text-text focus-visible:-outline-offset-2"
            >
              <Glyph name={glyph} size={14} className={tone} />
              <span className="flex-1">{t(`services.state.${each}`)}</span>
              <span className="text-12 text-muted tabular-nums">{counts[each]}</span>
            </button>
          );
        })}
      </nav>
      <WeekSums requests={requests} />
    </div>
  );
}

function WeekSums({ requests }: { readonly requests: readonly ServiceRequest[] }) {
  const { t } = useTranslation();
  const sums = sumWeek(requests, { nowMs: readServerNowMs() });
  if (sums.asked + sums.finished === 0) return null;
  return (
    <section aria-label={t('services.week.title')} className="border-t border-line-soft px-4 py-3 text-12">
      <h2 className="mb-1.5 text-faint">{t('services.week.title')}</h2>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 text-muted [&>dd]:font-semibold [&>dd]:text-text [&>dd]:tabular-nums">
        <dt>{t('services.state.asked')}</dt>
        <dd>{sums.asked}</dd>
        <dt>{t('services.week.finished')}</dt>
        <dd>{sums.finished}</dd>
        {sums.answerMs !== null && (
          <>
            <dt>{t('services.week.answer')}</dt>
            <dd>{writeSeconds(sums.answerMs, t)}</dd>
          </>
        )}
        {sums.earned.length > 0 && (
          <>
            <dt>{t('services.week.earned')}</dt>
            <dd className="flex flex-col items-end gap-1">
              {sums.earned.map((price) => (
                <ServicePrice key={price.priceType} price={price} size={12} />
              ))}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}

function writeSeconds(ms: number, t: ReturnType<typeof useTranslation>['t']): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 120 ? t('time.seconds', { count: seconds }) : t('time.minutes', { count: Math.round(seconds / 60) });
}

/** The same as one list, where there is no room for a rail. */
export function StateSelect({ requests, state, onState }: RequestsRailProps) {
  const { t } = useTranslation();
  const counts = countStates(requests);
  return (
    <Select
      aria-label={t('services.request.states')}
      value={state}
      options={(['all', ...requestStates] as const).map((each) => ({
        value: each,
        label: `${t(`services.state.${each}`)} (${counts[each]})`,
      }))}
      onChange={onState}
    />
  );
}
