/**
 * The page runs under `require-trusted-types-for 'script'`: nothing may become script from a plain string. The one
 * thing that has to is the address of our own workers (the service worker among them), so the default policy lets those
 * through and refuses everything else.
 */
type PolicyRules = { readonly createScriptURL: (url: string) => string };
type PolicyFactory = { readonly createPolicy: (name: string, rules: PolicyRules) => unknown };

/** Our own built files, or in development the sources. */
export function isOwnScript(url: string, pageUrl: string): boolean {
  if (!URL.canParse(url, pageUrl)) return false;
  const { origin, pathname } = new URL(url, pageUrl);
  return origin === new URL(pageUrl).origin && (pathname.startsWith('/assets/') || pathname.startsWith('/src/') || pathname === '/sw.js');
}

/** Browsers without Trusted Types need nothing. */
export function trustOwnWorkers(): void {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createScriptURL: (url) => {
      if (!isOwnScript(url, location.href)) throw new TypeError('script address not allowed');
      return url;
    },
  });
}
