/** The service worker: see `answers.ts`. Built separately as a single file, `/sw.js`. */
import { answerFile, answerPage, answerSetting, install, keepFiles, letGo, readKind, type AnswerDeps, type Build } from './answers.ts';

/** Inserted by the build. */
declare const thisBuild: Build;

const scope = globalThis as unknown as ServiceWorkerGlobalScope;
const deps: AnswerDeps = { origin: scope.location.origin, fetch: (request, init) => fetch(request, init), caches: scope.caches };

scope.addEventListener('install', (event) => {
  // File names contain a hash of the content, so the new worker can also serve windows of the old build.
  event.waitUntil(install(deps, thisBuild).then(() => scope.skipWaiting()));
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(letGo(deps, thisBuild).then(() => scope.clients.claim()));
});
scope.addEventListener('message', (event) => {
  const urls: unknown = event.data;
  if (Array.isArray(urls)) event.waitUntil(keepFiles(deps, urls.filter((url) => typeof url === 'string').slice(0, 200)));
});
scope.addEventListener('fetch', (event) => {
  const answers = { page: answerPage, file: answerFile, setting: answerSetting } as const;
  const kind = readKind(event.request, deps.origin);
  if (kind !== 'other') event.respondWith(answers[kind](deps, event.request));
});
