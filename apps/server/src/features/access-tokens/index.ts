export { findLiveTokens, pruneAccessTokens } from './access-tokens.queries.ts';
export { authenticateProgram, isAccessToken } from './authenticate-program.ts';
export { registerAccessTokens } from './register-access-tokens.ts';
