/**
 * The page runs under `require-trusted-types-for 'script'`: plain strings must not become scripts. The only exceptions
 * needed are the addresses of the site's own workers (including the service worker), so the default policy allows those
 * addresses and refuses everything else.
 */
type PolicyRules = { readonly createScriptURL: (url: string) => string };
type PolicyFactory = { readonly createPolicy: (name: string, rules: PolicyRules) => unknown };

/** Returns whether a URL is one of the site's built files, or a source file in development. */
export function isOwnScript(url: string, pageUrl: string): boolean {
  if (!URL.canParse(url, pageUrl)) return false;
  const { origin, pathname } = new URL(url, pageUrl);
  return origin === new URL(pageUrl).origin && (pathname.startsWith('/assets/') || pathname.startsWith('/src/') || pathname === '/sw.js');
}

/** Installs the policy; does nothing in browsers without Trusted Types. */
export function trustOwnWorkers(): void {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createScriptURL: (url) => {
      if (!isOwnScript(url, location.href)) throw new TypeError('script address not allowed');
      return url;
    },
  });
}
