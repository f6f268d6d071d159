import type { FastifyRequest } from 'fastify';

/** Returns the decoded path segments after `prefix`; the realm is an optional first segment. */
export function readSegments(request: FastifyRequest, prefix: string): string[] {
  const path = (request.url.split('?', 1)[0] ?? '').slice(prefix.length);
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => {
      try {
        return decodeURIComponent(segment);
      } catch {
        return segment;
      }
    });
}

/** Reads the realm from a path; `realm` is null for the consoles, which have no players in this world. */
export function readRealm(segments: readonly string[]): { realm: 'pc' | 'poe2' | null; rest: string[] } {
  const [first, ...rest] = segments;
  if (first === 'poe2') return { realm: 'poe2', rest };
  if (first === 'xbox' || first === 'sony') return { realm: null, rest };
  return { realm: 'pc', rest: first === 'pc' ? rest : [...segments] };
}

/** Icon addresses are absolute and point to the simulator itself, under the request's host. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
