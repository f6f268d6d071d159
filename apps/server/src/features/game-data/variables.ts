import * as z from 'zod/mini';

/** The environment variables of game data, to be spread into the server's config schema. */
export const gameDataVariables = {
  /** Whether the publisher offers stashes for poe2. */
  GAME_API_POE2_STASHES: z._default(z.enum(['offered', 'notOffered']), 'notOffered'),
};
