import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type AccessTokenDeps = {
  readonly db: Kysely<Database>;
  readonly clock: () => number;
  /** The key that login tokens are signed with authenticates these as well, for a purpose of its own. */
  readonly config: { readonly loginKey: Uint8Array; readonly oldLoginKeys?: readonly Uint8Array[] };
};
