import { webhooksApi } from '@poexchange/contract/rest/webhooks';
import { RefusalError } from '../../http/refusal.ts';
import type { ServerApp } from '../../http/server-app.ts';
import { changeSecret, changeWebhook, createWebhook, deleteWebhook, testWebhook } from './change-webhooks.ts';
import { findWebhook, readDeliveries, readWebhooks, type WebhookDeps } from './webhooks.queries.ts';
import { presentDelivery, presentWebhook } from './present-webhook.ts';

/** Registers webhook endpoints: for pages, and for tokens with webhook scopes. */
export function registerWebhooks(app: ServerApp, deps: WebhookDeps): void {
  const stamp = <Reply>(reply: Reply) => ({ ...reply, serverTimeMs: deps.clock() });
  app.mount(webhooksApi.getWebhooks, async ({ user }) => {
    const rows = await readWebhooks(deps.db, user.id);
    return stamp({ webhooks: rows.map((row) => presentWebhook(row, deps.clock())) });
  });
  app.mount(webhooksApi.createWebhook, async (input) => stamp(await createWebhook(deps, input)));
  app.mount(webhooksApi.changeWebhook, async ({ user, body }) => stamp({ webhook: await changeWebhook(deps, { user, body }) }));
  app.mount(webhooksApi.changeWebhookSecret, async ({ body, ...input }) => stamp(await changeSecret(deps, { ...input, ...body })));
  app.mount(webhooksApi.testWebhook, async ({ body, ...input }) => stamp(await testWebhook(deps, { ...input, ...body })));
  app.mount(webhooksApi.deleteWebhook, async ({ user, body }) => {
    await deleteWebhook(deps, { id: body.id, userId: user.id });
    return stamp({});
  });
  app.mount(webhooksApi.getWebhookDeliveries, async ({ user, params }) => {
    if ((await findWebhook(deps.db, { id: params.id, userId: user.id })) === undefined) throw new RefusalError('notFound');
    return stamp({ deliveries: (await readDeliveries(deps.db, params.id)).map(presentDelivery) });
  });
}
