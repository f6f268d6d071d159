/** Checks every half minute, on any open page of the site, whether a watched service is offered. */
import { servicesApi } from '@poexchange/contract/rest/services';
import { findService, prefixCategory } from '@poexchange/domain/service';
import { callApi } from '../../../shared/api/call-api.ts';
import { segmentOfGame } from '../../../shared/game/game-path.ts';
import { sectionOfService } from '../../../shared/services/sections.ts';
import { showServiceName } from '../../../shared/services/show-service-name.ts';
import { showToast } from '../../../shared/toast/toast.ts';
import { dropWatch, markFound, nameWatch, takeStoredWatches, useWatchStore, type Watch, type WatchPlace } from './watch-store.ts';

/** Each check of a watch is one small call; the limit is 240 calls per minute. */
const LOOK_EVERY_MS = 30_000;
/**
 * Maximum age of an offer found by another window at which this window still announces it; after that, the person may
 * have left.
 */
const TELL_WITHIN_MS = 10 * 60_000;
/** Long enough to switch back from a full-screen game. */
const TOAST_MS = 10 * 60_000;

export type WatchPort = {
  /**
   * Returns the name of a person who offers the service, or null if there is no offer. Rejects if the offers could not
   * be read.
   */
  readonly look: (place: WatchPlace) => Promise<string | null>;
  readonly tell: (watch: Watch) => void;
  readonly readNowMs: () => number;
};

/** Checks all watched services once. A failed check is repeated in the next round. */
export async function lookOnce(port: WatchPort): Promise<void> {
  takeStoredWatches();
  const waiting = useWatchStore.getState().watches.filter(({ foundMs }) => foundMs === null);
  await Promise.all(
    waiting.map(async (place) => {
      const ign = await port.look(place).catch(() => null);
      if (ign !== null) markFound(place, { ign, nowMs: port.readNowMs() });
    }),
  );
}

/**
 * Returns a function that announces offers found by any window, once per window, and drops offers found more than ten
 * minutes ago.
 */
export function createTeller(port: WatchPort): () => void {
  const told = new Set<string>();
  return () => {
    const nowMs = port.readNowMs();
    for (const watch of useWatchStore.getState().watches) {
      if (watch.foundMs === null) continue;
      if (nowMs - watch.foundMs > TELL_WITHIN_MS) {
        dropWatch(watch);
        continue;
      }
      const id = `${nameWatch(watch)} ${watch.foundMs}`;
      if (told.has(id)) continue;
      told.add(id);
      port.tell(watch);
    }
  };
}

async function lookAtServer({ game, league, side, serviceName }: WatchPlace): Promise<string | null> {
  const home = findService(game, serviceName)?.category;
  if (home === undefined) return null;
  const params = { game, league, category: prefixCategory(side, home) };
  const { services } = await callApi(servicesApi.getServices, { params, query: { serviceName } });
  return services[0]?.ign ?? null;
}

/** Path of the page that lists a service. */
export function placePath({ game, side, serviceName }: WatchPlace): string {
  const service = findService(game, serviceName);
  const query = new URLSearchParams({
    ...(service !== undefined && { section: sectionOfService(service) }),
    service: serviceName,
    ...(side === 'wtb' && { side: 'buy' }),
  });
  return `/${segmentOfGame(game)}/poexchange/services?${query.toString()}`;
}

function tellByToast(watch: Watch): void {
  showToast({
    id: `service-watch:${nameWatch(watch)}`,
    level: 'info',
    title: {
      key: watch.side === 'wts' ? 'info.service_offered' : 'info.service_wanted',
      params: { ign: watch.ign },
      readNames: () => ({ service: showServiceName(watch.game, { serviceName: watch.serviceName, isCustomService: false }) }),
    },
    action: { label: { key: 'trade.show' }, run: () => location.assign(placePath(watch)) },
    durationMs: TOAST_MS,
  });
}

const pagePort: WatchPort = { look: lookAtServer, tell: tellByToast, readNowMs: () => Date.now() };
let isStarted = false;

/** Starts polling, once per window. */
export function startServiceWatch(): void {
  if (isStarted) return;
  isStarted = true;
  const tell = createTeller(pagePort);
  useWatchStore.subscribe(tell);
  tell();
  void lookOnce(pagePort);
  setInterval(() => void lookOnce(pagePort), LOOK_EVERY_MS);
}
