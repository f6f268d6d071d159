import { ApiError } from '@poexchange/contract/client';
import { describeRefusal, errorCatalogue, type ErrorCode } from '@poexchange/contract/errors';
import { describe, expect, it } from 'vitest';
import { WaitAbortedError } from './rate-waits.ts';
import { retryDelayMs, shouldRetry, shouldRetryList } from './retry.ts';

const refused = (code: ErrorCode) =>
  new ApiError({ status: errorCatalogue[code].status, refusal: describeRefusal(code, 'r'), endpoint: 'e' });
const failed = (status: number) => new ApiError({ status, refusal: null, endpoint: 'e' });

describe('retry', () => {
  it('R8.28 retries a temporary failure three times', () => {
    expect([0, 1, 2, 3].map((count) => shouldRetry(count, failed(503)))).toEqual([true, true, true, false]);
    expect(shouldRetry(0, failed(0))).toBe(true);
  });

  it('R8.30 never retries 401, 404 or a final error from the server', () => {
    expect(shouldRetry(0, failed(401))).toBe(false);
    expect(shouldRetry(0, failed(404))).toBe(false);
    expect(shouldRetry(0, refused('belowMinTradeValue'))).toBe(false);
    // A status from a proxy between the page and the server.
    expect(shouldRetry(0, failed(408))).toBe(true);
  });

  it('R8.31 waits 1 s, then 2 to the power of the attempt, at most 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('R8.29 retries a rate limit without limit, each time after the requested wait', () => {
    const limited = new ApiError({
      status: 429,
      refusal: describeRefusal('rateLimited', 'r', { retryAfterMs: 4000, policy: 'p' }),
      endpoint: 'e',
    });
    expect([0, 3, 500].map((count) => shouldRetry(count, limited))).toEqual([true, true, true]);
    expect(retryDelayMs(9, limited)).toBe(4250);
    expect(shouldRetry(0, refused('rateLimited'))).toBe(false);
  });

  it('R8.29 applies the rest of an aborted wait to the next call', () => {
    expect(retryDelayMs(0, new WaitAbortedError('p', 7000))).toBe(7250);
  });

  it('R8.27 polls a list without limit, unless polling cannot help', () => {
    expect(shouldRetryList(500, failed(502))).toBe(true);
    expect(shouldRetryList(0, failed(401))).toBe(false);
  });

  it('R4.18 does not restart a wait that the user aborted', () => {
    expect(shouldRetry(0, new WaitAbortedError('p'))).toBe(false);
  });
});
