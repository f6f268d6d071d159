import type { Endpoint } from '../endpoint.ts';
import { accessTokensApi } from './access-tokens.ts';
import { api } from './index.ts';
import { laterApi } from './later.ts';
import { netWorthApi } from './net-worth.ts';
import { servicesApi } from './services.ts';
import { statusApi } from './status.ts';
import { webhooksApi } from './webhooks.ts';

/** Every endpoint of the API. Pages import only the groups they use. */
export const endpoints: readonly Endpoint[] = [api, laterApi, accessTokensApi, netWorthApi, servicesApi, statusApi, webhooksApi].flatMap(
  (part) => Object.values(part),
);
