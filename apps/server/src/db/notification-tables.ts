import type { Notification, NotificationType } from '@poexchange/contract/rest';
import type { Game } from '@poexchange/domain/item';
import type { ColumnType, Generated } from 'kysely';
import type { ChosenWebhookEvent } from '@poexchange/contract/webhook-events';
import type { WebhookProblem } from '@poexchange/contract/rest/webhooks';
import type { AccessTokenId, WebhookDeliveryId, WebhookId } from '@poexchange/domain/ids';

export type NotificationTables = {
  notifications: {
    id: Generated<string>;
    receiver_id: string;
    /** Null for a message from the site, and once the sender has deleted their account. */
    sender_id: string | null;
    type: NotificationType;
    /** Null if the notification concerns both games. */
    game: Game | null;
    /** Id of the notification's subject; for a request, the trade. */
    subject_id: string | null;
    /** Null if the text is read from the subject. */
    body: ColumnType<Notification['body'] | null, string | null, never>;
    read: Generated<boolean>;
    /** Time of removal from the notification centre. */
    deleted_ms: Generated<number | null>;
    created_ms: number;
  };
  rooms: { room: string; seq: number };
  room_events: { room: string; seq: number; event: string; data: ColumnType<unknown, string, never>; created_at: Generated<Date> };
};

export type WebhookTables = {
  webhooks: {
    id: WebhookId;
    user_id: string;
    url: string;
    events: ChosenWebhookEvent[];
    /** Sealed, as is the previous secret, which is also used for signing until `old_secret_until_ms`. */
    secret: string;
    old_secret: string | null;
    old_secret_until_ms: number | null;
    created_ms: number;
    failing_since_ms: number | null;
    off_ms: number | null;
    off_by: 'owner' | 'failures' | null;
    /** The token that created the webhook; null if a page created it, or if the token was deleted. */
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
