import type { Refusal } from '@poexchange/contract/errors';
import { serviceRoomEvents } from '@poexchange/contract/events/services';
import type { ServiceRow } from '@poexchange/contract/rest/services';
import * as z from 'zod/mini';

/** Returns the current offer from a refusal that says that it changed (D31); null for any other refusal. Pure. */
export function readChangedRow(refusal: Refusal | null): ServiceRow | null {
  if (refusal?.code !== 'serviceChanged') return null;
  const read = z.safeParse(serviceRoomEvents['service:add-or-update'], { services: [refusal.listing] });
  return read.success ? (read.data.services[0] ?? null) : null;
}
