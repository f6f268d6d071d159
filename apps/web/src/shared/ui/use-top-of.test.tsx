import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useTopOf } from './use-top-of.ts';

function List({ listed, rows }: { readonly listed: string; readonly rows: number }) {
  const scroller = useRef<HTMLUListElement>(null);
  useTopOf(scroller, listed);
  return <ul ref={scroller}>{rows}</ul>;
}

afterEach(cleanup);

it('D86 keeps the scroll position while rows change, and starts at the top for another category', () => {
  const { rerender } = render(<List listed="essence" rows={1} />);
  const list = screen.getByRole('list');
  list.scrollTo = (to?: ScrollToOptions | number) => void (list.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0);
  list.scrollTop = 500;
  rerender(<List listed="essence" rows={2} />);
  expect(list.scrollTop).toBe(500);
  rerender(<List listed="oil" rows={2} />);
  expect(list.scrollTop).toBe(0);
});
