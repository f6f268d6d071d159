/** The publisher's API as data: what our client reads and the simulator serves. */
export {
  characterReplySchema,
  charactersReplySchema,
  leaguesReplySchema,
  profileSchema,
  type GameCharacter,
  type GameCharacterItems,
  type GameLeague,
  type GameProfile,
  accountScopes,
  AUTHORIZATION_CODE_LIFE_SECONDS,
  clientScopes,
  oauthErrorSchema,
  oauthPaths,
  serviceScopes,
  tokenReplySchema,
  type OauthError,
  type TokenReply,
} from './account.ts';
export {
  gameApiErrorCodes,
  gameApiErrorSchema,
  LEAGUE_NOT_FOUND_MESSAGE,
  type GameApiError,
  nameLimitHeader,
  nameStateHeader,
  rateLimitHeaders,
  rateLimitPolicies,
  USER_AGENT_PATTERN,
} from './refusals.ts';
export { exchangeDigestSchema, exchangeMarketSchema, type ExchangeMarket } from './exchange.ts';
export { itemSchema, type GameItem, type ItemProperty, type Mod } from './item.ts';
export {
  stashListReplySchema,
  stashReplySchema,
  stashTabSchema,
  type GameStashChild,
  type GameStashTab,
  publicStashPageSchema,
  type PublicStashChange,
  type PublicStashPage,
} from './stash.ts';
