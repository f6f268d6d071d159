import { ApiError } from '@poexchange/contract/client';
import { describeRefusal, errorCatalogue, type ErrorCode } from '@poexchange/contract/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearToken, readToken, storeToken } from '../session/token.ts';
import { describeFailure } from '../api/failures.ts';
import { provideLatePart } from '../late-parts.ts';
import type { ToastHost } from '../toast/toast-model.ts';
import { reportFailure } from './query-client.ts';

const shown: { id: string; level: string; key: string; message: unknown; reference?: string | undefined }[] = [];
const host: ToastHost = {
  show: (id, { level, title, reference }) => void shown.push({ id, level, key: title.key, message: title.params?.['message'], reference }),
  showCustom: () => undefined,
  dismiss: () => undefined,
};
const loud = { isSilent: false, hasData: true, kind: 'action' } as const;
const silent = { isSilent: true, hasData: true, kind: 'action' } as const;
const failed = (status: number, details: { path?: string; text?: string } = {}) =>
  describeFailure(new ApiError({ status, refusal: null, endpoint: 'getListings', ...details }));
const refused = (code: ErrorCode) =>
  describeFailure(new ApiError({ status: errorCatalogue[code].status, refusal: describeRefusal(code, 'r'), endpoint: 'createListing' }));
const token = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.x`;

describe('failure on the page', () => {
  let withdraw = (): void => undefined;
  beforeEach(() => {
    shown.length = 0;
    withdraw = provideLatePart('toasts', host);
    history.replaceState(null, '', '/poe/poexchange');
  });
  afterEach(() => {
    withdraw();
    clearToken();
  });

  it('does not repeat what the call itself has reported', () => {
    storeToken(token);
    for (const context of [silent, loud]) {
      reportFailure(refused('sessionExpired'), context);
      reportFailure(refused('banned'), context);
      reportFailure(failed(502, { path: '/ggg/characters' }), context);
    }
    expect(shown).toEqual([]);
    expect(readToken()).toBe(token);
  });

  it('R8.22 shows the wording for an error at the wording’s level, unless the caller shows the error', () => {
    reportFailure(refused('belowMinTradeValue'), silent);
    expect(shown).toEqual([]);
    reportFailure(refused('belowMinTradeValue'), loud);
    expect(shown).toMatchObject([{ level: 'warning', key: 'warning.below_min_trade_value' }]);
  });

  it('R8.23 shows a text reply without an error code as an error toast, with or without data', () => {
    reportFailure(failed(503, { text: 'Down for maintenance' }), { isSilent: false, hasData: false, kind: 'read' });
    expect(shown).toMatchObject([{ level: 'error', message: 'Down for maintenance' }]);
  });

  it('R8.01, R8.24 shows any other failure with its message only if there was data', () => {
    reportFailure(describeFailure(new Error('boom')), { isSilent: false, hasData: false, kind: 'read' });
    expect(shown).toEqual([]);
    reportFailure(describeFailure(new Error('boom')), loud);
    reportFailure(failed(0), loud);
    expect(shown.map(({ key, message }) => [key, message])).toEqual([
      ['error.unknown', 'boom'],
      ['error.no_connection', undefined],
    ]);
    shown.length = 0;
    // The call was a read, not an action.
    reportFailure(failed(0), { ...loud, kind: 'read' });
    expect(shown.map(({ key }) => key)).toEqual(['error.no_connection_read']);
  });

  it('R8.22 shows a server failure in words, with its reference, even without data', () => {
    reportFailure(refused('internal'), { isSilent: false, hasData: false, kind: 'read' });
    expect(shown).toMatchObject([{ key: 'error.internal', reference: 'r' }]);
  });

  it.each(['/ggg/connect', '/partner/connect', '/discord/connect'])(
    'R2.06 shows no global toast on %s, which reports its own failure',
    (path) => {
      history.replaceState(null, '', path);
      reportFailure(refused('belowMinTradeValue'), loud);
      reportFailure(describeFailure(new Error('boom')), loud);
      expect(shown).toEqual([]);
    },
  );
});
