import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './app.tsx';

function Broken(): never {
  throw new Error('boom');
}

describe('error boundary', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('R2.30 R8.16 reports an error and offers to reset all data', async () => {
    localStorage.setItem('poexchange:interface', '{}');
    localStorage.setItem('somebody-elses', 'x');
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByText('Oops ... Something went wrong')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Reset all data' }));
    expect(localStorage.getItem('poexchange:interface')).toBe('{}');
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, reset all data' }));
    await vi.waitFor(() => expect(localStorage.getItem('poexchange:interface')).toBeNull());
    expect(localStorage.getItem('somebody-elses')).toBe('x');
  });
});
