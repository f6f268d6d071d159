import { randomUUID } from 'node:crypto';
import { setTimeout as sleepFor } from 'node:timers/promises';
import type { RequestBudget } from '@poexchange/contract/rest';
import { createAccountClient, type AccountClient } from './account-client.ts';
import { createMemoryBudgetStore, type BudgetStore } from './budget/budget-store.ts';
import { sendRequest, type SendRequest } from './http/send-request.ts';
import type { GameApiIdentity } from './identity.ts';
import { createOauthClient, type OauthClient } from './oauth-client.ts';
import { createRequestQueue, type QueueObserver, type RequestQueue } from './request-queue.ts';
import { createServiceClient, type ServiceClient } from './service-client.ts';

export type GameApiSettings = Omit<GameApiIdentity, 'send' | 'version'> & {
  /** Address that the publisher redirects the player to, registered with the publisher. */
  readonly redirectUrl: string;
};

export type GameApiParts = {
  /**
   * Budgets of accounts; the token endpoint's budgets stay in the process, so that a refresh under a lock never waits
   * for a second connection.
   */
  readonly budgetStore?: BudgetStore;
  readonly clock?: () => number;
  readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly send?: SendRequest;
  /** Notified of calls that are waiting for their turn. */
  readonly observer?: QueueObserver;
};

export type GameApi = {
  readonly account: AccountClient;
  readonly oauth: OauthClient;
  readonly service: ServiceClient;
  /** Describes an account's remaining budget for a policy; null before the first response. */
  readonly budgetOf: (account: string, policy: string) => Promise<RequestBudget | null>;
};

const VERSION = '1.0.0';

/** The publisher's API as our code uses it: every call is named and counted, and returns a coded outcome. */
export function createGameApi(settings: GameApiSettings, parts: GameApiParts = {}): GameApi {
  const clock = parts.clock ?? Date.now;
  const sleep = parts.sleep ?? ((ms, signal) => sleepFor(ms, undefined, signal === undefined ? {} : { signal }));
  const identity: GameApiIdentity = { ...settings, version: VERSION, send: parts.send ?? sendRequest };
  const queueOf = (store: BudgetStore): RequestQueue =>
    createRequestQueue({ store, clock, sleep, makeId: randomUUID, observer: parts.observer });
  const inProcess = queueOf(createMemoryBudgetStore());
  const queue = parts.budgetStore === undefined ? inProcess : queueOf(parts.budgetStore);
  const oauth = createOauthClient({ identity, queue: inProcess, clock, redirectUrl: settings.redirectUrl });
  return {
    account: createAccountClient({ identity, queue }),
    oauth,
    service: createServiceClient({ identity, queue, oauth, clock }),
    budgetOf: queue.budgetOf,
  };
}
