import type { ChosenWebhookEvent } from '@poexchange/contract/webhook-events';
import type { WebhookProblem } from '@poexchange/contract/rest/webhooks';
import type { AccessTokenId, WebhookDeliveryId, WebhookId } from '@poexchange/domain/ids';
import type { Generated } from 'kysely';

export type WebhookTables = {
  webhooks: {
    id: WebhookId;
    user_id: string;
    url: string;
    events: ChosenWebhookEvent[];
    /** Sealed, as is the previous secret, which also signs until `old_secret_until_ms`. */
    secret: string;
    old_secret: string | null;
    old_secret_until_ms: number | null;
    created_ms: number;
    failing_since_ms: number | null;
    off_ms: number | null;
    off_by: 'owner' | 'failures' | null;
    /** The token that made it; null if a page made it, or if the token was deleted. */
    token_id: AccessTokenId | null;
  };
  webhook_deliveries: {
    id: Generated<WebhookDeliveryId>;
    webhook_id: WebhookId;
    type: string;
    /** The JSON that is signed and sent, stored as text so that each attempt sends the same bytes. */
    body: string;
    created_ms: number;
    state: Generated<'waiting' | 'delivered' | 'failed'>;
    attempts: Generated<number>;
    last_attempt_ms: number | null;
    next_attempt_ms: number | null;
    status: number | null;
    problem: WebhookProblem | null;
  };
};
