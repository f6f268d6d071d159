/** The publisher's API as data: what our client reads and what the simulator serves. */
export {
  characterReplySchema,
  charactersReplySchema,
  gameCharacterSchema,
  gameLeagueSchema,
  leaguesReplySchema,
  profileSchema,
  type GameCharacter,
  type GameLeague,
  type GameProfile,
} from './account.ts';
export { gameApiErrorCodes, gameApiErrorSchema, leagueNotFoundMessage, type GameApiError } from './errors.ts';
export { itemPropertySchema, itemSchema, modSchema, type GameItem, type ItemProperty, type Mod } from './item.ts';
export {
  accountScopes,
  authorizationCodeLifeSeconds,
  clientScopes,
  oauthErrorSchema,
  oauthPaths,
  serviceScopes,
  tokenReplySchema,
  type OauthError,
  type TokenReply,
} from './oauth.ts';
export { nameLimitHeader, nameStateHeader, rateLimitHeaders, rateLimitPolicies, userAgentPattern } from './rate-limit.ts';
export {
  stashChildSchema,
  stashListReplySchema,
  stashMetadataSchema,
  stashReplySchema,
  stashTabSchema,
  type GameStashChild,
  type GameStashTab,
} from './stash.ts';
export { publicStashChangeSchema, publicStashPageSchema, type PublicStashChange, type PublicStashPage } from './stream.ts';
