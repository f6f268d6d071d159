import type { GameApiBudgetTables } from '@poexchange/platform/game-api';
import type { Kysely } from 'kysely';
import type { ListingsDeps } from '../features/listings/index.ts';
import type { PresenceDeps } from '../realtime/presence.ts';

export type JobContext = {
  readonly listings: ListingsDeps;
  readonly presence: PresenceDeps;
  readonly budgets: Kysely<GameApiBudgetTables>;
};
