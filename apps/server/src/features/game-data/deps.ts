import type { Game } from '@poexchange/domain/item';
import type { PublisherTabId } from '@poexchange/domain/ids';
import type { AuthDeps } from '../auth/index.ts';

export type GameDataDeps = AuthDeps & {
  /** `offered` only if the publisher provides stashes for poe2; otherwise it is not called at all. */
  readonly poe2Stashes: 'offered' | 'notOffered';
  /**
   * Returns whether the league has a market, so that items seen there may be published: private and solo leagues have
   * none.
   */
  readonly hasMarket: (options: { game: Game; league: string }) => Promise<boolean>;
  /**
   * Called after a tab was read or found deleted, so that listings follow its content and show the new time seen. For a
   * part of a map or unique tab, called with the enclosing tab.
   */
  readonly onTabRead?: (options: { userId: string; game: Game; league: string; tabId: PublisherTabId }) => Promise<void>;
};
