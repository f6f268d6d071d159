/** Commands for keys: list them, rotate to the next key, and remove keys that are no longer needed. */
import { chmod, chown, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { nameSigningKey, withKeyState, type KeyFacts, type KeyState, type KeyUse } from '@poexchange/server/admin-keys';
import { Argument } from 'commander';
import type { AddCommands } from './admin-command.ts';
import { makeSealingKey, makeSigningKey, readKeys, writeKeys, type Keys } from './key-file.ts';

type KeysCommand = { readonly keys: Keys; readonly state: KeyState };
/** Text to print, and the keys to write if they change. */
type Outcome = { readonly text: string; readonly keys?: Keys };

export const addKeysCommands: AddCommands = (parent, onDatabase) => {
  const group = parent.command('keys').description('Keys in a file of variables, changed without signing anybody out.');
  group
    .command('list')
    .description('Lists ids, since when each key is used, and what still needs it; never a key.')
    .argument('<FILE>')
    .action(
      onDatabase(async (databaseUrl, file: string) =>
        changeKeys(databaseUrl, file, async (state) => ({ text: (await listKeys(state)).join('\n') })),
      ),
    );
  group
    .command('rotate')
    .description('Takes the next of two steps to another key: adds it, or, after a restart of every server, uses it.')
    .addArgument(new Argument('<signing|encryption>').choices(['signing', 'encryption']))
    .argument('<FILE>')
    .action(
      onDatabase(async (databaseUrl, use: KeyUse, file: string) => changeKeys(databaseUrl, file, async (state) => rotate(state, use))),
    );
  group
    .command('retire')
    .description('Removes a key that nothing needs, or with the word "leaked" a signing key in any case.')
    .argument('<ID>')
    .argument('<FILE>')
    .addArgument(new Argument('[leaked]').choices(['leaked']))
    .action(
      onDatabase(async (databaseUrl, id: string, file: string, leaked?: string) =>
        changeKeys(databaseUrl, file, async (state) => retire(state, { id, isLeaked: leaked !== undefined })),
      ),
    );
};

/** Runs a command on a file's keys, and writes the file if they change. */
async function changeKeys(databaseUrl: string, file: string, change: (command: KeysCommand) => Promise<Outcome>): Promise<string> {
  const text = await readFile(file, 'utf8');
  const outcome = await withKeyState(databaseUrl, async (state) => change({ keys: readKeys(text), state }));
  if (outcome.keys !== undefined) await replaceFile(file, writeKeys(text, outcome.keys));
  return outcome.text;
}

function idsOf(keys: Keys, use: KeyUse): string[] {
  return use === 'signing' ? keys.signing.map(nameSigningKey) : keys.encryption.map(({ id }) => id);
}

async function listKeys({ keys, state }: KeysCommand): Promise<string[]> {
  const lines: string[] = [];
  for (const use of ['signing', 'encryption'] as const)
    for (const [at, id] of idsOf(keys, use).entries()) {
      const facts = state.of(use, id);
      const needed = at === 0 ? null : await countNeed(state, { use, id, facts });
      lines.push(`${use.padEnd(10)} ${id.padEnd(12)} ${describeAge(facts, at === 0)}${needed === null ? '' : `; ${needed.text}`}`);
    }
  return lines;
}

function describeAge({ knownMs, usedMs, replacedMs, isPrepared }: KeyFacts, isFirst: boolean): string {
  if (isFirst) return usedMs === null ? 'in use from the next start' : `in use since ${dayOf(usedMs)}`;
  if (isPrepared) return knownMs === null ? 'next; no server knows it yet' : `next; servers know it since ${dayOf(knownMs)}`;
  if (usedMs === null) return 'former, from before the audit';
  return `former, in use from ${dayOf(usedMs)}${replacedMs === null ? ' until the next start' : ` to ${dayOf(replacedMs)}`}`;
}

type Need = { readonly text: string; readonly count: number };

/** Counts the data that would be lost without a key. */
async function countNeed(state: KeyState, { use, id, facts }: { use: KeyUse; id: string; facts: KeyFacts }): Promise<Need> {
  if (use === 'encryption') {
    const count = state.sealed.get(id) ?? 0;
    return { count, text: count === 0 ? 'nothing is sealed with it' : `${count} texts are sealed with it` };
  }
  if (facts.isPrepared) return { count: 0, text: 'nothing is signed with it' };
  const { sessions, accessTokens, lastMs } = await state.countSignedBefore(facts.replacedMs ?? Date.now());
  const count = sessions + accessTokens;
  const until = lastMs === null ? '' : `, until ${dayOf(lastMs)}`;
  return {
    count,
    text: count === 0 ? 'nothing of it is left' : `at most ${sessions} sessions and ${accessTokens} access tokens are of it${until}`,
  };
}

/**
 * Performs one of two steps: creates a key that servers know before it is used, or switches to the key that they
 * already know. A node rejects data that others signed or sealed with an unknown key.
 */
async function rotate({ keys, state }: KeysCommand, use: KeyUse): Promise<Outcome> {
  const ids = idsOf(keys, use);
  const at = ids.findIndex((id, place) => place > 0 && state.of(use, id).isPrepared);
  if (at === -1) {
    const added = addKey(keys, use);
    const id = idsOf(added, use).at(-1) ?? '';
    await state.note({ action: 'prepare-key', use, id, reason: '' });
    return {
      keys: added,
      text: `Step 1 of 2: ${id} is in the file and not used yet. Start every server again, one after the other, then run this once more.`,
    };
  }
  const id = ids[at] ?? '';
  if (state.of(use, id).knownMs === null)
    return {
      text: `${id} is in the file, but no server has started with it. Start every server again, one after the other, then run this once more.`,
    };
  await state.note({ action: 'use-key', use, id, reason: '' });
  return {
    keys: useKey(keys, use, at),
    text: `Step 2 of 2: ${id} is used from the next start. Start every server again, one after the other. ${ids[0]} stays readable; "keys list" says when nothing needs it.`,
  };
}

function addKey(keys: Keys, use: KeyUse): Keys {
  if (use === 'signing') return { ...keys, signing: [...keys.signing, makeSigningKey()] };
  return { ...keys, encryption: [...keys.encryption, makeSealingKey(keys.encryption)] };
}

function useKey(keys: Keys, use: KeyUse, at: number): Keys {
  const lead = <Key>(list: readonly Key[]): Key[] => [...list.slice(at, at + 1), ...list.slice(0, at), ...list.slice(at + 1)];
  return use === 'signing' ? { ...keys, signing: lead(keys.signing) } : { ...keys, encryption: lead(keys.encryption) };
}

/** Removes a key that is no longer needed, or a leaked signing key in any case. */
async function retire({ keys, state }: KeysCommand, { id, isLeaked }: { id: string; isLeaked: boolean }): Promise<Outcome> {
  const use = (['signing', 'encryption'] as const).find((each) => idsOf(keys, each).includes(id));
  if (use === undefined) return { text: `The file has no key ${id}: "keys list" names them.` };
  const at = idsOf(keys, use).indexOf(id);
  if (at === 0) return { text: `${id} is in use: "keys rotate ${use}" makes another one first.` };
  const need = await countNeed(state, { use, id, facts: state.of(use, id) });
  if (need.count > 0 && use === 'encryption')
    return { text: `${id} stays: ${need.text}. Servers seal them anew with the key in use, some thousand each ten minutes.` };
  if (need.count > 0 && !isLeaked) return { text: `${id} stays: ${need.text}. If it leaked, say so: "keys retire ${id} FILE leaked".` };
  await state.note({ action: 'retire-key', use, id, reason: isLeaked ? `leaked; ${need.text}` : need.text });
  const without = <Key>(list: readonly Key[]): Key[] => list.filter((_key, place) => place !== at);
  return {
    keys: use === 'signing' ? { ...keys, signing: without(keys.signing) } : { ...keys, encryption: without(keys.encryption) },
    text: `${id} is out of the file. Start every server again. ${need.count > 0 ? `Signed out then: ${need.text}.` : `Nobody is signed out: ${need.text}.`}`,
  };
}

/** Replaces a whole file, keeping its owner and mode. */
async function replaceFile(file: string, text: string): Promise<void> {
  const { mode, uid, gid } = await stat(file);
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
  await chown(draft, uid, gid);
  await chmod(draft, mode);
  await rename(draft, file);
}

function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}
