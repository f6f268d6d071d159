import { integerVariable, urlVariable } from '@poexchange/platform/config';
import { gameApiVariables } from '@poexchange/platform/game-api';
import * as z from 'zod/mini';

const text = (): z.ZodMiniString => z.string().check(z.minLength(1));

/** The environment of this program. */
export const configSchema = z.object({
  ...gameApiVariables,
  /** Where the token endpoint is; the API's own host when not set. */
  GAME_API_OAUTH_URL: z.optional(urlVariable()),
  DATABASE_URL: text(),
  /** A folder, or s3://bucket/prefix (D02). */
  PRICE_STORE: text(),
  PUBLISH_INTERVAL_MS: z._default(integerVariable({ minimum: 1_000, maximum: 3_600_000 }), 60_000),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
  S3_ENDPOINT: z.optional(urlVariable()),
  S3_REGION: z._default(text(), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(text()),
  S3_SECRET_ACCESS_KEY: z.optional(text()),
  /** Host this program may send price files to; the endpoint's must be it. */
  S3_ALLOWED_HOST: z.optional(text()),
});

export type PricesConfig = Readonly<z.output<typeof configSchema>>;
