import type { ServiceRequest } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import { useId, type ReactNode } from 'react';
import { openSettingsAt } from '../../../shared/account/settings-dialog-store.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { Section } from '../../../shared/services/sections.ts';
import { SectionIcon } from '../../../shared/services/service-icon.tsx';
import { ServicePrice } from '../../../shared/services/service-price.tsx';
import { ServiceEventBoxes } from '../../../shared/sound/service-event-boxes.tsx';
import { readServerNowMs } from '../../../shared/time/server-clock.ts';
import { Glyph, type GlyphName } from '../../../shared/ui/glyph.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { countSections, countStates, requestStates, sumWeek, type RequestsFilter } from './requests-view.ts';

export type RequestsRailProps = {
  readonly requests: readonly ServiceRequest[];
  readonly game: Game;
  readonly filter: Pick<RequestsFilter, 'state' | 'section'>;
  readonly onChange: (some: Partial<Pick<RequestsFilter, 'state' | 'section'>>) => void;
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

/** Requests by state and by service, the figures for the last seven days, and the sounds. */
export function RequestsRail({ requests, game, filter, onChange }: RequestsRailProps) {
  const { t } = useTranslation();
  const counts = countStates(requests);
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <nav aria-label={t('services.request.states')} className="flex flex-col gap-px px-2 py-2">
        {(['all', ...requestStates] as const).map((each) => {
          const [glyph, tone] = looks[each];
          return (
            <RailButton key={each} isOn={each === filter.state} count={counts[each]} onClick={() => onChange({ state: each })}>
              <Glyph name={glyph} size={14} className={tone} />
              <span className="flex-1">{t(`services.state.${each}`)}</span>
            </RailButton>
          );
        })}
      </nav>
      <SectionRows requests={requests} game={game} filter={filter} onChange={onChange} />
      <WeekSums requests={requests} />
      <RequestSounds className="border-t border-line-soft px-4 pt-2 pb-4" />
    </div>
  );
}

/** The catalogue sections that have requests; clicking the selected section shows all sections again. */
function SectionRows({ requests, game, filter, onChange }: RequestsRailProps) {
  const { t } = useTranslation();
  const sections = countSections(requests, { game, kept: filter.section });
  if (sections.length === 0) return null;
  const toggle = (section: Section): void => onChange({ section: section === filter.section ? '' : section });
  return (
    <nav aria-label={t('services.rail.label')} className="flex flex-col gap-px border-t border-line-soft px-2 py-2">
      {sections.map(({ section, count }) => (
        <RailButton key={section} isOn={section === filter.section} count={count} onClick={() => toggle(section)}>
          <SectionIcon section={section} />
          <span className="min-w-0 flex-1 leading-[17px] wrap-anywhere">{t(`services.section.${section}`)}</span>
        </RailButton>
      ))}
    </nav>
  );
}

type RailButtonProps = { readonly isOn: boolean; readonly count: number; readonly onClick: () => void; readonly children: ReactNode };

function RailButton({ isOn, count, onClick, children }: RailButtonProps) {
  return (
    <button
      type="button"
      aria-current={isOn || undefined}
      onClick={onClick}
      className="flex min-h-[30px] shrink-0 items-center gap-2 rounded-md px-2 py-1 text-left text-muted transition-colors hover:bg-s2 hover:text-text aria-[current=true]:bg-s3 aria-[current=true]:text-text focus-visible:-outline-offset-2"
    >
      {children}
      <span className="text-12 text-muted tabular-nums">{count}</span>
    </button>
  );
}

function WeekSums({ requests }: { readonly requests: readonly ServiceRequest[] }) {
  const { t } = useTranslation();
  const sums = sumWeek(requests, { nowMs: readServerNowMs() });
  if (sums.asked + sums.finished === 0) return null;
  return (
    <section aria-label={t('services.week.title')} className="border-t border-line-soft px-4 py-3 text-12">
      <h2 className="mb-1.5 text-faint">{t('services.week.title')}</h2>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 text-muted [&>dd]:text-right [&>dd]:font-semibold [&>dd]:text-text [&>dd]:tabular-nums">
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

/** The same choices as two select fields, for layouts without a rail. */
export function RequestSelects({ requests, game, filter, onChange }: RequestsRailProps) {
  const { t } = useTranslation();
  const counts = countStates(requests);
  const sections = countSections(requests, { game, kept: filter.section });
  return (
    <>
      <Select
        aria-label={t('services.request.states')}
        value={filter.state}
        options={(['all', ...requestStates] as const).map((each) => ({
          value: each,
          label: `${t(`services.state.${each}`)} (${counts[each]})`,
        }))}
        onChange={(state) => onChange({ state })}
        className="max-md:min-w-0 max-md:flex-1 max-md:basis-[40%]"
      />
      <Select
        aria-label={t('services.rail.label')}
        value={filter.section}
        options={[
          { value: '' as const, label: t('services.section.all') },
          ...sections.map(({ section, count }) => ({ value: section, label: `${t(`services.section.${section}`)} (${count})` })),
        ]}
        onChange={(section: Section | '') => onChange({ section })}
        className="max-md:min-w-0 max-md:flex-1 max-md:basis-[40%]"
      />
    </>
  );
}

/** Checkboxes for request sounds; sound and volume are in the settings. */
export function RequestSounds({ className }: { readonly className: string }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-1 flex h-[28px] items-center gap-2">
        <h2 id={id} className="flex-1 text-12 text-faint">
          {t('settings.sounds')}
        </h2>
        <IconButton size="sm" glyph="gear" label={t('account.settings')} onClick={() => openSettingsAt('general')} />
      </div>
      <div className="flex flex-col gap-2">
        <ServiceEventBoxes events={['request', 'invitation', 'vouch']} />
      </div>
    </section>
  );
}
