import { urlVariable } from '@poexchange/platform/config';
import * as z from 'zod/mini';
import type { ChatSettings } from './chat-client.ts';

const text = (): z.ZodMiniString => z.string().check(z.minLength(1), z.maxLength(500));

/** Environment variables of the chat link. Set all of them, or none to disable it. */
export const chatVariables = {
  /** The platform's consent page; https, or a loopback address. */
  CHAT_OAUTH_AUTHORIZE_URL: z.optional(urlVariable()),
  /** Base URL of the token and account endpoints; https, or a loopback address. */
  CHAT_OAUTH_API_URL: z.optional(urlVariable()),
  CHAT_OAUTH_CLIENT_ID: z.optional(text()),
  CHAT_OAUTH_CLIENT_SECRET: z.optional(text()),
};

type ChatConfig = { readonly [Name in keyof typeof chatVariables]?: string | undefined };

const names = ['CHAT_OAUTH_AUTHORIZE_URL', 'CHAT_OAUTH_API_URL', 'CHAT_OAUTH_CLIENT_ID', 'CHAT_OAUTH_CLIENT_SECRET'] as const;
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Timeout for one request to the platform. */
const TIMEOUT_MS = 8000;

/** Checks the four variables together. Returns null if they are complete or absent. */
export function findChatProblem(config: ChatConfig): { variable: keyof ChatConfig; problem: string } | null {
  const missing = names.filter((name) => config[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing[0] !== undefined) return { variable: missing[0], problem: 'is missing: a chat platform needs all four' };
  const unsafe = (['CHAT_OAUTH_AUTHORIZE_URL', 'CHAT_OAUTH_API_URL'] as const).find((name) => !isSafe(new URL(config[name] ?? '')));
  return unsafe === undefined ? null : { variable: unsafe, problem: 'must be https' };
}

/** Codes and secrets are sent to this URL: require https, except on this machine. */
function isSafe(url: URL): boolean {
  return url.protocol === 'https:' || loopback.has(url.hostname);
}

/** Returns null if no platform is configured. */
export function readChatSettings(config: ChatConfig & { readonly PUBLIC_URL: string }): ChatSettings | null {
  const [authorizeUrl, apiUrl, clientId, clientSecret] = names.map((name) => config[name]);
  if (authorizeUrl === undefined || apiUrl === undefined || clientId === undefined || clientSecret === undefined) return null;
  return { authorizeUrl, apiUrl, clientId, clientSecret, redirectUrl: `${config.PUBLIC_URL}/discord/connect`, timeoutMs: TIMEOUT_MS };
}
