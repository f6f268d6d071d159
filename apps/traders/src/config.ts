import { integerVariable, readConfigOrExit, urlVariable } from '@poexchange/platform/config';
import * as z from 'zod/mini';

const schema = z.object({
  PUBLIC_URL: urlVariable(),
  /** Address where scripted players choose their account: the simulator's sign-in page. */
  GAME_API_OAUTH_URL: urlVariable(),
  TRADER_COUNT: z._default(integerVariable({ minimum: 1, maximum: 50 }), 20),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
});

export type TradersConfig = Readonly<z.output<typeof schema>>;

export function readTradersConfig(): TradersConfig {
  return readConfigOrExit(schema);
}
