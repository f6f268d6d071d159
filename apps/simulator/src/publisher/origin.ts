/** Icons are absolute addresses of the simulator itself, with the host of the request. */
import type { FastifyRequest } from 'fastify';

export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
