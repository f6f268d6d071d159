import { runAs } from '@poexchange/platform/work';
import { beginSpan, type Span } from '@poexchange/platform/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onClose } from './on-close.ts';

const spans = new WeakMap<FastifyRequest, Span>();

/**
 * Attaches a request's id, which the reply also contains, to everything the request causes: log lines and database
 * statements. With tracing on, each request is also a span.
 */
export function followRequests(app: FastifyInstance): void {
  const runFor = (request: FastifyRequest, next: () => void): void => {
    const run = (): void => runAs({ kind: 'request', id: request.id }, next);
    const span = spans.get(request);
    if (span === undefined) run();
    else span.run(run);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request.routeOptions;
    const route = url === undefined || request.is404 ? 'none' : url;
    const span = beginSpan(`${request.method} ${route}`, {
      kind: 'server',
      traceparent: request.headers['traceparent'],
      attributes: { 'http.request.method': request.method, 'http.route': route, 'poexchange.request_id': request.id },
    });
    if (span !== null) {
      spans.set(request, span);
      onClose(reply.raw, () => {
        const { statusCode } = reply.raw;
        const attributes = { 'http.response.status_code': statusCode };
        span.end(statusCode >= 500 ? { error: new Error('failed'), attributes } : { attributes });
      });
    }
    runFor(request, done);
  });
  // A body arrives in events of the connection, outside the request's context.
  app.addHook('preValidation', (request, _reply, done) => runFor(request, done));
}
