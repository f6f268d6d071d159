import type { Endpoint } from '@poexchange/contract/endpoint';
import { api } from '@poexchange/contract/rest';
import { accessTokensApi } from '@poexchange/contract/rest/access-tokens';
import { laterApi } from '@poexchange/contract/rest/later';
import { netWorthApi } from '@poexchange/contract/rest/net-worth';
import { servicesApi } from '@poexchange/contract/rest/services';
import { statusApi } from '@poexchange/contract/rest/status';
import { webhooksApi } from '@poexchange/contract/rest/webhooks';

/** Every endpoint of the API. */
export const endpoints: readonly Endpoint[] = [api, laterApi, accessTokensApi, netWorthApi, servicesApi, statusApi, webhooksApi].flatMap(
  (each) => Object.values(each),
);
