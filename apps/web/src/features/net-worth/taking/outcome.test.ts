import { expect, it } from 'vitest';
import notification from '../../../i18n/en/notification.json';
import { findText } from '../../../shared/i18n/translate.ts';
import { textOfFailure, type RunFailureCode } from './outcome.ts';

it.each<[RunFailureCode, string]>([
  ['snapshotNotAdded', 'Failed to add snapshot'],
  ['stashNotLoaded', 'Failed to load stash data'],
  ['queueLimitExceeded', 'Queue limit exceeded'],
  ['socketNotBack', 'Socket did not reconnect in time'],
  ['autoProfileFailed', 'Failed to take auto-snapshot profile request failed'],
  ['autoNoProfile', 'Failed to take auto-snapshot: No profile found'],
])('R8.18 shows for a snapshot that failed with %s: %s', (code, text) => {
  expect(findText({ texts: notification, key: textOfFailure({ code }), language: 'en' })).toBe(text);
});

it('R8.18 shows a separate message for a more specific error', () => {
  expect(textOfFailure({ code: 'snapshotNotAdded', refusal: 'snapshotTooSoon' })).toBe('warning.snapshot_too_soon');
  expect(textOfFailure({ code: 'snapshotNotAdded', refusal: 'tooManySnapshots' })).toBe('error.snapshot_not_added');
});
