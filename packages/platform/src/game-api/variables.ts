import * as z from 'zod/mini';
import { urlVariable } from '../config.ts';
import type { GameApiSettings } from './game-api.ts';

const text = (): z.ZodMiniString => z.string().check(z.minLength(1), z.maxLength(500));
/** The contact is sent in a header, inside parentheses. */
const contact = (): z.ZodMiniString => z.string().check(z.regex(/^[^()\r\n]{3,200}$/, 'must be 3 to 200 characters without parentheses'));
const clientId = (): z.ZodMiniString => z.string().check(z.regex(/^[^\s/]{1,100}$/, 'must be one word'));

/** Environment variables for the publisher's API, to spread into a program's config schema. */
export const gameApiVariables = {
  GAME_API_URL: urlVariable(),
  GAME_API_OAUTH_URL: urlVariable(),
  GAME_API_CLIENT_ID: clientId(),
  GAME_API_CLIENT_SECRET: text(),
  GAME_API_CONTACT: contact(),
  /** Default: PUBLIC_URL + /ggg/connect (R2.04). Unused by programs without sign-in. */
  GAME_API_REDIRECT_URL: z.optional(urlVariable()),
};

const variablesSchema = z.object(gameApiVariables);

/** Returns the client's settings from a parsed config. */
export function readGameApiSettings(
  config: Readonly<z.output<typeof variablesSchema>> & { readonly PUBLIC_URL?: string | undefined },
): GameApiSettings {
  return {
    apiUrl: config.GAME_API_URL,
    oauthUrl: config.GAME_API_OAUTH_URL,
    clientId: config.GAME_API_CLIENT_ID,
    clientSecret: config.GAME_API_CLIENT_SECRET,
    contact: config.GAME_API_CONTACT,
    redirectUrl: config.GAME_API_REDIRECT_URL ?? `${config.PUBLIC_URL ?? ''}/ggg/connect`,
  };
}
