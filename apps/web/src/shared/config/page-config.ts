/** Settings of the page's deployment, served as /config.json; if that file is missing, the defaults apply. */
import * as z from 'zod/mini';

const pageConfigSchema = z.object({
  /** Origin that icon paths are prefixed with, without a trailing slash. */
  iconBase: z._default(z.string(), ''),
  /** Address of the price files, without a trailing slash. */
  pricesUrl: z._default(z.string(), '/insights'),
  /** True if users can sign in with a partner account here. */
  partnerSignIn: z._default(z.boolean(), false),
  /** True if users can link a chat account here. */
  chatLink: z._default(z.boolean(), false),
  /** True if the publisher shares poe2 stash tabs; if false, they are never requested. */
  poe2Stashes: z._default(z.boolean(), true),
});
export type PageConfig = z.output<typeof pageConfigSchema>;

let config: PageConfig = { iconBase: '', pricesUrl: '/insights', partnerSignIn: false, chatLink: false, poe2Stashes: true };

/**
 * Reads the configuration once, before the first render; if the configuration is missing or invalid, the defaults
 * apply.
 */
export async function loadPageConfig(fetchJson: () => Promise<unknown> = fetchConfig): Promise<PageConfig> {
  const parsed = z.safeParse(pageConfigSchema, await fetchJson().catch(() => undefined));
  if (parsed.success) config = { ...parsed.data, iconBase: trimSlash(parsed.data.iconBase), pricesUrl: trimSlash(parsed.data.pricesUrl) };
  return config;
}

export function readPageConfig(): PageConfig {
  return config;
}

/** Full address of an icon path from the price files. */
export function iconUrl(path: string): string {
  return config.iconBase + path;
}

async function fetchConfig(): Promise<unknown> {
  const response = await fetch('/config.json', { headers: { accept: 'application/json' } });
  return response.ok ? response.json() : undefined;
}

function trimSlash(url: string): string {
  return url.endsWith('/') ? url.slice(0, -1) : url;
}
