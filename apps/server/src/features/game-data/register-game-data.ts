import { laterApi } from '@poexchange/contract/rest/later';
import { netWorthApi } from '@poexchange/contract/rest/net-worth';
import { RefusalError } from '../../http/refusal.ts';
import type { Caller, ServerApp } from '../../http/server-app.ts';
import { readSessionOrigin } from '../auth/index.ts';
import { getAccountLeagues } from './account-leagues.ts';
import type { GameDataDeps } from './deps.ts';
import { getCharacterItems } from './get-character-items.ts';
import { getStash } from './get-stash.ts';
import { getStashes } from './get-stashes.ts';
import { getCharacters } from './list-own-characters.ts';

export function registerGameData(app: ServerApp, deps: GameDataDeps): void {
  app.mount(laterApi.getStashes, async ({ params, query, user, signal }) => {
    await requireGameSession(deps, user);
    return getStashes(deps, { userId: user.id, game: query.game ?? 'poe1', league: params.league, signal });
  });
  app.mount(laterApi.getStash, async ({ params, query, user, signal }) => {
    await requireGameSession(deps, user);
    return getStash(deps, { userId: user.id, game: query.game ?? 'poe1', ...params, parentId: query.parentId, signal });
  });
  app.mount(laterApi.getCharacters, ({ query, user, signal }) =>
    getCharacters(deps, { userId: user.id, game: query.game ?? 'poe1', signal }),
  );
  app.mount(netWorthApi.getCharacterItems, async ({ params, query, user, signal }) => {
    await requireGameSession(deps, user);
    return getCharacterItems(deps, { userId: user.id, game: query.game ?? 'poe1', name: params.name, signal });
  });
  app.mount(laterApi.getAccountLeagues, ({ query, user, signal }) =>
    getAccountLeagues(deps, { userId: user.id, game: query.game ?? 'poe1', signal }),
  );
}

/** A session through the partner cannot open a stash, even if the person has other sessions. */
async function requireGameSession(deps: Pick<GameDataDeps, 'db'>, user: Pick<Caller, 'sessionId'>): Promise<void> {
  if ((await readSessionOrigin(deps.db, user.sessionId)) === 'partner') throw new RefusalError('gameAccountNotConnected');
}
