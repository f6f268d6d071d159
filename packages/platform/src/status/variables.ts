import * as z from 'zod/mini';
import { portVariable } from '../config.ts';

/** Variables of the port on which a program serves its metrics and state; to be spread into a program's config. */
export const statusVariables = {
  /** Port for operators; not served when not set, any free port when 0. */
  STATUS_PORT: z.optional(portVariable()),
  STATUS_HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
};
