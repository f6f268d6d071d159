import { integerVariable, listVariable, portVariable, readConfigOrExit, urlVariable } from '@poexchange/platform/config';
import { gameApiVariables } from '@poexchange/platform/game-api';
import { priceStoreVariables } from '@poexchange/platform/price-store';
import { statusVariables } from '@poexchange/platform/status';
import { tracingVariables } from '@poexchange/platform/tracing';
import { redisVariables } from '@poexchange/platform/redis';
import * as z from 'zod/mini';
import { databaseVariables } from './db/open-database.ts';
import { CONNECTIONS_PER_ADDRESS } from './http/open-connections.ts';
import { proxyVariables } from './http/proxies.ts';
import { authVariables } from './features/auth/index.ts';
import { chatVariables, findChatProblem } from './features/chat-link/index.ts';
import { gameDataVariables } from './features/game-data/index.ts';
import { findPartnerProblem, partnerVariables } from './features/partner/index.ts';

const roles = ['http', 'realtime', 'jobs'] as const;
export type Role = (typeof roles)[number];

const rolesVariable = z.pipe(listVariable(), z.array(z.enum(roles)));

/** The server's environment, by variable. */
export const serverVariables = z.object({
  ...partnerVariables,
  ...chatVariables,
  ...authVariables,
  ...gameApiVariables,
  ...gameDataVariables,
  ...statusVariables,
  ...proxyVariables,
  /**
   * Time in ms for which the program keeps serving after a stop signal while reporting not ready, so that a load
   * balancer notices.
   */
  SHUTDOWN_DELAY_MS: z._default(integerVariable({ minimum: 0, maximum: 120_000 }), 0),
  ...tracingVariables,
  ...redisVariables,
  ...databaseVariables,
  PORT: z._default(portVariable(), 0),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: urlVariable(),
  ...priceStoreVariables,
  /** Address of the price files for browsers; defaults to this server's own /insights. */
  PRICES_URL: z.optional(urlVariable()),
  ICON_BASE: z.optional(urlVariable()),
  ROLES: z._default(rolesVariable, [...roles]),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
  /** `run`: scripted traders belong to this installation, which is ready only once they have published listings. */
  TRADERS: z._default(z.enum(['run', 'none']), 'none'),
  /** Maximum number of open connections per address; addresses of this machine are not limited. */
  CONNECTIONS_PER_ADDRESS: z._default(integerVariable({ minimum: 10, maximum: 1_000_000 }), CONNECTIONS_PER_ADDRESS),
});

/** The server's complete environment. */
export const serverSchema = serverVariables.check((context) => {
  const found = findPartnerProblem(context.value) ?? findChatProblem(context.value);
  if (found !== null) context.issues.push({ code: 'custom', path: [found.variable], message: found.problem, input: context.value });
});

export type ServerConfig = Readonly<z.output<typeof serverSchema>>;

export function readServerConfig(): ServerConfig {
  return readConfigOrExit(serverSchema);
}
