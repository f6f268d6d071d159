import type { Game } from '@poexchange/domain/item';
import type { ListingsDeps } from '../listings/index.ts';

/** Dependencies of the use-cases of services. */
export type ServicesDeps = Pick<ListingsDeps, 'db' | 'replica' | 'log' | 'clock' | 'prices' | 'onActed' | 'requireOwnCharacter'>;

/** A league of a game, as it is stored. */
export type Place = { readonly game: Game; readonly league: string };
