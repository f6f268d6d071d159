import type { Game } from '@poexchange/domain/item';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type ListingIdentity = {
  readonly userId: string;
  readonly game: Game;
  readonly league: string;
  readonly category: string;
  readonly subCategory: string;
  readonly side: 'sell' | 'buy';
};

export type ListingRecord = Selectable<Database['listings']>;
