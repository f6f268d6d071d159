/** Icons are absolute addresses at the simulator itself: the host that was asked. */
import type { FastifyRequest } from 'fastify';

export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
