import type { Game } from '@poexchange/domain/item';
import { useMemo } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { SectionIcon } from '../../../shared/services/service-icon.tsx';
import { CUSTOM_SECTION, listSections, sectionOf, type Section } from '../../../shared/services/sections.ts';
import { serviceLimits } from '@poexchange/domain/service';
import type { OfferDraft } from './service-drafts.ts';

export type MyServicesRailProps = {
  readonly game: Game;
  /** The person's services; null until they are loaded, because until then their number is unknown. */
  readonly drafts: readonly OfferDraft[] | null;
  /** '' for all. */
  readonly section: string;
  readonly onSection: (section: string) => void;
};

/** Sections of the catalogue, with the number of services the person offers in each. */
export function MyServicesRail({ game, drafts, section, onSection }: MyServicesRailProps) {
  const { t } = useTranslation();
  const rows = useMemo(() => countSections(game, drafts ?? []), [game, drafts]);
  return (
    <nav aria-label={t('services.rail.label')} className="flex min-h-0 flex-col gap-px overflow-y-auto px-2 py-2">
      {rows.map((row) => (
        <button
          key={row.section}
          type="button"
          aria-current={row.section === section || undefined}
          onClick={() => onSection(row.section)}
          className="flex min-h-[30px] shrink-0 items-center py-1 gap-2 rounded-md px-2 text-left text-muted transition-colors hover:bg-s2 hover:text-text aria-[current=true]:bg-s3 aria-[current=true]:text-text focus-visible:-outline-offset-2"
        >
          <SectionIcon section={row.section} />
          <span className="min-w-0 flex-1 leading-[17px] wrap-anywhere">
            {t(`services.section.${row.section === '' ? 'all' : row.section}`)}
          </span>
          <span className="text-12 whitespace-nowrap text-muted tabular-nums">
            {drafts === null ? row.totalCount : `${row.activeCount} / ${row.totalCount}`}
          </span>
        </button>
      ))}
    </nav>
  );
}

type SectionCount = { readonly section: Section | ''; readonly activeCount: number; readonly totalCount: number };

function countSections(game: Game, drafts: readonly OfferDraft[]): readonly SectionCount[] {
  const activeIn = (section: Section): number =>
    drafts.filter((draft) => draft.active && draft.id !== null && sectionOf({ poe: game, ...draft }) === section).length;
  const sections = listSections(game).map(({ section, services }): SectionCount => ({
    section,
    activeCount: activeIn(section),
    totalCount: services.length,
  }));
  const customs = { section: CUSTOM_SECTION, activeCount: activeIn(CUSTOM_SECTION), totalCount: serviceLimits.customPerLeague } as const;
  const all = [...sections, customs];
  const total = (field: 'activeCount' | 'totalCount'): number => all.reduce((sum, row) => sum + row[field], 0);
  return [{ section: '', activeCount: total('activeCount'), totalCount: total('totalCount') }, ...all];
}
