import type { ToggleProps } from './toggle.tsx';
import type { MyOffer } from './use-my-offer.ts';

type SectionCounts = {
  readonly onCount: number;
  /** The offered services of the section, on or off. */
  readonly draftCount: number;
  readonly totalCount: number;
  readonly presence: MyOffer['presence'];
};

/** Returns the look of a section's switch: half on while only a part of the section is offered. */
export function readSectionState({ onCount, draftCount, totalCount, presence }: SectionCounts): ToggleProps['state'] {
  if (onCount === 0) return 'off';
  if (onCount < draftCount) return 'some';
  if (presence === 'offline') return 'hidden';
  return onCount < totalCount ? 'some' : 'on';
}
