import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type AccessTokenDeps = {
  readonly db: Kysely<Database>;
  readonly clock: () => number;
  /** The key that signs login tokens also authenticates these, for a separate purpose. */
  readonly config: { readonly loginKey: Uint8Array; readonly oldLoginKeys?: readonly Uint8Array[] };
};
