import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Origins beside our own that the page may read from. */
export type ForeignOrigins = { readonly icons: string | null; readonly prices: string | null };

function originOf(url: string | null): string[] {
  return url === null ? [] : [new URL(url).origin];
}

/** Strict headers for every reply: no inline or foreign script or style, no framing, Trusted Types, HSTS behind TLS. */
export async function addSecurityHeaders(app: FastifyInstance, options: { publicUrl: string; foreign: ForeignOrigins }): Promise<void> {
  const isSecure = options.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...originOf(options.foreign.icons)],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:', 'data:'],
        connectSrc: ["'self'", options.publicUrl.replace(/^http/, 'ws'), ...originOf(options.foreign.prices)],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
      },
    },
    hsts: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    // Same as frame-ancestors above, for browsers that do not support it.
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
}
