export { authenticate } from './authenticate.ts';
export { banUser, unbanUser } from './ban-user.ts';
export { callAsUser } from './call-as-user.ts';
export { type AuthConfig, type AuthDeps } from './deps.ts';
export { endSession, pruneSessions, type EndedSessions } from './end-session.ts';
export { refuseFailure } from './refuse-failure.ts';
export { registerAuth } from './register-auth.ts';
export { signOut } from './sign-out.ts';
export { authVariables, readAuthConfig } from './variables.ts';
