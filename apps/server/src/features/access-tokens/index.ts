export { findLiveTokens, pruneAccessTokens } from './access-tokens.queries.ts';
export { authenticateProgram, isAccessToken } from './token-text.ts';
export { endTokens, registerAccessTokens } from './register-access-tokens.ts';
