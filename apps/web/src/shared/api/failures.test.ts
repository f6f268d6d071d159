import { ApiError } from '@poexchange/contract/client';
import { describeRefusal, errorCatalogue, errorCodes, type ErrorCode } from '@poexchange/contract/errors';
import { describe, expect, it } from 'vitest';
import notification from '../../i18n/en/notification.json';
import { findText } from '../i18n/translate.ts';
import { describeFailure, keyOfWording, levelOfWording } from './failures.ts';
import { WaitAbortedError } from './rate-waits.ts';

const refused = (code: ErrorCode, endpoint = 'createListing') =>
  new ApiError({ status: errorCatalogue[code].status, refusal: describeRefusal(code, 'r', { params: { ign: 'Kirael' } }), endpoint });

describe('failures', () => {
  it('R8.19 ends the session on 401', () => {
    expect(describeFailure(refused('sessionExpired'))).toEqual({ kind: 'sessionExpired' });
    expect(describeFailure(new ApiError({ status: 401, refusal: null, endpoint: 'e' }))).toEqual({ kind: 'sessionExpired' });
  });

  it('R8.20 reports that the game is down on a 5xx from a call that the game answers', () => {
    const failure = describeFailure(new ApiError({ status: 502, refusal: null, endpoint: 'getStash', path: '/ggg/stash/:league/:tabId' }));
    expect(failure).toMatchObject({ kind: 'toast', level: 'error', title: { key: 'error.game_api_down' } });
    expect(describeFailure(new ApiError({ status: 502, refusal: null, endpoint: 'getListings' }))).toMatchObject({ kind: 'unknown' });
  });

  it('R8.22 shows the wording for an error as a toast whose level is the wording’s first segment', () => {
    expect(describeFailure(refused('belowMinTradeValue'))).toMatchObject({
      kind: 'toast',
      level: 'warning',
      title: { key: 'warning.below_min_trade_value' },
    });
    expect(levelOfWording('success.x')).toBe('success');
    expect(levelOfWording('nonsense.x')).toBe('error');
    expect(keyOfWording('error.made_up')).toBe('error.unknown');
  });

  it('R8.23 shows a text reply without an error code as an error with that text', () => {
    const said = new ApiError({ status: 503, refusal: null, endpoint: 'getListings', text: 'Down for maintenance' });
    expect(describeFailure(said)).toMatchObject({
      kind: 'toast',
      level: 'error',
      title: { key: 'error.unknown', params: { message: 'Down for maintenance' } },
    });
  });

  it('R8.25 treats a banned account as a separate case', () => {
    expect(describeFailure(refused('banned'))).toEqual({ kind: 'banned' });
  });

  it('R8.24 reports any other failure as unknown with its message, and a missing connection as unknown without a message', () => {
    expect(describeFailure(new Error('boom'))).toEqual({ kind: 'unknown', message: 'boom' });
    expect(describeFailure(new ApiError({ status: 0, refusal: null, endpoint: 'e' }))).toEqual({ kind: 'unknown', message: '' });
  });

  it('R8.22 shows a server failure with its own wording and the id of its log entry', () => {
    expect(describeFailure(refused('internal'))).toMatchObject({
      kind: 'toast',
      level: 'error',
      title: { key: 'error.internal' },
      reference: 'r',
    });
  });

  it('R4.18 does not treat a call that the user cancelled as a failure', () => {
    expect(describeFailure(new WaitAbortedError('p'))).toEqual({ kind: 'silent' });
    expect(describeFailure(new DOMException('gone', 'AbortError'))).toEqual({ kind: 'silent' });
  });

  it('R8.22 has an English wording for every error code', () => {
    const missing = errorCodes.filter(
      (code) => findText({ texts: notification, key: errorCatalogue[code].wording, language: 'en' }) === null,
    );
    expect(missing).toEqual([]);
  });

  it('keeps the messages that the specification fixes', () => {
    expect(notification.error.unknown).toBe('Error: {{message}}');
    expect(notification.error.sign_in_failed).toBe('An error occurred while sign in to GGG');
    expect(notification.error.trade_listing_not_found).toBe('Trade listing not found');
    expect(notification.error.listing_not_posted).toBe('Failed to post the listing');
    expect(notification.error.game_api_down).toBe('GGG API is down. Please try again later!');
    expect(notification.warning.trade_request_not_valid_seller).toBe('Be careful {{ign}} wants to buy items which are not offered ...');
    expect(notification.info.session_expired).toBe('Your session has expired. Please connect your poe account again.');
    expect(notification.error.banned).toBe('You have been banned from the product. Please contact the support for more information.');
  });
});
