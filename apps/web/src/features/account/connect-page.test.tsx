import { ApiError } from '@poexchange/contract/client';
import { describeRefusal } from '@poexchange/contract/errors';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadNotificationTexts } from '../../shared/i18n/i18n.ts';
import { OutcomeText } from './connect-page.tsx';

beforeEach(loadNotificationTexts);
afterEach(cleanup);

it('R8.04 a sign-in that failed says so, whatever the reason', () => {
  const read = (error: unknown): string | null => render(<OutcomeText outcome={{ kind: 'failed', error }} />).container.textContent;
  const text = 'An error occurred while sign in to GGG';
  expect(read(new Error('unreadable'))).toBe(text);
  expect(read(new ApiError({ status: 502, refusal: describeRefusal('signInFailed', 'r'), text: null } as never))).toBe(text);
});
