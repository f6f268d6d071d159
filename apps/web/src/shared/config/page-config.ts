/** Settings of the page's deployment, served as /config.json; without it the defaults apply. */
import * as z from 'zod/mini';

const pageConfigSchema = z.object({
  /** Origin that is prefixed to icon paths, without a trailing slash (D58). */
  iconBase: z._default(z.string(), ''),
  /** Address of the price files (D02), without a trailing slash. */
  pricesUrl: z._default(z.string(), '/insights'),
  /** True if a partner's account can sign in here (D14). */
  partnerSignIn: z._default(z.boolean(), false),
  /** True if an account of the chat platform can be linked here (D63). */
  chatLink: z._default(z.boolean(), false),
  /** True if the publisher shares stash tabs of poe2 (D55): otherwise they are never requested. */
  poe2Stashes: z._default(z.boolean(), true),
});
export type PageConfig = z.output<typeof pageConfigSchema>;

let config: PageConfig = { iconBase: '', pricesUrl: '/insights', partnerSignIn: false, chatLink: false, poe2Stashes: true };

/** Reads the configuration once, before the first render; a missing or broken one leaves the defaults. */
export async function loadPageConfig(fetchJson: () => Promise<unknown> = fetchConfig): Promise<PageConfig> {
  const parsed = z.safeParse(pageConfigSchema, await fetchJson().catch(() => undefined));
  if (parsed.success) config = { ...parsed.data, iconBase: trimSlash(parsed.data.iconBase), pricesUrl: trimSlash(parsed.data.pricesUrl) };
  return config;
}

export function readPageConfig(): PageConfig {
  return config;
}

/** Full address of an icon path from the price files (D58). */
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
