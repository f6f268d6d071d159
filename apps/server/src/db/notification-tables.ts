import type { Notification, NotificationType } from '@poexchange/contract/rest';
import type { Game } from '@poexchange/domain/item';
import type { ColumnType, Generated } from 'kysely';

export type NotificationTables = {
  /** Notifications of each person (D38). */
  notifications: {
    id: Generated<string>;
    receiver_id: string;
    /** Null where nobody sent it, and once who did has deleted their account (D18). */
    sender_id: string | null;
    type: NotificationType;
    /** Null where it is of both games. */
    game: Game | null;
    /** Id of its subject; for a request the trade. */
    subject_id: string | null;
    /** Null where its subject is read instead. */
    body: ColumnType<Notification['body'] | null, string | null, never>;
    read: Generated<boolean>;
    /** Time of removal from the centre. */
    deleted_ms: Generated<number | null>;
    created_ms: number;
  };
  rooms: { room: string; seq: number };
  room_events: { room: string; seq: number; event: string; data: ColumnType<unknown, string, never>; created_at: Generated<Date> };
};
