import type { GameApiBudgetTables } from '@poexchange/platform/game-api';
import type { Kysely } from 'kysely';
import type { AuthDeps } from '../features/auth/index.ts';
import type { ListingsDeps } from '../features/listings/index.ts';
import type { PresenceDeps } from '../realtime/presence.ts';

export type JobContext = {
  readonly listings: ListingsDeps;
  readonly presence: PresenceDeps;
  readonly auth: AuthDeps;
  readonly budgets: Kysely<GameApiBudgetTables>;
};
