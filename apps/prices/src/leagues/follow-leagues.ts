import type { Game } from '@poexchange/domain/item';
import type { ServiceClient } from '@poexchange/platform/game-api';
import { traced } from '@poexchange/platform/tracing';
import { syncLeagues, type LeagueDeps } from './sync-leagues.ts';

export type FollowLeaguesDeps = Omit<LeagueDeps, 'fetchLeagues'> & {
  readonly service: Pick<ServiceClient, 'fetchLeagues'>;
  /** Rejects when the program stops. */
  readonly sleep: (ms: number) => Promise<void>;
  readonly signal: AbortSignal;
};

const ASK_EVERY_MS = 3_600_000;
const ASK_AGAIN_MS = 30_000;

/** Reads the leagues hourly until the signal, sooner after a failure. `onRead` is called once, after the first read. */
export async function followLeagues(deps: FollowLeaguesDeps, { onRead }: { onRead: () => void }): Promise<void> {
  const fetchLeagues = (game: Game) => deps.service.fetchLeagues(game, { signal: deps.signal });
  for (let isFirst = true; !deps.signal.aborted; isFirst = false) {
    const isComplete = await traced('leagues', { kind: 'internal' }, () => syncLeagues({ ...deps, fetchLeagues })).catch(
      (error: unknown) => {
        if (!deps.signal.aborted) deps.log.error({ err: error }, 'reading the leagues failed');
        return false;
      },
    );
    if (isFirst) onRead();
    if (!deps.signal.aborted) await deps.sleep(isComplete ? ASK_EVERY_MS : ASK_AGAIN_MS).catch(() => undefined);
  }
}
