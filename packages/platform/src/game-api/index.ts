export { type AccountAccess, type AccountClient, type GameName, type TabAddress } from './account-client.ts';
export { createMemoryBudgetStore, type BudgetStore } from './budget/budget-store.ts';
export { createPostgresBudgetStore, pruneBudgets, type GameApiBudgetTables } from './budget/postgres-budget-store.ts';
export { createGameApi, type GameApi, type GameApiParts, type GameApiSettings } from './game-api.ts';
export { createPkcePair, hasAccountScopes, type GrantedTokens, type OauthClient, type TokenOutcome } from './oauth-client.ts';
export { type GameApiFailure, type GameApiOutcome } from './outcome.ts';
export { silentWaitMs } from './request-queue.ts';
export { type ServiceClient, type ServiceOutcome } from './service-client.ts';
export { gameApiVariables, readGameApiSettings } from './variables.ts';
