import type { Game } from '@poexchange/domain/item';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Identity of a listing. */
export type ListingIdentity = {
  readonly userId: string;
  readonly game: Game;
  readonly league: string;
  readonly category: string;
  readonly subCategory: string;
  readonly side: 'sell' | 'buy';
};

/** A listing as it is stored. */
export type ListingRecord = Selectable<Database['listings']>;
