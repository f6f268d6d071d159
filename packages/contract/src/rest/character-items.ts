/** A character's items, for net worth snapshots; read from the publisher like tabs. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { gameSchema, ignSchema, timestampMsSchema } from './common.ts';
import { requestBudgetSchema } from './game-data.ts';

/** An item as the publisher sends it. */
const rawItemsSchema = z.array(z.unknown());

/**
 * Items that the caller's own character wears (including jewels) and carries, as sent. `league` is lower-case. A
 * character that the account does not have is `notFound`.
 */
export const getCharacterItems = defineEndpoint({
  name: 'getCharacterItems',
  method: 'GET',
  path: '/ggg/character/:name',
  access: 'user',
  params: z.object({ name: ignSchema.check(z.refine((name) => !/^\.+$/.test(name), 'a name, no path')) }),
  query: z.object({ game: z.optional(gameSchema) }),
  reply: z.object({
    id: z.string(),
    name: z.string(),
    league: z.string(),
    equipment: rawItemsSchema,
    inventory: rawItemsSchema,
    readAtMs: timestampMsSchema,
    budget: z.nullable(requestBudgetSchema),
  }),
  errors: ['gameAccountNotConnected', 'notFound', 'gameApiDown', 'gameApiTimeout'],
  perMinute: 60,
});
