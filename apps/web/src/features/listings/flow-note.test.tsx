import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadNotificationTexts } from '../../shared/i18n/i18n.ts';
import { FlowNote } from './flow-note.tsx';

const codes = [
  'listingChanged',
  'listingNotActive',
  'tradeRequestNotValid',
  'quantityExceedsStock',
  'searchMismatch',
  'rateLimited',
  'internal',
  'network',
] as const;

beforeEach(() => loadNotificationTexts());
afterEach(cleanup);

it('R8.05 reports that the requested listing does not exist', () => {
  render(<FlowNote flow={{ step: 'refused', code: 'tradeListingNotFound' }} side="sell" />);
  expect(screen.getByText('Trade listing not found')).toBeDefined();
});

it.each(codes)('R8.05 does not report a missing listing for the error %s', (code) => {
  render(<FlowNote flow={{ step: 'refused', code }} side="sell" />);
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(screen.queryByText('Trade listing not found')).toBeNull();
});
