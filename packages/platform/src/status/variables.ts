import * as z from 'zod/mini';
import { portVariable } from '../config.ts';

/** Variables for the port on which a program serves its metrics and state, to spread into a program's config. */
export const statusVariables = {
  /** Port for operators; not served if unset, any free port if 0. */
  STATUS_PORT: z.optional(portVariable()),
  STATUS_HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
};
