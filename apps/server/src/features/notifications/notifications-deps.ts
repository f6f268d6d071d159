import type { NotificationOf } from '@poexchange/contract/rest';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ServerDeps } from '../../server-deps.ts';
import type { SubjectType } from './present-notification.ts';

/** Reads the content of notifications of a type from their subjects, by subject id; deleted subjects are missing. */
export type ReadBodies<Type extends SubjectType> = (
  db: Kysely<Database>,
  subjectIds: readonly string[],
) => Promise<ReadonlyMap<string, NotificationOf<Type>['body']>>;

export type NotificationsDeps = Pick<ServerDeps, 'db' | 'clock'> & {
  readonly readBodies: { readonly [Type in SubjectType]: ReadBodies<Type> };
};
