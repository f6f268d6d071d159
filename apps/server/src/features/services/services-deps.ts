import type { Game } from '@poexchange/domain/item';
import type { ListingsDeps } from '../listings/index.ts';

/** Dependencies of the use-cases of services. */
export type ServicesDeps = Pick<ListingsDeps, 'db' | 'replica' | 'log' | 'clock' | 'prices' | 'onActed' | 'requireOwnCharacter'> & {
  /** Sets whether a person is playing. */
  readonly setPlaying: (said: { userId: string; game: Game; isPlaying: boolean }) => Promise<void>;
};

/** A league of a game, as stored. */
export type Place = { readonly game: Game; readonly league: string };
