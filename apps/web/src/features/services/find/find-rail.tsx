/** The catalogue at the left of the find page: sections and their services, each with the current number of offers. */
import type { Game } from '@poexchange/domain/item';
import type { Service } from '@poexchange/domain/service';
import { memo, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CUSTOM_SECTION, listSections, type Section } from '../../../shared/services/sections.ts';
import { SectionIcon } from '../../../shared/services/service-icon.tsx';
import { showServiceName, useServiceNames, type ServiceNames } from '../../../shared/services/show-service-name.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { TextField } from '../../../shared/ui/field.tsx';
import { Kbd } from '../../../shared/ui/kbd.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { makeServiceFinder } from './find-service.ts';
import type { ServicePlace } from './services-view.ts';
import { useServiceKeys } from '../use-service-keys.ts';

export type FindRailProps = {
  readonly game: Game;
  /** Number of offers by section, and by section and service; '' is the total. Null until loaded. */
  readonly counts: ReadonlyMap<string, number> | null;
  readonly selected: ServicePlace;
  readonly onSelect: (place: ServicePlace) => void;
};

export type FindTextProps = {
  /** Search text for service names: filters the rail and the list. */
  readonly text: string;
  readonly onText: (text: string) => void;
};

/** Number of services shown in a section before "more" is clicked. */
const SHOWN_AT_FIRST = 10;

export const FindRail = memo(function FindRail({ game, counts, selected, onSelect, text, onText }: FindRailProps & FindTextProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useServiceKeys({ '/': () => field.current?.focus() });
  const names = useServiceNames();
  const sections = useMemo(() => findSections(game, text, names), [game, text, names]);
  const isSearching = text.trim() !== '';
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="relative mx-2 mt-2">
        <TextField
          ref={field}
          glyph="search"
          type="search"
          aria-label={t('services.rail.search')}
          placeholder={t('services.rail.search')}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (text === '' || (event.key !== 'Escape' && event.key !== 'Enter')) return;
            event.preventDefault();
            event.stopPropagation();
            const [first] = sections;
            const service = first?.services[0];
            if (event.key === 'Escape') onText('');
            else if (first !== undefined && service !== undefined) onSelect({ section: first.section, service: service.value });
          }}
        />
        {text === '' && <Kbd className="pointer-events-none absolute top-1.5 right-2">{'/'}</Kbd>}
      </div>
      <nav aria-label={t('services.rail.label')} className="flex min-h-0 flex-1 flex-col gap-px overflow-y-auto px-2 py-2">
        {!isSearching && (
          <RailRow
            name={t('services.section.all')}
            section=""
            count={readCount(counts, '')}
            isOn={selected.section === ''}
            onClick={() => onSelect({ section: '', service: '' })}
          />
        )}
        {sections.map(({ section, services }) => (
          <RailSection
            key={section}
            game={game}
            section={section}
            services={services}
            counts={counts}
            selected={selected}
            onSelect={onSelect}
            shows={isSearching ? 'all' : 'most'}
          />
        ))}
        {isSearching && sections.length === 0 && <p className="px-2 py-3 text-12 text-muted">{t('services.rail.none')}</p>}
        {!isSearching && (
          <RailRow
            name={t('services.section.custom')}
            section={CUSTOM_SECTION}
            count={readCount(counts, CUSTOM_SECTION)}
            isOn={selected.section === CUSTOM_SECTION}
            onClick={() => onSelect({ section: CUSTOM_SECTION, service: '' })}
          />
        )}
      </nav>
    </div>
  );
});

type RailSectionProps = FindRailProps & {
  readonly section: Section;
  readonly services: readonly Service[];
  readonly shows: 'most' | 'all';
};

