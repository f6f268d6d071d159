import type { Game } from '@poexchange/domain/item';
import type { PublisherTabId } from '@poexchange/domain/ids';
import type { AuthDeps } from '../auth/index.ts';

export type GameDataDeps = AuthDeps & {
  /** `offered` if the publisher provides poe2 stashes. If not, the publisher is never asked for them. */
  readonly poe2Stashes: 'offered' | 'notOffered';
  /**
   * Returns true if the league has a market, so that items seen there may be published. Private and solo leagues have
   * no market.
   */
  readonly hasMarket: (options: { game: Game; league: string }) => Promise<boolean>;
  /**
   * Called after a tab has been read or found to be deleted, so that listings follow its content and show when it was
   * last seen. For part of a map or unique tab, called with the enclosing tab.
   */
  readonly onTabRead?: (options: { userId: string; game: Game; league: string; tabId: PublisherTabId }) => Promise<void>;
};
