import type { GameApi } from '@poexchange/platform/game-api';
import type { Logger } from '@poexchange/platform/log';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { TokenKeys } from './token-box.ts';

export type AuthConfig = {
  /** Origin of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** Key for our own login tokens. */
  readonly loginKey: Uint8Array;
  /** Former keys, whose tokens are still valid. */
  readonly oldLoginKeys?: readonly Uint8Array[];
  readonly tokenKeys: TokenKeys;
};

export type AuthDeps = {
  readonly db: Kysely<Database>;
  readonly clock: () => number;
  readonly gameApi: GameApi;
  readonly log: Logger;
  readonly config: AuthConfig;
  /** Called in the transaction that ends sessions against their owner's will (refresh rejected, too many sign-ins). */
  readonly onSessionsEnded?: (tx: Transaction<Database>, ended: { userId: string; sessionIds: readonly string[] }) => Promise<void>;
};
