import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readAuditOf } from '@poexchange/server/admin';
import { createMarket, startWithKeys, type KeyNode, type Market, type Person } from '@poexchange/server/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runAdmin } from './admin-program.ts';
import { readKeys } from './key-file.ts';

const DAY_MS = 86_400_000;
const sealingKey = Buffer.alloc(32, 1).toString('base64');
let market: Market;
let person: Person;
let folder: string;
let file: string;
/** Servers with the file from before its last change, and with the current file. */
let nodes: KeyNode[];
beforeEach(async () => {
  market = await createMarket();
  market.clock.nowMs = Date.now() - 10 * DAY_MS;
  person = await market.addPerson('Kirael');
  folder = await mkdtemp(path.join(tmpdir(), 'poexchange-test-keys-'));
  file = path.join(folder, 'environment');
  await writeFile(
    file,
    `# Values of both programs\nJWT_SECRET="${'a'.repeat(40)}"\nPUBLIC_URL=https://x.example\nTOKEN_KEYS=k1:${sealingKey}\n`,
  );
  await chmod(file, 0o600);
  nodes = [];
  await restart();
});
afterEach(async () => {
  await market.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command on keys; null if its arguments are rejected. */
const run = async (...words: string[]) => {
  const { code, text } = await runAdmin(market.database.url, ['keys', ...words]);
  return code === 0 ? text : null;
};
const readFileKeys = async () => readKeys(await readFile(file, 'utf8'));
/** Starts an additional server with the file, one day later. */
async function restart(): Promise<void> {
  market.clock.nowMs += DAY_MS;
  nodes = [...nodes.slice(-1), await startWithKeys(market, (await readFile(file, 'utf8')).replaceAll('"', ''))];
}
/** Returns whether each server accepts what the other servers sign, and decrypts what they seal. */
async function agree(): Promise<boolean> {
  for (const from of nodes) for (const to of nodes) if (!(await to.reads(await from.sign())) || !to.opens(from.seal())) return false;
  return true;
}
const addSession = (createdMs: number, expiresMs: number) =>
  market.db.insertInto('sessions').values({ user_id: person.id, created_ms: createdMs, expires_ms: expiresMs, ended_ms: null }).execute();
const seal = (kid: string) =>
  market.db
    .insertInto('publisher_tokens')
    .values({
      user_id: person.id,
      access_token: `${kid}.x`,
      refresh_token: `${kid}.y`,
      access_expires_ms: 1,
      changed_ms: 1,
    })
    .execute();
const list = async () =>
  ((await run('list', file)) ?? '').split('\n').map((line) => line.replaceAll(/\d{4}-\d\d-\d\d/g, 'DAY').replaceAll(/ +/g, ' '));

describe('key commands', () => {
  it.each(['signing', 'encryption'] as const)(
    'D12 changes the %s key in two steps, with all servers accepting each other’s keys after each step',
    async (use) => {
      const before = (await readFileKeys())[use];
      const former = nodes[0] as KeyNode;
      const [token, sealed] = [await former.sign(), former.seal()];
      expect(await run('rotate', use, file)).toContain('Step 1 of 2');
      expect((await readFileKeys())[use].slice(0, 1)).toEqual(before);
      expect(await run('rotate', use, file)).toContain('no server has started with it');
      expect((await readFileKeys())[use]).toHaveLength(2);
      await restart();
      expect(await agree()).toBe(true);
      expect(await run('rotate', use, file)).toContain('Step 2 of 2');
      expect((await readFileKeys())[use].slice(1)).toEqual(before);
      await restart();
      expect(await agree()).toBe(true);
      for (const node of nodes) expect([await node.reads(token), node.opens(sealed)]).toEqual([true, true]);
      // Another rotation starts with a new key, and does not return to the previous key.
      expect(await run('rotate', use, file)).toContain('Step 1 of 2');
      expect((await readFileKeys())[use]).toHaveLength(3);
    },
  );

  it('changes only its own lines in the file, and keeps its mode and comments', async () => {
    await run('rotate', 'signing', file);
    const text = await readFile(file, 'utf8');
    expect(text).toMatch(
      /^# Values of both programs\nJWT_SECRET=a{40}\nPUBLIC_URL=https:\/\/x\.example\nTOKEN_KEYS=k1:\S+\nJWT_SECRETS_OLD=[\w-]{64}\n$/,
    );
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('lists key ids, when each key came into use and what still needs it, but not the keys themselves', async () => {
    expect(await list()).toEqual([expect.stringMatching(/^signing [0-9a-f]{12} in use since DAY$/), 'encryption k1 in use since DAY']);
    await run('rotate', 'encryption', file);
    expect((await list()).slice(1)).toEqual([
      'encryption k1 in use since DAY',
      'encryption k2 next; no server knows it yet; nothing is sealed with it',
    ]);
    await restart();
    await run('rotate', 'encryption', file);
    await restart();
    await seal('k1');
    await addSession(market.clock.nowMs, Date.now() + DAY_MS);
    await run('rotate', 'signing', file);
    await restart();
    await run('rotate', 'signing', file);
    await restart();
    const lines = await list();
    expect(lines).toEqual([
      expect.stringMatching(/^signing [0-9a-f]{12} in use since DAY$/),
      expect.stringMatching(
        /^signing [0-9a-f]{12} former, in use from DAY to DAY; at most 1 sessions and 0 access tokens are of it, until DAY$/,
      ),
      'encryption k2 in use since DAY',
      'encryption k1 former, in use from DAY to DAY; 2 texts are sealed with it',
    ]);
    const { signing, encryption } = await readFileKeys();
    for (const key of [...signing, ...encryption.map((each) => each.key)]) expect(lines.join('\n')).not.toContain(key);
  });

  it('keeps keys that are still needed, and removes all others', async () => {
    await run('rotate', 'encryption', file);
    await restart();
    await run('rotate', 'encryption', file);
    await restart();
    await seal('k1');
    expect(await run('retire', 'k2', file)).toContain('is in use');
    expect(await run('retire', 'k1', file)).toContain('2 texts are sealed with it');
    expect(await run('retire', 'k1', file, 'leaked')).toContain('k1 stays');
    expect(await run('retire', 'k7', file)).toContain('has no key k7');
    expect((await readFileKeys()).encryption).toHaveLength(2);
    // The pending revocation of a deleted account's grant needs the key that sealed it, and is never resealed.
    const grant = { sealed_for: '00000000-0000-4000-8000-00000000dead', access_token: 'k1.sealed', created_ms: 0, next_ms: 0 };
    await market.db.insertInto('grant_revocations').values(grant).execute();
    await market.db.deleteFrom('publisher_tokens').execute();
    expect(await run('retire', 'k1', file)).toContain('1 texts are sealed with it');
    await market.db.deleteFrom('grant_revocations').execute();
    expect(await run('retire', 'k1', file)).toContain('Nobody is signed out');
    expect((await readFileKeys()).encryption.map(({ id }) => id)).toEqual(['k2']);
    await restart();
    expect(await agree()).toBe(true);
  });

  it('D12 removes an old signing key if it leaked or nothing signed by it is left, and audits each step', async () => {
    await addSession(market.clock.nowMs, Date.now() + DAY_MS);
    for (const _step of [1, 2]) {
      await run('rotate', 'signing', file);
      await restart();
    }
    const former = (await run('list', file))?.split('\n')[1]?.split(/ +/)[1] ?? '';
    // Created more than a day after the change, when all nodes must have restarted.
    await addSession(market.clock.nowMs + 2 * DAY_MS, Date.now() + 9 * DAY_MS);
    expect(await run('retire', former, file)).toMatch(/stays: at most 1 sessions and 0 access tokens/);
    expect(await run('retire', former, file, 'leaked')).toContain('Signed out then: at most 1 sessions');
    expect(await readFileKeys()).toMatchObject({ signing: [expect.anything()] });
    const before = nodes[1] as KeyNode;
    await restart();
    expect(await nodes[1]?.reads(await before.sign())).toBe(true);
    const noted = (await readAuditOf(market.database.url, null))?.filter(({ action }) => action.endsWith('-key'));
    expect(noted?.map(({ action, reason }) => `${action} ${reason.replace(/, until.*/, '')}`)).toEqual([
      'retire-key leaked; at most 1 sessions and 0 access tokens are of it',
      'use-key ',
      'prepare-key ',
    ]);
    expect(JSON.stringify(noted)).toContain(former);
  });

  it.each([
    [[]],
    [['list']],
    [['rotate', 'all', 'FILE']],
    [['retire', 'k1', 'FILE', 'now']],
    [['list', 'FILE', 'leaked']],
    [['forget', 'k1', 'FILE']],
  ])('prints its usage for %j', async (words) => {
    expect(await run(...words.map((word) => (word === 'FILE' ? file : word)))).toBeNull();
  });

  it('rejects a file without keys, and names the missing variable', async () => {
    await writeFile(file, 'TOKEN_KEYS=k1:x\n');
    await expect(run('list', file)).rejects.toThrow('no JWT_SECRET');
    await writeFile(file, 'JWT_SECRET=x\n');
    await expect(run('list', file)).rejects.toThrow('no TOKEN_KEYS');
  });
});
