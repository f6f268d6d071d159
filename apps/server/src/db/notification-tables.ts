import type { Notification, NotificationType } from '@poexchange/contract/rest';
import type { Game } from '@poexchange/domain/item';
import type { ColumnType, Generated } from 'kysely';

export type NotificationTables = {
  /** Notifications of each person. */
  notifications: {
    id: Generated<string>;
    receiver_id: string;
    /** Null for a message of the site, and once the sender has deleted their account. */
    sender_id: string | null;
    type: NotificationType;
    /** Null if it concerns both games. */
    game: Game | null;
    /** Id of its subject; for a request, the trade. */
    subject_id: string | null;
    /** Null if the text is read from the subject. */
    body: ColumnType<Notification['body'] | null, string | null, never>;
    read: Generated<boolean>;
    /** When it was removed from the notification centre. */
    deleted_ms: Generated<number | null>;
    created_ms: number;
  };
  rooms: { room: string; seq: number };
  room_events: { room: string; seq: number; event: string; data: ColumnType<unknown, string, never>; created_at: Generated<Date> };
};
