/** Models one person's presence by the rules, without the code under test. */
import type { Game } from '@poexchange/domain/item';

const MINUTE = 60_000;

type InGame = {
  /** Time of the last action; null if the person never acted in the game. */
  activeMs: number | null;
  /** Time since which no page is recorded as open; null while a page is open. */
  closedMs: number | null;
  state: 'online' | 'idle' | 'offline';
  /** Number of times the person returned from being offline. */
  returns: number;
};
/**
 * `notedMs`: the last time its node reported the page as alive; null once the page was treated as belonging to a dead
 * node.
 */
type Page = { readonly node: string; game: Game; notedMs: number | null; isOpen: boolean };

export function createPresenceModel() {
  const games: Record<Game, InGame> = {
    poe1: { activeMs: null, closedMs: null, state: 'offline', returns: 0 },
    poe2: { activeMs: null, closedMs: null, state: 'offline', returns: 0 },
  };
  const pages = new Map<string, Page>();
  const hasPage = (game: Game): boolean => [...pages.values()].some((page) => page.notedMs !== null && page.game === game);
  const judge = (game: Game, nowMs: number): void => {
    const known = games[game];
    if (known.activeMs === null) return;
    const quietMs = nowMs - known.activeMs;
    const closedMs = known.closedMs === null ? 0 : nowMs - known.closedMs;
    const isIdle = closedMs >= MINUTE / 4 || quietMs >= 30 * MINUTE;
    const state = closedMs >= MINUTE || quietMs >= 120 * MINUTE ? 'offline' : isIdle ? 'idle' : 'online';
    if (known.state === 'offline' && state !== 'offline') known.returns += 1;
    known.state = state;
  };
  /** Records activity in a game: the grace ends, or restarts if no page is open. */
  const hear = (game: Game, nowMs: number): void => {
    if (games[game].activeMs === null) return;
    games[game].closedMs = hasPage(game) ? null : nowMs;
    judge(game, nowMs);
  };
  const startGrace = (nowMs: number): void => {
    for (const game of ['poe1', 'poe2'] as const) if (games[game].activeMs !== null && !hasPage(game)) games[game].closedMs ??= nowMs;
  };
  return {
    games,
    listOpen: (node?: string) => [...pages].filter(([, page]) => page.isOpen && (node === undefined || page.node === node)),
    open: (id: string, { node, game, nowMs }: { node: string; game: Game; nowMs: number }): void => {
      pages.set(id, { node, game, notedMs: nowMs, isOpen: true });
      hear(game, nowMs);
    },
    close: (id: string, nowMs: number): void => {
      pages.delete(id);
      startGrace(nowMs);
    },
    act: (id: string | null, { game, agoMs, nowMs }: { game: Game; agoMs: number; nowMs: number }): void => {
      const page = id === null ? undefined : pages.get(id);
      const hasMoved = page !== undefined && page.game !== game && page.notedMs !== null;
      if (page !== undefined) page.game = game;
      if (hasMoved) startGrace(nowMs);
      games[game].activeMs = Math.max(games[game].activeMs ?? 0, nowMs - agoMs);
      hear(game, nowMs);
    },
    /** Kills a node: its pages are dead, and their rows remain until they are too old. */
    crash: (node: string): void => {
      for (const page of pages.values()) if (page.node === node) page.isOpen = false;
    },
    /** Stops a node cleanly: its pages are closed and deleted immediately. */
    stop: (node: string, nowMs: number): void => {
      for (const [id, page] of pages) if (page.node === node) pages.delete(id);
      startGrace(nowMs);
    },
    signOut: (nowMs: number): void => {
      pages.clear();
      for (const game of ['poe1', 'poe2'] as const) {
        if (games[game].state !== 'offline') games[game].closedMs = nowMs;
        games[game].state = 'offline';
      }
    },
    beat: (node: string, nowMs: number): void => {
      for (const page of pages.values()) {
        if (!page.isOpen || page.node !== node) continue;
        const wasNoted = page.notedMs !== null;
        page.notedMs = nowMs;
        if (!wasNoted) hear(page.game, nowMs);
      }
    },
    sweep: (nowMs: number): void => {
      for (const [id, page] of pages) {
        if (page.notedMs === null || page.notedMs >= nowMs - 2 * MINUTE) continue;
        page.notedMs = null;
        if (!page.isOpen) pages.delete(id);
      }
      for (const game of ['poe1', 'poe2'] as const) {
        if (games[game].state === 'offline') continue;
        if (!hasPage(game)) games[game].closedMs ??= nowMs;
        judge(game, nowMs);
      }
    },
  };
}
