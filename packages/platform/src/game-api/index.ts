export { type AccountAccess, type AccountClient, type TabAddress } from './account-client.ts';
export { createPostgresBudgetStore, pruneBudgets, type GameApiBudgetTables } from './budget/postgres-budget-store.ts';
export { createExchangeClient, type DigestOutcome, type ExchangeClient } from './exchange-client.ts';
export { createGameApi, type GameApi } from './game-api.ts';
export { createPkcePair, hasAccountScopes, type GrantedTokens, type OauthClient } from './oauth-client.ts';
export { type GameApiFailure, type GameApiOutcome } from './outcome.ts';
export { type ServiceClient, type ServiceOutcome } from './service-client.ts';
export { sendRequest, type SendRequest } from './http/send-request.ts';
export { gameApiVariables, readGameApiSettings } from './variables.ts';
