import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HowItWorks } from './how-it-works.tsx';

afterEach(cleanup);

it('D55 does not promise to read tabs in poe2, which shares no tabs', () => {
  render(<HowItWorks game="poe1" />);
  expect(screen.getAllByText(/\btabs?\b/i).length).toBeGreaterThan(0);
  cleanup();
  render(<HowItWorks game="poe2" />);
  expect(screen.getByText('Type or paste, check prices')).toBeTruthy();
  expect(screen.queryByText(/\btabs?\b|stash/i)).toBeNull();
});
