export { pruneDeletionReceipts } from './delete-account.ts';
export { registerAccountData } from './register-account-data.ts';
export { registerUsers } from './register-users.ts';
export { findAccountByName, lockPerson, removePerson } from './remove-person.ts';
export { requireOwnCharacter, requireOwnIgn } from './set-main-ign.ts';
