/** PUT /_faults adds one fault or `{ faults: [...] }`, GET lists them with their hits, DELETE clears. */
import type { FastifyInstance } from 'fastify';
import type { Simulator } from '../simulator.ts';
import { faultListSchema } from './fault.ts';

export function mountFaultRoutes(app: FastifyInstance, { faults }: Simulator): void {
  app.put('/_faults', (request, reply) => {
    const parsed = faultListSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ issues: parsed.error.issues });
    faults.add(parsed.data);
    return reply.send({ faults: faults.list() });
  });
  app.get('/_faults', (_request, reply) => reply.send({ faults: faults.list() }));
  app.delete('/_faults', (_request, reply) => {
    faults.clear();
    return reply.send({ faults: [] });
  });
}
