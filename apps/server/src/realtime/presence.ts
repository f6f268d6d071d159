/** An account's presence in a game, derived on the server from open pages and the time of the last action. */
import type { Game } from '@poexchange/domain/item';
import { offlineByInactivityMs, presenceAt, presenceLimits, type Presence } from '@poexchange/domain/presence';
import { withTransaction } from '@poexchange/platform/db';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

export type PersonInGame = { readonly userId: string; readonly game: Game };

/** A person whose presence changed, with the consequences for them. */
type ChangedPerson = {
  readonly userId: string;
  readonly before: Presence;
  readonly state: Presence;
  /** When inactivity will take the person offline; null if they already are. */
  readonly offlineAtMs: number | null;
  readonly playingUntilMs: number | null;
  /** When the person last went offline; null if unknown. */
  readonly offlineSinceMs: number | null;
};

/** Presence changes in one game, in one transaction; each person occurs once. */
export type PresenceChanges = { readonly game: Game; readonly people: readonly ChangedPerson[] };

export type PresenceDeps = {
  readonly db: Kysely<Database>;
  readonly nodeId: string;
  readonly clock: () => number;
  /** Returns which of these nodes are gone according to Redis; absent without Redis. */
  readonly findGoneNodes?: ((nodeIds: readonly string[]) => Promise<readonly string[]>) | undefined;
  /** Called when states have changed, so that listings and services are updated. */
  readonly onStateChanged: (tx: Transaction<Database>, changes: PresenceChanges) => Promise<void>;
};

export type OpenPage = PersonInGame & { readonly socketId: string };

/**
 * Records when a person last acted in a game: `agoMs` before now, by the server's clock. Heartbeats repeat an old time
 * and so change nothing; a time before the recorded time is ignored. A page may measure fractions of a millisecond; the
 * database stores whole milliseconds. If a page switches games, its connection switches too.
 */
export async function noteActivity(deps: PresenceDeps, said: Activity): Promise<void> {
  if (said.socketId !== undefined) await moveSocket(deps, { ...said, socketId: said.socketId });
  await writeActions(deps, [readAction(deps, said)]);
}

/**
 * Records that a person is playing for the next two hours, or is no longer playing (D64). The call counts as an action,
 * so the person is online when playing ends.
 */
export async function setPlaying(deps: PresenceDeps, { userId, game, isPlaying }: PersonInGame & { isPlaying: boolean }): Promise<void> {
  const nowMs = deps.clock();
  await updatePresence(deps, { userId, game, activeMs: nowMs, playingUntilMs: isPlaying ? nowMs + presenceLimits.playingMs : null });
}

/** The last action, as sent by a page; includes `socketId` if the page may show a different game than recorded. */
export type Activity = PersonInGame & { readonly socketId?: string; readonly agoMs: number };

/** A person's last action in server time. */
export type Action = PersonInGame & { readonly activeMs: number };

export function readAction({ clock }: Pick<PresenceDeps, 'clock'>, { userId, game, agoMs }: Activity): Action {
  return { userId, game, activeMs: clock() - Math.max(0, Math.round(agoMs)) };
}

/** Writes last actions, at most one per person and game. */
export async function writeActions(deps: PresenceDeps, actions: readonly Action[]): Promise<void> {
  const stayed = await stayOnline(deps, actions);
  for (const { userId, game, activeMs } of actions)
    if (!stayed.has(`${userId} ${game}`)) await unlessGone(() => updatePresence(deps, { userId, game, activeMs }));
}

/**
 * Records an open page of a game. Opening is not an action: the state follows from the time of the last action, which
 * the page reports next.
 */
export function addSocket(deps: PresenceDeps, page: OpenPage): Promise<void> {
  return unlessGone(async () => {
    await deps.db
      .insertInto('user_sockets')
      .values({ socket_id: page.socketId, user_id: page.userId, game: page.game, node_id: deps.nodeId, heartbeat_ms: deps.clock() })
      .onConflict((conflict) => conflict.column('socket_id').doNothing())
      .execute();
    const { userId, game } = page;
    await updatePresence(deps, { userId, game, activeMs: null });
    const played = await deps.db
      .selectFrom('user_presence')
      .select('game')
      .where('user_id', '=', userId)
      .where('game', '<>', game)
      .where('playing_until_ms', '>', deps.clock())
      .execute();
    for (const other of played) await updatePresence(deps, { userId, game: other.game, activeMs: null });
  });
}

/**
 * Ignores a failure caused by an account that is being deleted: its pages may still send activity, but its rows are
 * gone.
 */
async function unlessGone(note: () => Promise<void>): Promise<void> {
  try {
    await note();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== '23503' || !/^user_(presence|sockets)_user_id_fkey$/.test(constraint ?? '')) throw error;
  }
}

/**
 * Records that a page closed. When the last page closes, the 60 s grace starts, which covers reloads and network
 * changes (D60).
 */
export async function removeSocket(deps: PresenceDeps, options: { socketId: string; userId: string }): Promise<void> {
  await deps.db.deleteFrom('user_sockets').where('socket_id', '=', options.socketId).execute();
  await startGrace(deps, options.userId);
}

/** Starts the grace in every game in which a person no longer has an open page. */
async function startGrace(deps: PresenceDeps, userId: string): Promise<void> {
  await deps.db
    .updateTable('user_presence')
    .set({ disconnected_ms: deps.clock() })
    .where('user_id', '=', userId)
    .where('disconnected_ms', 'is', null)
    .where(hasNoSocket(deps.clock()))
    .execute();
}

/**
 * Returns a condition on a `user_presence` row: the person has no open page of that game, or, while playing it, no open
 * page at all, because a player reads notifications on a page of either game.
 */
