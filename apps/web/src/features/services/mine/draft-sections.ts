import type { Service } from '@poexchange/domain/service';
import { CUSTOM_SECTION, listSections, sectionOf, type Section } from '../../../shared/services/sections.ts';
import type { DraftScope } from './draft-store.ts';
import type { OfferDraft } from './service-drafts.ts';
import type { ToggleProps } from './toggle.tsx';
import type { MyOffer } from './use-my-offer.ts';

export type SectionRows = { readonly section: Section; readonly drafts: readonly OfferDraft[]; readonly rest: readonly Service[] };

/** The services of My services by section, in table order, and the catalogue services that are not offered yet. */
export function divideDrafts(game: DraftScope['game'], drafts: readonly OfferDraft[]): readonly SectionRows[] {
  const offered = new Set(drafts.map(({ serviceName }) => serviceName));
  const inSection = (section: Section) => drafts.filter((draft) => sectionOf({ poe: game, ...draft }) === section);
  return [
    ...listSections(game).map(({ section, services }) => ({
      section,
      drafts: inSection(section),
      rest: services.filter(({ value }) => !offered.has(value)),
    })),
    { section: CUSTOM_SECTION, drafts: inSection(CUSTOM_SECTION), rest: [] },
  ];
}

type SectionCounts = {
  readonly onCount: number;
  /** Number of services in the section that the user offers, whether on or off. */
  readonly draftCount: number;
  readonly totalCount: number;
  readonly presence: MyOffer['presence'];
};

/** Returns the state of a section's toggle: half on if only part of the section is offered. */
export function readSectionState({ onCount, draftCount, totalCount, presence }: SectionCounts): ToggleProps['state'] {
  if (onCount === 0) return 'off';
  if (onCount < draftCount) return 'some';
  if (presence === 'offline') return 'hidden';
  return onCount < totalCount ? 'some' : 'on';
}
