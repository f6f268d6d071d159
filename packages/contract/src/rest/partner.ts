/**
 * Sign-in with a media group's account that was previously linked to the game account. Every call returns
 * `partnerNotOffered` if no partner is set up.
 */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { timestampMsSchema } from './common.ts';

const currentUrlSchema = z.string().check(z.maxLength(2000));
const startedSchema = z.object({ url: z.string(), state: z.string() });
const part = z.string().check(z.minLength(1), z.maxLength(512));

/** `name` is the partner's name for the person, if the partner sends it. */
export const partnerLinkSchema = z.object({ linked: z.nullable(z.object({ name: z.nullable(z.string()), linkedMs: timestampMsSchema })) });
export type PartnerLink = z.output<typeof partnerLinkSchema>;

export const startPartnerSignIn = defineEndpoint({
  name: 'startPartnerSignIn',
  method: 'GET',
  path: '/auth/partner/connect/authUrl',
  access: 'visitor',
  query: z.object({ currentUrl: z.optional(currentUrlSchema) }),
  reply: startedSchema,
  errors: ['partnerNotOffered', 'partnerDown', 'partnerTimeout'],
  perMinute: 30,
});

export const startPartnerLink = defineEndpoint({
  name: 'startPartnerLink',
  method: 'POST',
  path: '/users/partner/link',
  access: 'user',
  body: z.object({ currentUrl: currentUrlSchema }),
  reply: startedSchema,
  errors: ['gameAccountNotConnected', 'partnerNotOffered', 'partnerDown', 'partnerTimeout', 'idempotencyKeyReused'],
  perMinute: 10,
});

/**
 * Redeems a state once. A state created for a link can only complete a link, and only for the person who created it.
 * `iss` is the partner's identifier as returned (RFC 9207).
 */
export const completePartner = defineEndpoint({
  name: 'completePartner',
  method: 'GET',
  path: '/auth/partner/connect/:code/:state',
  access: 'visitor',
  params: z.object({ code: part, state: part }),
  query: z.object({ iss: z.optional(z.string().check(z.maxLength(512))) }),
  reply: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('signedIn'), token: z.string(), expiresAtMs: timestampMsSchema, returnPath: z.string() }),
    z.object({ kind: z.literal('linked'), returnPath: z.string() }),
  ]),
  errors: [
    'banned',
    'sessionExpired',
    'partnerSignInFailed',
    'signInStateInvalid',
    'partnerNotLinked',
    'partnerLinkedElsewhere',
    'partnerNotOffered',
    'partnerDown',
    'partnerTimeout',
  ],
  perMinute: 30,
});

export const getPartnerLink = defineEndpoint({
  name: 'getPartnerLink',
  method: 'GET',
  path: '/users/partner',
  access: 'user',
  reply: partnerLinkSchema,
  errors: ['partnerNotOffered'],
  perMinute: 60,
});

export const unlinkPartner = defineEndpoint({
  name: 'unlinkPartner',
  method: 'DELETE',
  path: '/users/partner',
  access: 'user',
  reply: partnerLinkSchema,
  errors: ['partnerNotOffered'],
  perMinute: 30,
});
