/** State of the net worth page that is kept for a visit and is in no link. */
import { create } from 'zustand';

/** Unit of axes and short amounts: the game's high one (divine) or its low one (chaos). */
export type ChartUnit = 'high' | 'low';

type PageState = {
  readonly unit: ChartUnit;
  /** Search among the items. */
  readonly text: string;
  /** The treemap's outer boxes. */
  readonly holdingsBy: 'category' | 'tab';
};

export const usePageStore = create<PageState>()(() => ({ unit: 'high', text: '', holdingsBy: 'tab' }));

export function changePage(some: Partial<PageState>): void {
  usePageStore.setState(some);
}
