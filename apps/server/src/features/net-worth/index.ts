export { releaseTokens, TOKEN_GRACE_MS } from './auto-token.ts';
export { createNetWorthHooks, registerNetWorth } from './net-worth.routes.ts';
export { lockSettingsOf } from './settings.queries.ts';
