/** Schemas that have their own names in the API description. */
import * as z from 'zod/mini';
import * as accessTokens from './access-tokens.ts';
import * as accountData from './account-data.ts';
import * as characterItems from './character-items.ts';
import * as common from './common.ts';
import * as doneTrades from './done-trades.ts';
import * as gameData from './game-data.ts';
import * as listings from './listings.ts';
import * as netWorth from './net-worth.ts';
import * as notifications from './notifications.ts';
import * as ownListings from './own-listings.ts';
import * as ownServices from './own-services.ts';
import * as publicServices from './public-services.ts';
import * as servicePresets from './service-presets.ts';
import * as serviceRequests from './service-requests.ts';
import * as serviceShapes from './service-shapes.ts';
import * as snapshotShapes from './snapshot-shapes.ts';
import * as stock from './stock.ts';
import * as tradeBody from './trade-body.ts';
import * as trades from './trades.ts';
import * as users from './users.ts';
import * as vouches from './vouches.ts';
import * as webhooks from './webhooks.ts';

const modules: readonly object[] = [
  accessTokens,
  accountData,
  characterItems,
  common,
  doneTrades,
  gameData,
  listings,
  netWorth,
  notifications,
  ownListings,
  ownServices,
  publicServices,
  servicePresets,
  serviceRequests,
  serviceShapes,
  snapshotShapes,
  stock,
  tradeBody,
  trades,
  users,
  vouches,
  webhooks,
];

/**
 * Kinds of schemas for which a name is clearer than the definition; a string or number is described by a single word
 * anyway.
 */
const namedKinds = new Set(['object', 'enum', 'union', 'array', 'tuple', 'record']);

/** Named schemas: the exported `listingRowSchema` becomes `ListingRow`. */
export const namedSchemas: ReadonlyMap<z.core.$ZodType, string> = new Map(
  modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, schema]: [string, unknown]): [z.core.$ZodType, string][] =>
      name.endsWith('Schema') && schema instanceof z.core.$ZodType && namedKinds.has(schema._zod.def.type)
        ? [[schema, name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length)]]
        : [],
    ),
  ),
);
