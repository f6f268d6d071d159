import type { Game } from '@poexchange/domain/item';
import type { PublisherTabId } from '@poexchange/domain/ids';
import type { AuthDeps } from '../auth/index.ts';

export type GameDataDeps = AuthDeps & {
  /** `offered` only where the publisher has opened stashes for poe2 (D55); otherwise it is not even asked. */
  readonly poe2Stashes: 'offered' | 'notOffered';
  /**
   * Returns whether others trade in the league, so that items seen there may be published (D27): private and solo
   * leagues have no market.
   */
  readonly hasMarket: (options: { game: Game; league: string }) => Promise<boolean>;
  /**
   * Called after a tab was read or found gone, so that listings follow its content (D33) and show the new time of sight
   * (D23). For a part of a map or unique tab, the tab around it.
   */
  readonly onTabRead?: (options: { userId: string; game: Game; league: string; tabId: PublisherTabId }) => Promise<void>;
};
