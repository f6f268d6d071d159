/**
 * A site for tests of access rights: the seller of `data-of-0029.sql` with data of every kind, other people, and nodes
 * that serve them with the real sign-in check.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Scope } from '@poexchange/contract/scopes';
import type { AccessTokenId, WebhookId } from '@poexchange/domain/ids';
import { migrateJobs } from '@poexchange/platform/jobs';
import type { RedisLink } from '@poexchange/platform/redis';
import { sql } from 'kysely';
import { writeAccessToken } from '../features/access-tokens/token-text.ts';
import { signLoginToken } from '../features/auth/index.ts';
import { createAccountScene, type AccountScene } from '../features/auth/testing/account-scene.ts';
import { makeSealedSecret } from '../features/webhooks/webhook-secrets.ts';
import {
  accessToken,
  LURKER,
  preset,
  profile,
  seller,
  SELLER_IGN,
  snapshot,
  spareProfile,
  webhook,
  writeSnapshot,
} from './access-calls.ts';
import { startAccessNode, type AccessNode } from './access-node.ts';

/** The seller's texts that others must not read. */
export const PRIVATE_TEXTS = ['of Kirael alone', 'kirael.example', 'As offered'] as const;
const [PRIVATE_TEXT, PRIVATE_HOST] = PRIVATE_TEXTS;

/** One second after the latest time in the data. */
const START_MS = 1_767_225_602_000;
const DAY_MS = 86_400_000;
/** Age of the seller's data when the test starts: longer than any required pause between two actions. */
const EARLIER_MS = 600_000;

type Session = { readonly startedMs?: number; readonly endsMs?: number; readonly endedMs?: number };

export type AccessSite = {
  readonly scene: AccountScene;
  /**
   * Creates a session and returns its token. The session has no access to the game account, so no call reaches the
   * publisher.
   */
  readonly signIn: (userId: string, session?: Session) => Promise<string>;
  /** Adds a person with their own character. */
  readonly addPerson: (name: string, options?: { readonly bannedMs: number }) => Promise<string>;
  readonly addAccessToken: (userId: string, scopes: readonly Scope[]) => Promise<string>;
  readonly startNode: (nodeId: string, redis?: RedisLink) => Promise<AccessNode>;
  readonly stop: () => Promise<void>;
};

export async function createAccessSite(): Promise<AccessSite> {
  const scene = await createAccountScene();
  const nodes: AccessNode[] = [];
  scene.clock.nowMs = START_MS;
  await migrateJobs({ pool: scene.pool });
  await sql.raw(await readFile(new URL('data-of-0029.sql', import.meta.url), 'utf8')).execute(scene.db);
  await layOutBelongings(scene);
  await addCharacter(scene, { userId: seller, name: SELLER_IGN });
  return {
    scene,
    signIn: async (userId, { startedMs = scene.clock.nowMs, endsMs = startedMs + DAY_MS, endedMs } = {}) => {
      const session = await scene.db
        .insertInto('sessions')
        .values({ user_id: userId, created_ms: startedMs, expires_ms: endsMs, ended_ms: endedMs ?? null, via: 'partner' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return signLoginToken({ userId, sessionId: session.id }, { key: scene.deps.config.loginKey, issuedMs: startedMs });
    },
    addPerson: async (name, options) => {
      const { id } = await scene.db
        .insertInto('users')
        .values({ account_uuid: name, name: `${name}#1`, created_ms: 0, signed_in_ms: 0, banned_ms: options?.bannedMs ?? null })
        .returning('id')
        .executeTakeFirstOrThrow();
      await addCharacter(scene, { userId: id, name: LURKER });
      return id;
    },
    addAccessToken: async (userId, scopes) => {
      const id = randomUUID() as AccessTokenId;
      await insertAccessToken(scene, { id, userId, scopes });
      return writeAccessToken(id, scene.deps.config.loginKey);
    },
    startNode: async (nodeId, redis) => {
      const node = await startAccessNode(scene, { nodeId, redis });
      nodes.push(node);
      return node;
    },
    stop: async () => {
      for (const node of nodes) await node.stop();
      await scene.drop();
    },
  };
}

async function addCharacter({ db, clock }: AccountScene, { userId, name }: { userId: string; name: string }): Promise<void> {
  const place = { user_id: userId, game: 'poe1' as const };
  const characters = JSON.stringify([{ name, league: 'mercenaries', class: 'Witch', level: 90 }]);
  await db
    .insertInto('account_characters')
    .values({ ...place, characters, read_ms: clock.nowMs })
    .execute();
  await db
    .insertInto('main_igns')
    .values({ ...place, league: 'mercenaries', ign: name, confirmed_ms: clock.nowMs })
    .execute();
}

async function insertAccessToken(
  { db, clock }: AccountScene,
  { id, userId, scopes }: { id: AccessTokenId; userId: string; scopes: readonly Scope[] },
): Promise<void> {
  const times = { created_ms: clock.nowMs, expires_ms: clock.nowMs + DAY_MS, last_used_ms: clock.nowMs };
  await db
    .insertInto('access_tokens')
    .values({ id, user_id: userId, name: PRIVATE_TEXT, scopes: [...scopes], ...times })
    .execute();
}

/** Adds what the seller's data lacks: a webhook, an access token, a preset, profiles and a snapshot. */
async function layOutBelongings(scene: AccountScene): Promise<void> {
  const { db } = scene;
  const owner = { userId: seller, webhookId: webhook as WebhookId };
  const secret = makeSealedSecret(owner, scene.deps.config.tokenKeys);
  await db
    .insertInto('webhooks')
    .values({ id: owner.webhookId, user_id: seller, url: `https://${PRIVATE_HOST}/`, events: ['trade.requested'], secret, created_ms: 1 })
    .execute();
  await insertAccessToken(scene, { id: accessToken as AccessTokenId, userId: seller, scopes: ['profile:read'] });
  await db
    .insertInto('service_presets')
    .values({
      id: preset,
      user_id: seller,
      game: 'poe1',
      league: 'mercenaries',
      name: PRIVATE_TEXT,
      name_key: PRIVATE_TEXT,
      services: '[]',
      updated_ms: 1,
    })
    .execute();
  for (const id of [profile, spareProfile])
    await db
      .insertInto('snapshot_profiles')
      .values({
        id,
        user_id: seller,
        game: 'poe1',
        name: PRIVATE_TEXT,
        league: 'mercenaries',
        price_league: 'mercenaries',
        stash_tabs: ['mercenaries:tab1'],
        stash_folders: [],
        include_equipment: false,
        include_inventory: false,
        character_name: null,
        created_ms: 1,
        updated_ms: 1,
      })
      .execute();
  scene.clock.nowMs = START_MS - EARLIER_MS;
  const node = await startAccessNode(scene, { nodeId: 'earlier', redis: undefined });
  await node.hooks.netWorth['snapshot:add']({ userId: seller, socketId: 'earlier' }, {
    snapshot: writeSnapshot(snapshot, scene.clock.nowMs),
    type: 'manual',
  } as never);
  await node.stop();
  scene.clock.nowMs = START_MS;
  await db.updateTable('snapshots').set({ note: PRIVATE_TEXT }).where('id', '=', snapshot).execute();
}
