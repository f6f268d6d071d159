import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { TokenKeys } from '../auth/index.ts';
import type { PostWebhook } from './post-webhook.ts';

export type WebhookDeps = {
  readonly db: Kysely<Database>;
  readonly clock: () => number;
  /** Secrets are stored sealed with the keys of the publisher's tokens. */
  readonly config: { readonly tokenKeys: TokenKeys };
};

export type DeliverDeps = WebhookDeps & { readonly postWebhook: PostWebhook };
