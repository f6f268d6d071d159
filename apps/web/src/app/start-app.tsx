/** Steps before the first paint, in order. */
import type { ReactNode } from 'react';
import { loadPageConfig } from '../shared/config/page-config.ts';
import { startConnectionWatch } from '../shared/network/connection.ts';
import { startI18n } from '../shared/i18n/i18n.ts';
import { trustOwnWorkers } from '../shared/security/trusted-urls.ts';
import { takeSignInCallback } from '../shared/account/sign-in.ts';
import { restoreToken } from '../shared/session/token.ts';
import { prepareStorage } from '../shared/storage/first-visit.ts';
import { showToast } from '../shared/toast/toast.ts';
import { App } from './app.tsx';

export async function startApp(): Promise<ReactNode> {
  trustOwnWorkers();
  startConnectionWatch();
  takeSignInCallback();
  if (restoreToken(Date.now()) === 'expired') showToast({ id: 'session', level: 'info', title: { key: 'info.session_expired' } });
  await Promise.all([startI18n(), loadPageConfig(), prepareStorage()]);
  return <App />;
}
