export { findLiveTokens, pruneAccessTokens } from './access-tokens.queries.ts';
export { authenticateProgram, isAccessToken } from './authenticate-program.ts';
export { endTokens } from './end-tokens.ts';
export { registerAccessTokens } from './register-access-tokens.ts';
