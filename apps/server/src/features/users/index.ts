export { pruneDeletionReceipts, findAccountByName, lockPerson, removePerson } from './delete-account.ts';
export { registerAccountData, registerUsers } from './register-users.ts';
export { requireOwnCharacter, requireOwnIgn } from './set-main-ign.ts';
