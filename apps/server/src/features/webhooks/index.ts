export { attemptDelivery } from './deliver.ts';
export { type DeliverDeps, type WebhookDeps, pruneWebhookDeliveries } from './webhooks.queries.ts';
export { createWebhookPoster, publicReceivers, type PostWebhook } from './post-webhook.ts';
export { registerWebhooks } from './register-webhooks.ts';
export { turnOffAllWebhooks, turnOffWebhooksOf } from './turn-off-webhooks.ts';
export { resealWebhookSecrets } from './webhook-secrets.ts';
