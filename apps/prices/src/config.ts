import { integerVariable, urlVariable } from '@poexchange/platform/config';
import { gameApiVariables } from '@poexchange/platform/game-api';
import { priceStoreVariables } from '@poexchange/platform/price-store';
import { statusVariables } from '@poexchange/platform/status';
import { tracingVariables } from '@poexchange/platform/tracing';
import * as z from 'zod/mini';
import { PARTITION_ASKS } from './run/run-in-turn.ts';

const text = (): z.ZodMiniString => z.string().check(z.minLength(1));

export const pricesSchema = z.object({
  ...gameApiVariables,
  /** Address of the token endpoint; defaults to the API's host. */
  GAME_API_OAUTH_URL: z.optional(urlVariable()),
  /** Address of the hourly digest of the currency exchange, which needs no token. */
  EXCHANGE_URL: z._default(urlVariable(), 'https://web.poecdn.com/api/currency-exchange'),
  /** Number of days before the first start for which history is built from the exchange's earlier hours; 0 for none. */
  EXCHANGE_PAST_DAYS: z._default(integerVariable({ minimum: 0, maximum: 30 }), 30),
  DATABASE_URL: text(),
  /** Direct address of PostgreSQL if DATABASE_URL is a pooler: price runs use session locks. */
  DATABASE_DIRECT_URL: z.optional(text()),
  ...priceStoreVariables,
  /** Minimum number of asks at which a league is divided into partitions for several programs. */
  PARTITION_ASKS: z._default(integerVariable({ minimum: 1_000, maximum: 1_000_000_000 }), PARTITION_ASKS),
  PUBLISH_INTERVAL_MS: z._default(integerVariable({ minimum: 1_000, maximum: 3_600_000 }), 60_000),
  ...statusVariables,
  ...tracingVariables,
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
});

export type PricesConfig = Readonly<z.output<typeof pricesSchema>>;
