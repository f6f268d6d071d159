/** Reports every reply to an observer by its route's pattern, for metrics. */
import type { IncomingMessage, RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { onClose } from './on-close.ts';

export type HttpObserver = {
  /**
   * Called when a reply has ended. `route` is the method and the route's pattern, or `none`; `code` is the status, or
   * `gone` if the caller left first.
   */
  readonly onReply: (reply: { route: string; code: string; seconds: number }) => void;
  /** Called when a limit refuses a request; `policy` is the limit's name. */
  readonly onLimited: (policy: string) => void;
};

const routes = new WeakMap<IncomingMessage, string>();

/** Records the route of each request. */
export function noteRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { url } = request.routeOptions;
    if (url !== undefined && !request.is404) routes.set(request.raw, `${request.method} ${url}`);
    done();
  });
}

/** Observes replies outside the framework, which does not report refusals before routing. */
export function observeReplies(handle: RequestListener, { onReply }: HttpObserver): RequestListener {
  return (request, response) => {
    const startedMs = performance.now();
    onClose(response, () => {
      const code = response.writableFinished ? String(response.statusCode) : 'gone';
      onReply({ route: routes.get(request) ?? 'none', code, seconds: (performance.now() - startedMs) / 1000 });
    });
    handle(request, response);
  };
}
