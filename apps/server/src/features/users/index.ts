export { registerUsers } from './register-users.ts';
export { requireOwnCharacter, requireOwnIgn } from './set-main-ign.ts';
