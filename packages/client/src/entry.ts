/** The sources of the generated package entry: see `tools/src/write-client.ts`. */
export { followEvents, type EventsOptions, type Said } from './follow-events.ts';
export { encodeFilter, followFeed, type FeedState, type FollowOptions } from './follow-feed.ts';
export { makeClient, type ClientOf, createPriceReader, type Place } from './price-files.ts';
export { PoExchangeError, unwrap, type Failure, type Refusal, type Result } from './result.ts';
export type { ClientOptions, Extras } from './send.ts';
export type { WebSocketLike } from './socket-connection.ts';
export { checkWebhook, type WebhookCheck, type WebhookHeaders, type WebhookInput } from './webhooks.ts';
