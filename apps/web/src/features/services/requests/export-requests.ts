import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { writeCsv } from '@poexchange/domain/csv';
import { nameService } from '@poexchange/domain/service';
import { nameOther, readStanding } from './requests-view.ts';

const heads = ['asked', 'ended', 'result', 'role', 'player', 'service', 'category', 'league', 'price', 'currency', 'vouched'];

/**
 * Writes requests as CSV, newest first, with English service names and the agreed prices in their own currencies. Times
 * are in UTC.
 */
export function exportRequests(requests: readonly ServiceRequest[]): string {
  const rows = requests.toSorted((a, b) => b.askedMs - a.askedMs);
  return writeCsv(
    heads,
    rows.map((request) => [
      writeTime(request.askedMs),
      request.endedMs === null ? null : writeTime(request.endedMs),
      readStanding(request),
      request.role,
      nameOther(request),
      nameService(request.game, request),
      request.serviceCategory,
      request.league,
      request.priceValue,
      request.priceType,
      request.isVouched,
    ]),
  );
}

function writeTime(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