export const hasNoSocket = (nowMs: number) => sql<boolean>`not exists (select 1 from user_sockets s
  where s.user_id = user_presence.user_id and (s.game = user_presence.game or user_presence.playing_until_ms > ${nowMs}))`;

export async function moveSocket(deps: PresenceDeps, page: OpenPage): Promise<void> {
  const moved = await deps.db
    .updateTable('user_sockets')
    .set({ game: page.game })
    .where('socket_id', '=', page.socketId)
    .where('game', '<>', page.game)
    .executeTakeFirst();
  if (moved.numUpdatedRows > 0n) await startGrace(deps, page.userId);
}

const neverSeen = { last_active_ms: 0, state: 'offline', online_ms: null, playing_until_ms: null, offline_ms: null } as const;

/** If `playingUntilMs` is absent, it does not change. */
type Update = PersonInGame & { readonly activeMs: number | null; readonly playingUntilMs?: number | null };

/**
 * Writes a person's last action in a game and the resulting state. A state and its effect on the feed change in one
 * transaction: a crash between them would leave the listings wrong permanently. `activeMs` is null if only a connection
 * changed.
 */
async function updatePresence(deps: PresenceDeps, options: Update): Promise<void> {
  const { userId, game, activeMs } = options;
  await withTransaction(deps.db, async (tx) => {
    const known = await tx
      .selectFrom('user_presence')
      .selectAll()
      .where('user_id', '=', userId)
      .where('game', '=', game)
      .forUpdate()
      .executeTakeFirst();
    if (known === undefined && activeMs === null) return;
    const nowMs = deps.clock();
    const before = known ?? neverSeen;
    const playingUntilMs = options.playingUntilMs === undefined ? before.playing_until_ms : options.playingUntilMs;
    const isPlaying = playingUntilMs !== null && playingUntilMs > nowMs;
    const socket = await tx
      .selectFrom('user_sockets')
      .select('socket_id')
      .where('user_id', '=', userId)
      .$if(!isPlaying, (query) => query.where('game', '=', game))
      .limit(1)
      .execute();
    const facts = {
      lastActiveMs: Math.max(before.last_active_ms, activeMs ?? 0),
      // For a person who acts without an open page (through a program), the grace starts now.
      disconnectedSinceMs: socket.length > 0 ? null : nowMs,
      playingUntilMs,
    };
    const state = presenceAt(facts, nowMs);
    const row = {
      last_active_ms: facts.lastActiveMs,
      disconnected_ms: facts.disconnectedSinceMs,
      state,
      online_ms: before.state === 'offline' && state !== 'offline' ? nowMs : before.online_ms,
      playing_until_ms: playingUntilMs,
      offline_ms: state === 'offline' && before.state !== 'offline' ? nowMs : before.offline_ms,
    };
    await tx
      .insertInto('user_presence')
      .values({ user_id: userId, game, ...row })
      .onConflict((conflict) => conflict.columns(['user_id', 'game']).doUpdateSet(row))
      .execute();
    if (state === before.state && playingUntilMs === before.playing_until_ms) return;
    const offlineAtMs = state === 'offline' ? null : offlineByInactivityMs(facts);
    const person = { userId, before: before.state, state, offlineAtMs, playingUntilMs, offlineSinceMs: before.offline_ms };
    await deps.onStateChanged(tx, { game, people: [person] });
  });
}

/**
 * Locks a person's presence in a game until the transaction ends, and returns its state; offline if the person was
 * never seen in the game.
 */
export async function lockPresence(tx: Transaction<Database>, { userId, game }: PersonInGame): Promise<Presence> {
  const row = await tx
    .selectFrom('user_presence')
    .select('state')
    .where('user_id', '=', userId)
    .where('game', '=', game)
    .forUpdate()
    .executeTakeFirst();
  return row?.state ?? 'offline';
}

/**
 * Handles the usual case in one statement: people who are online or playing act again. Returns the people whose state
 * does not change, as person and game. Rows are locked in a fixed order, to avoid deadlocks between nodes.
 */
async function stayOnline(deps: PresenceDeps, actions: readonly Action[]): Promise<ReadonlySet<string>> {
  const nowMs = deps.clock();
  const recent = actions.filter(
    ({ activeMs }) => presenceAt({ lastActiveMs: activeMs, disconnectedSinceMs: null, playingUntilMs: null }, nowMs) === 'online',
  );
  if (recent.length === 0) return new Set();
  // For a person who acts without an open page (through a program), the grace starts now.
  const { rows } = await sql<{ user_id: string; game: Game }>`
    with said as (
      select * from unnest(${recent.map(({ userId }) => userId)}::uuid[], ${recent.map(({ game }) => game)}::text[],
        ${recent.map(({ activeMs }) => activeMs)}::bigint[]) as said (user_id, game, active_ms)
    ), known as (
      select p.user_id, p.game, said.active_ms from user_presence p join said on said.user_id = p.user_id and said.game = p.game
      where p.state in ('online', 'playing') order by p.user_id, p.game for update of p
    )
    update user_presence set last_active_ms = greatest(last_active_ms, known.active_ms),
      disconnected_ms = case when ${hasNoSocket(nowMs)} then ${nowMs}::bigint end
    from known where user_presence.user_id = known.user_id and user_presence.game = known.game and state in ('online', 'playing')
    returning user_presence.user_id, user_presence.game`.execute(deps.db);
  return new Set(rows.map((row) => `${row.user_id} ${row.game}`));
}

/**
 * Locks a person's presence in every game. A presence change takes the clocks of the person's leagues next, so a
 * transaction that needs both must lock presence first.
 */
export async function lockPresenceOf(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.selectFrom('user_presence').select('game').where('user_id', '=', userId).orderBy('game').forUpdate().execute();
}
