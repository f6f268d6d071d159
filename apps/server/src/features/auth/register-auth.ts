import { api } from '@poexchange/contract/rest';
import type { ServerApp } from '../../http/server-app.ts';
import { completeSignIn } from './complete-sign-in.ts';
import type { AuthDeps } from './deps.ts';
import { startSignIn } from './start-sign-in.ts';

export function registerAuth(app: ServerApp, deps: AuthDeps): void {
  app.mount(api.startSignIn, ({ params, query }) => startSignIn(deps, { game: params.game, currentUrl: query.currentUrl }));
  app.mount(api.completeSignIn, ({ params }) => completeSignIn(deps, params));
}
