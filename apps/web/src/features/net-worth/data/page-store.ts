/** State of the net worth page that lasts for a visit and is not part of links. */
import { create } from 'zustand';

/** Unit for axes and short amounts: the game's high unit (divine) or low unit (chaos). */
export type ChartUnit = 'high' | 'low';

type PageState = {
  readonly unit: ChartUnit;
  /** Text of the item search. */
  readonly text: string;
  /** How the treemap's outer boxes are grouped. */
  readonly holdingsBy: 'category' | 'tab';
};

export const usePageStore = create<PageState>()(() => ({ unit: 'high', text: '', holdingsBy: 'tab' }));

export function changePage(some: Partial<PageState>): void {
  usePageStore.setState(some);
}
