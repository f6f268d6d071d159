/**
 * The service worker's responses: the page and its own files, which lets pages open without a connection once the site
 * has been visited. Account data is never stored: API calls, price files, images from other hosts and the socket bypass
 * the service worker. Pure: the network and the caches are passed in.
 */

/** Files that belong to one build: their names contain a hash, and their content never changes. */
export type Build = {
  readonly id: string;
  /** All files of the build, as paths. */
  readonly files: readonly string[];
  /** Files that every page needs. */
  readonly core: readonly string[];
};

export type AnswerDeps = {
  readonly origin: string;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  readonly caches: CacheStorage;
};

export const cacheNames = { files: 'poexchange-files', shell: 'poexchange-shell' } as const;
/**
 * The single page that is served at every address; stored under its own name, so that no address (which may contain a
 * sign-in code) is stored.
 */
const SHELL_PATH = '/index.html';
const BUILDS_PATH = '/builds.json';
/** Time without a reply after which the server counts as unreachable; the page then says so. */
const PATIENCE_MS = 3000;

export type Kind = 'page' | 'file' | 'setting' | 'other';

/** Kind of a request. The worker ignores requests that are not clearly for the page or one of its files. */
export function readKind(request: Pick<Request, 'url' | 'method' | 'mode'>, origin: string): Kind {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'other';
  if (/^\/(api|insights|socket\.io)\//.test(url.pathname)) return 'other';
  if (request.mode === 'navigate') return 'page';
  if (url.pathname.startsWith('/assets/')) return 'file';
  return /^\/(config\.json|favicon\.svg|manifest\.webmanifest|icons\/[\w-]+\.png|sounds\/[\w.-]+)$/.test(url.pathname) && url.search === ''
    ? 'setting'
    : 'other';
}

/** Leaves a text that another app shares with the price check out of the request: the server must not learn it. */
function hideSharedText(request: Request): Request | string {
  const { pathname, searchParams } = new URL(request.url);
  return pathname.endsWith('/price-check') && searchParams.has('text') ? pathname : request;
}

/** Returns the server's page or, if the reply is not a page, the cached page. */
export async function answerPage(deps: AnswerDeps, request: Request): Promise<Response> {
  const shell = await deps.caches.open(cacheNames.shell);
  const kept = (): Promise<Response | undefined> => shell.match(SHELL_PATH);
  const asked = deps.fetch(hideSharedText(request)).then(async (response) => {
    if (isPage(response)) await shell.put(SHELL_PATH, response.clone()).catch(() => undefined);
    return response;
  });
  const first = await soon(asked);
  if (first !== null && (isPage(first) || (first.status < 500 && first.type !== 'error'))) return first;
  return (await kept()) ?? first ?? asked;
}

/** Returns a file with a hash in its name, from the cache if possible. */
export async function answerFile(deps: AnswerDeps, request: Request): Promise<Response> {
  const files = await deps.caches.open(cacheNames.files);
  const kept = await files.match(request.url);
  if (kept !== undefined) return kept;
  const response = await deps.fetch(request);
  if (isFile(response)) await files.put(request.url, response.clone()).catch(() => undefined);
  return response;
}

/** Returns a small file without a hash from the server, or the cached file if there is no reply. */
export async function answerSetting(deps: AnswerDeps, request: Request): Promise<Response> {
  const shell = await deps.caches.open(cacheNames.shell);
  const asked = deps.fetch(hideSharedText(request)).then(async (response) => {
    if (isFile(response)) await shell.put(request.url, response.clone()).catch(() => undefined);
    return response;
  });
  const first = await soon(asked);
  if (first?.ok === true) return first;
  return (await shell.match(request.url)) ?? first ?? asked;
}

/** Caches the page and the files that every page needs. Files that cannot be fetched now are cached on first use. */
export async function install(deps: AnswerDeps, build: Build): Promise<void> {
  const shell = await deps.caches.open(cacheNames.shell);
  const page = await deps.fetch(new Request(new URL('/', deps.origin), { cache: 'no-cache' })).catch(() => null);
  if (page !== null && isPage(page)) await shell.put(SHELL_PATH, page).catch(() => undefined);
  await keepFiles(deps, build.core);
}

/**
 * Caches files that the page loaded before the worker was active. Takes them from the browser's own cache, which stores
 * them for a year.
 */
export async function keepFiles(deps: AnswerDeps, urls: readonly string[]): Promise<void> {
  const files = await deps.caches.open(cacheNames.files);
  for (const path of urls) {
    const url = new URL(path, deps.origin);
    if (url.origin !== deps.origin || !url.pathname.startsWith('/assets/') || (await files.match(url.href)) !== undefined) continue;
    const response = await deps.fetch(url.href).catch(() => null);
    if (response !== null && isFile(response)) await files.put(url.href, response).catch(() => undefined);
  }
}

/**
 * Deletes the files of earlier builds except those of the previous build, which a window opened before an update still
 * needs.
 */
export async function letGo(deps: AnswerDeps, build: Build): Promise<void> {
  const shell = await deps.caches.open(cacheNames.shell);
  const before = await readBuilds(shell);
  const builds = [build, ...before.filter(({ id }) => id !== build.id)].slice(0, 2);
  await shell.put(BUILDS_PATH, new Response(JSON.stringify(builds.map(({ id, files }) => ({ id, files })))));
  const known = new Set(builds.flatMap((each) => each.files));
  const files = await deps.caches.open(cacheNames.files);
  for (const request of await files.keys()) if (!known.has(new URL(request.url).pathname)) await files.delete(request);
}

async function readBuilds(shell: Cache): Promise<readonly Pick<Build, 'id' | 'files'>[]> {
  const kept = await shell.match(BUILDS_PATH);
  return kept === undefined ? [] : ((await kept.json()) as readonly Build[]);
}

/** Resolves to null if no response arrives in time, or the request fails. */
async function soon(asked: Promise<Response>): Promise<Response | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  try {
    return await Promise.race([asked.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

const isHtml = (response: Response): boolean => (response.headers.get('content-type') ?? '').startsWith('text/html');

/**
 * Accepts only a page from this site: a proxy's error page or another site's sign-in page must not be cached as this
 * site's page.
 */
function isPage(response: Response): boolean {
  return response.ok && !response.redirected && isHtml(response) && response.headers.has('server-time-ms');
}

/** A server without the file may respond with the page. */
const isFile = (response: Response): boolean => response.status === 200 && !isHtml(response);
