import { api } from '@poexchange/contract/rest';
import type { ServerApp } from '../../http/server-app.ts';
import { completeSignIn } from './complete-sign-in.ts';
import type { AuthDeps } from './deps.ts';
import { createFailedSignIns } from './failed-sign-ins.ts';
import { startSignIn } from './start-sign-in.ts';

export function registerAuth(app: ServerApp, deps: AuthDeps): void {
  app.mount(api.startSignIn, ({ params, query }) => startSignIn(deps, { game: params.game, currentUrl: query.currentUrl }));
  const failed = createFailedSignIns(deps);
  app.mount(api.completeSignIn, ({ params, address }) => failed.guard(address, () => completeSignIn(deps, params)));
}
