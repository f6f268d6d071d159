/**
 * The link to a chat account: optional, and shown to others by name only if its owner allows it. Every call returns
 * `chatLinkNotOffered` if no platform is set up.
 */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { timestampMsSchema } from './common.ts';

const part = z.string().check(z.minLength(1), z.maxLength(512));

/** Code and state from the platform's redirect back to the site: a path parameter, as base64url JSON. */
export const chatAnswerSchema = z.object({ code: part, state: part });

/**
 * The caller's linked chat account, or null. `name` is its name on the platform, if known; others see it only while
 * `nameShown` is true.
 */
const linkedSchema = z.nullable(z.object({ name: z.nullable(z.string()), nameShown: z.boolean(), linkedMs: timestampMsSchema }));
export const chatLinkSchema = z.object({ linked: linkedSchema });
export type ChatLink = z.output<typeof chatLinkSchema>;

/**
 * Returns the address of the platform's page. Needs a session created by signing in with the game account; only that
 * session can redeem the state.
 */
export const startChatLink = defineEndpoint({
  name: 'startChatLink',
  method: 'POST',
  path: '/users/chat/link',
  access: 'user',
  body: z.object({ currentUrl: z.string().check(z.maxLength(2000)) }),
  reply: z.object({ url: z.string(), state: z.string() }),
  errors: ['gameAccountNotConnected', 'chatLinkNotOffered', 'idempotencyKeyReused'],
  perMinute: 10,
});

/**
 * Links the account that belongs to the platform's code. A state is redeemed once, by the session that created it;
 * repeating the call returns the first result.
 */
export const completeChatLink = defineEndpoint({
  name: 'completeChatLink',
  method: 'GET',
  path: '/auth/discord/connect/:answer',
  access: 'user',
  params: z.object({ answer: z.string().check(z.minLength(1), z.maxLength(2048)) }),
  reply: z.object({ linked: linkedSchema, returnPath: z.string() }),
  errors: [
    'chatLinkNotOffered',
    'chatLinkFailed',
    'chatLinkStateInvalid',
    'chatLinkedElsewhere',
    'chatPlatformDown',
    'chatPlatformTimeout',
    'chatPlatformBusy',
  ],
  perMinute: 30,
});

export const getChatLink = defineEndpoint({
  name: 'getChatLink',
  method: 'GET',
  path: '/users/chat',
  access: 'user',
  reply: chatLinkSchema,
  errors: ['chatLinkNotOffered'],
  perMinute: 60,
});

/** Sets whether others may see the account's name; `chatNotLinked` if no account is linked. */
export const changeChatLink = defineEndpoint({
  name: 'changeChatLink',
  method: 'PATCH',
  path: '/users/chat',
  access: 'user',
  body: z.object({ nameShown: z.boolean() }),
  reply: chatLinkSchema,
  errors: ['chatLinkNotOffered', 'chatNotLinked'],
  perMinute: 30,
});

/** Unlinks immediately; succeeds if no account is linked. */
export const unlinkChat = defineEndpoint({
  name: 'unlinkChat',
  method: 'DELETE',
  path: '/users/chat',
  access: 'user',
  reply: chatLinkSchema,
  errors: ['chatLinkNotOffered'],
  perMinute: 30,
});
