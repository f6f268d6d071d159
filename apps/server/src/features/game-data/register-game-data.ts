import { api } from '@poexchange/contract/rest';
import type { ServerApp } from '../../http/server-app.ts';
import { getAccountLeagues } from './account-leagues.ts';
import type { GameDataDeps } from './deps.ts';
import { getStash } from './get-stash.ts';
import { getStashes } from './get-stashes.ts';
import { getCharacters } from './list-own-characters.ts';

export function registerGameData(app: ServerApp, deps: GameDataDeps): void {
  app.mount(api.getStashes, ({ params, query, user, signal }) =>
    getStashes(deps, { userId: user.id, game: query.game ?? 'poe1', league: params.league, signal }),
  );
  app.mount(api.getStash, ({ params, query, user, signal }) =>
    getStash(deps, { userId: user.id, game: query.game ?? 'poe1', ...params, parentId: query.parentId, signal }),
  );
  app.mount(api.getCharacters, ({ query, user, signal }) => getCharacters(deps, { userId: user.id, game: query.game ?? 'poe1', signal }));
  app.mount(api.getAccountLeagues, ({ query, user, signal }) =>
    getAccountLeagues(deps, { userId: user.id, game: query.game ?? 'poe1', signal }),
  );
}
