/** Environment variables, read once. */
import { z } from 'zod';

const schema = z.object({
  /** 0 selects any free port. */
  SIM_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  SIM_HOST: z.string().min(1).default('127.0.0.1'),
  /** The same seed creates the same world (D03). */
  SIM_SEED: z.string().min(1).default('1'),
  /** Sellers' speed relative to the clock. Rate limits and token lifetimes are never scaled. */
  SIM_TIME_SCALE: z.coerce.number().positive().default(1),
  /** Delay between a change and its appearance in the stream, in unscaled seconds; the publisher's delay is 300. */
  SIM_STREAM_DELAY_SECONDS: z.coerce.number().min(0).max(3600).default(0),
  /** `offered` serves poe2 stashes as if the publisher offered them (D55). */
  SIM_POE2_STASHES: z.enum(['offered', 'notOffered']).default('notOffered'),
  /** `former` writes items as the publisher did before game 3.29: mods as strings, flagged mods in separate lists. */
  SIM_ITEM_FORMAT: z.enum(['current', 'former']).default('current'),
  /** The only registered OAuth client. */
  SIM_CLIENT_ID: z.string().min(1).default('poexchange'),
  SIM_CLIENT_SECRET: z.string().min(1).default('simulated-secret'),
  /** Comma-separated list of exact redirect addresses; empty allows /ggg/connect on any loopback port. */
  SIM_REDIRECT_URIS: z.string().default(''),
  /** The media group's only client (D14). */
  SIM_PARTNER_CLIENT_ID: z.string().min(1).default('poexchange'),
  SIM_PARTNER_CLIENT_SECRET: z.string().min(1).default('simulated-partner-secret'),
  /** Comma-separated list of exact redirect addresses. */
  SIM_PARTNER_REDIRECT_URIS: z.string().default('http://127.0.0.1:3000/partner/connect'),
  /** The chat platform's only client (D63). */
  SIM_CHAT_CLIENT_ID: z.string().min(1).default('poexchange'),
  SIM_CHAT_CLIENT_SECRET: z.string().min(1).default('simulated-chat-secret'),
  /** Comma-separated list of exact redirect addresses. */
  SIM_CHAT_REDIRECT_URIS: z.string().default('http://127.0.0.1:3000/discord/connect'),
  /** Folder with recorded data; if set, one account owns the recorded tabs (D05). */
  CORPUS: z.string().min(1).optional(),
});

export type SimulatorConfig = Readonly<{
  port: number;
  host: string;
  seed: string;
  timeScale: number;
  streamDelaySeconds: number;
  poe2Stashes: 'offered' | 'notOffered';
  itemFormat: 'current' | 'former';
  clientId: string;
  clientSecret: string;
  redirectUris: readonly string[];
  partnerClientId: string;
  partnerClientSecret: string;
  partnerRedirectUris: readonly string[];
  chatClientId: string;
  chatClientSecret: string;
  chatRedirectUris: readonly string[];
  corpus: string | undefined;
}>;

/** Throws an Error that names every invalid variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): SimulatorConfig {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(present);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const e = parsed.data;
  return Object.freeze({
    port: e.SIM_PORT,
    host: e.SIM_HOST,
    seed: e.SIM_SEED,
    timeScale: e.SIM_TIME_SCALE,
    streamDelaySeconds: e.SIM_STREAM_DELAY_SECONDS,
    poe2Stashes: e.SIM_POE2_STASHES,
    itemFormat: e.SIM_ITEM_FORMAT,
    clientId: e.SIM_CLIENT_ID,
    clientSecret: e.SIM_CLIENT_SECRET,
    redirectUris: readList(e.SIM_REDIRECT_URIS),
    partnerClientId: e.SIM_PARTNER_CLIENT_ID,
    partnerClientSecret: e.SIM_PARTNER_CLIENT_SECRET,
    partnerRedirectUris: readList(e.SIM_PARTNER_REDIRECT_URIS),
    chatClientId: e.SIM_CHAT_CLIENT_ID,
    chatClientSecret: e.SIM_CHAT_CLIENT_SECRET,
    chatRedirectUris: readList(e.SIM_CHAT_REDIRECT_URIS),
    corpus: e.CORPUS,
  });
}

function readList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
