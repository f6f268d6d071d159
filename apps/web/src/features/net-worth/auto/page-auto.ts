/** The window's only auto snapshot schedule, connected to settings, socket and runner (R4.38-R4.40). */
import { netWorthClientEvents, netWorthRoom, netWorthRoomEvents } from '@poexchange/contract/events/net-worth';
import { netWorthApi, type SnapshotSettings, type SnapshotSettingsChange } from '@poexchange/contract/rest/net-worth';
import type { Game } from '@poexchange/domain/item';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/call-api.ts';
import { describeFailure } from '../../../shared/api/failures.ts';
import { isToldToAll } from '../../../shared/api/report-to-all.ts';
import { useInterfaceStore } from '../../../shared/game/interface-store.ts';
import { onSessionEnd } from '../../../shared/session/end-session.ts';
import { onTokenChange, readTokenOwner } from '../../../shared/session/token.ts';
import { useConnection } from '../../../shared/socket/connection-store.ts';
import { EventRefusedError } from '../../../shared/socket/realtime.ts';
import { readServerNowMs } from '../../../shared/time/server-clock.ts';
import { showToast } from '../../../shared/toast/toast.ts';
import { applyNetWorthEvent, keepSettings } from '../data/apply-event.ts';
import { settingsQuery } from '../data/queries.ts';
import { getSnapshotRunner } from '../taking/page-runner.ts';
import { isConnected } from '../taking/send-snapshot.ts';
import type { SnapshotRunner } from '../taking/snapshot-runner.ts';
import { provideAutoToken } from '../taking/world.ts';
import { keepToken, takeKeptToken } from './kept-token.ts';
import { createAutoSnapshots, type AutoSnapshots } from './auto-snapshots.ts';

/** Stores in this browser that auto snapshots are on, so that other pages load the code only then. */
const AUTO_KEY = 'poexchange:auto-snapshots';

function rememberAuto(state: 'on' | 'off'): void {
  try {
    if (state === 'on') localStorage.setItem(AUTO_KEY, '1');
    else localStorage.removeItem(AUTO_KEY);
  } catch {
    // Storage is blocked: auto snapshots run only while the net worth page is open.
  }
}

const TICK_MS = 1_000;
let started: AutoSnapshots | null = null;

const readGame = (): Game => useInterfaceStore.getState().lastGame;

/** Returns the schedule; the first call starts it. */
export function getAutoSnapshots(client: QueryClient): AutoSnapshots {
  if (started !== null) return started;
  const runner = getSnapshotRunner(client);
  const auto = createAutoSnapshots({
    readNowMs: readServerNowMs,
    readRandom: Math.random,
    isConnected,
    askToken: async (held) => {
      const { realtime } = useConnection.getState();
      if (realtime === null) throw new Error('the socket is gone');
      const payload = { poe: readGame(), ...(held !== undefined && { token: held }) };
      const event = 'snapshot:acquireAutoSnapshotToken';
      return realtime.ask(event, payload, netWorthClientEvents[event].ack);
    },
    isBusy: () => {
      const { queue } = runner.state.getState();
      return queue.running !== null || queue.waiting.length > 0;
    },
    take: (profileId) => void runner.request({ profileId, type: 'auto' }),
    onTokenFailure: (error) => {
      // A lost connection is reported elsewhere.
      if (!(error instanceof EventRefusedError)) return false;
      showToast({ id: 'auto-token', level: 'error', title: { key: 'error.snapshot_token_not_acquired' } });
      return true;
    },
  });
  started = auto;
  provideAutoToken(auto.readToken);
  runner.onEnd(({ kind }, { type }) => {
    if (type === 'auto') auto.end(kind);
  });
  followAccount({ client, auto, runner });
  followRoom(client, auto);
  onSessionEnd(() => {
    auto.reset();
    rememberAuto('off');
  });
  setInterval(auto.tick, TICK_MS);
  return auto;
}

/** Applies the settings of the displayed game and the signed-in account, live through the room (R7.58). */
function followAccount({ client, auto, runner }: { client: QueryClient; auto: AutoSnapshots; runner: SnapshotRunner }): void {
  let stop = (): void => undefined;
  let watched = '';
  const watch = (): void => {
    const owner = readTokenOwner();
    const game = readGame();
    const wanted = owner === null ? '' : `${owner} ${game}`;
    if (wanted === watched) return;
    watched = wanted;
    stop();
    auto.reset();
    if (owner === null) return;
    const kept = takeKeptToken(wanted);
    if (kept !== null) auto.restore(kept);
    const take = (settings: SnapshotSettings | undefined): void => {
      if (settings === undefined) return;
      auto.followSettings(settings);
      runner.followSettings(settings);
      rememberAuto(settings.autosnapshotEnabled ? 'on' : 'off');
    };
    const observer = new QueryObserver(client, settingsQuery(game));
    stop = observer.subscribe(({ data }) => take(data));
    take(observer.getCurrentResult().data);
  };
  addEventListener('pagehide', () => keepToken(watched, auto.readToken()));
  addEventListener('pageshow', () => void takeKeptToken(watched));
  onTokenChange(watch);
  useInterfaceStore.subscribe(watch);
  watch();
}

function followRoom(client: QueryClient, auto: AutoSnapshots): void {
  let stop = (): void => undefined;
  let followed: unknown = null;
  const follow = (): void => {
    const { realtime } = useConnection.getState();
    if (realtime === followed) return;
    stop();
    stop = () => undefined;
    followed = realtime;
    const owner = readTokenOwner();
    if (realtime === null || owner === null) return;
    stop = realtime.follow(netWorthRoom(owner), {
      events: netWorthRoomEvents,
      onEvent: (name, data) => {
        applyNetWorthEvent(client, name, data);
        if (name === 'snapshot:token-revoked' && 'poe' in data && data.poe === readGame()) auto.revoke();
      },
      onGap: () => {
        auto.renew();
        void client.invalidateQueries({ queryKey: settingsQuery(readGame()).queryKey });
      },
    });
  };
  useConnection.subscribe((now, before) => {
    follow();
    if (now.socket === 'open' && before.socket !== 'open') auto.renew();
  });
  follow();
}

/** Changes a game's settings here and on every device (R7.39); returns true on success. */
export async function changeSnapshotSettings(client: QueryClient, game: Game, change: SnapshotSettingsChange): Promise<boolean> {
  try {
    const { settings } = await callApi(netWorthApi.saveSnapshotSettings, { params: { id: game }, body: change });
    keepSettings(client, settings);
    if (change.autosnapshotEnabled === true && game === readGame()) getAutoSnapshots(client).claim();
    return true;
  } catch (error) {
    if (!isToldToAll(describeFailure(error)))
      showToast({ id: 'snapshot-settings', level: 'error', title: { key: 'error.snapshot_settings_not_saved' } });
    return false;
  }
}

/** R4.39. */
export async function disableAutoSnapshots(client: QueryClient, game: Game): Promise<boolean> {
  const isDone = await changeSnapshotSettings(client, game, { autosnapshotEnabled: false });
  if (isDone) showToast({ id: 'auto-snapshots', level: 'info', title: { key: 'info.auto_snapshots_disabled' } });
  return isDone;
}
