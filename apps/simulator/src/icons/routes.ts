/** Answers any icon path with a picture drawn from the path alone. */
import type { FastifyInstance } from 'fastify';
import { drawIcon } from './icon.ts';

export function mountIcons(app: FastifyInstance): void {
  for (const url of ['/image/*', '/gen/image/*', '/protected/image/*']) {
    app.get(url, (request, reply) =>
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .type('image/svg+xml; charset=utf-8')
        .send(drawIcon(request.url.split('?', 1)[0] ?? '/')),
    );
  }
}