function RailSection({ game, section, services, counts, selected, onSelect, shows }: RailSectionProps) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const countOf = (service: Service): number => readCount(counts, `${section}/${service.value}`) ?? 0;
  const sorted = services.toSorted((a, b) => countOf(b) - countOf(a));
  const shown =
    shows === 'all' || isWhole
      ? services
      : sorted.filter((service, at) => (at < SHOWN_AT_FIRST && countOf(service) > 0) || service.value === selected.service);
  const moreCount = services.length - shown.length;
  return (
    <>
      <RailRow
        name={t(`services.section.${section}`)}
        section={section}
        count={readCount(counts, section)}
        isOn={selected.section === section && selected.service === ''}
        onClick={() => onSelect({ section, service: '' })}
      />
      {shown.map((service) => (
        <RailRow
          key={service.value}
          name={showServiceName(game, { serviceName: service.value, isCustomService: false })}
          {...(service.level !== undefined && { level: service.level })}
          count={readCount(counts, `${section}/${service.value}`)}
          isOn={selected.section === section && selected.service === service.value}
          onClick={() => onSelect({ section, service: service.value })}
        />
      ))}
      {shows === 'most' && (moreCount > 0 || isWhole) && services.length > 1 && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="h-[28px] shrink-0 rounded-md pl-[34px] text-left text-accent hover:bg-s2 focus-visible:-outline-offset-2"
        >
          {isWhole ? t('services.rail.fewer') : t('services.rail.more', { count: moreCount })}
        </button>
      )}
    </>
  );
}

type RailRowProps = {
  readonly name: string;
  readonly level?: number;
  /** Shows the section's icon; services listed below a section have no icon. */
  readonly section?: Section | '';
  readonly count: number | null;
  readonly isOn: boolean;
  readonly onClick: () => void;
};

function RailRow({ name, level, section, count, isOn, onClick }: RailRowProps) {
  return (
    <button
      type="button"
      aria-current={isOn || undefined}
      onClick={onClick}
      className={joinClasses(
        'flex shrink-0 items-center gap-2 rounded-md text-left text-muted transition-colors hover:bg-s2 hover:text-text aria-[current=true]:bg-s3 aria-[current=true]:text-text focus-visible:-outline-offset-2',
        section === undefined ? 'min-h-[28px] py-1 pr-2 pl-[34px] leading-[16px]' : 'h-[30px] px-2',
      )}
    >
      {section !== undefined && <SectionIcon section={section} />}
      <span className="min-w-0 flex-1 wrap-anywhere">
        {name}
        {level !== undefined && <span className="text-muted">{` · ${level}`}</span>}
      </span>
      <span className="text-12 text-muted tabular-nums">{count ?? '–'}</span>
    </button>
  );
}

/** The same choices as a single select field, for layouts without a rail. */
export function FindSelect({ game, counts, selected, onSelect, className }: FindRailProps & { readonly className?: string }) {
  const { t } = useTranslation();
  const sections = useMemo(() => listSections(game), [game]);
  const option = (key: string, name: string) => ({ value: key, label: `${name} (${readCount(counts, key) ?? '–'})` });
  const options = [
    option('', t('services.section.all')),
    ...sections.flatMap(({ section, services }) => [
      option(section, t(`services.section.${section}`)),
      ...services.map((service) =>
        option(`${section}/${service.value}`, `– ${showServiceName(game, { serviceName: service.value, isCustomService: false })}`),
      ),
    ]),
    option(CUSTOM_SECTION, t('services.section.custom')),
  ];
  const chosen = selected.service === '' ? selected.section : `${selected.section}/${selected.service}`;
  return (
    <Select
      aria-label={t('services.rail.label')}
      value={options.some(({ value }) => value === chosen) ? chosen : ''}
      options={options}
      onChange={(value) => {
        const [section = '', service = ''] = value.split('/');
        onSelect({ section, service });
      }}
      {...(className !== undefined && { className })}
    />
  );
}

const readCount = (counts: FindRailProps['counts'], key: string): number | null => (counts === null ? null : (counts.get(key) ?? 0));

/** Sections with the services whose English name, displayed name or area contains the text. */
export function findSections(game: Game, text: string, names: ServiceNames) {
  const sections = listSections(game);
  const isFound = makeServiceFinder(text, names);
  if (isFound === null) return sections;
  return sections
    .map(({ section, services }) => ({
      section,
      services: services.filter(({ value }) => isFound({ poe: game, serviceName: value, isCustomService: false })),
    }))
    .filter(({ services }) => services.length > 0);
}
