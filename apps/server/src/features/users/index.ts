export { findMainIgn } from './main-igns.queries.ts';
export { registerUsers } from './register-users.ts';
export { requireOwnIgn } from './set-main-ign.ts';
