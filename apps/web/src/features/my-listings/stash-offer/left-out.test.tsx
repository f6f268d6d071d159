import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LeftOut } from './left-out.tsx';

afterEach(cleanup);

it('R4.19 names the items that cannot be listed, grouped by reason, and counts the names that do not fit', () => {
  const names = [
    { name: 'Mystery Orb', count: 3 },
    { name: 'Doom Bond Two-Stone Ring', count: 1 },
  ];
  render(
    <LeftOut
      leftOut={[
        { reason: 'unknownItem', count: 9, names },
        { reason: 'unreadable', count: 2, names: [] },
      ]}
    />,
  );
  expect(screen.queryByText('Doom Bond Two-Stone Ring')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '11 items cannot be listed' }));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '3 × Mystery Orb',
    'Doom Bond Two-Stone Ring',
    'and 5 more',
  ]);
  expect(screen.getAllByRole('heading', { level: 4 }).map((head) => head.textContent)).toEqual([
    '9 of a type that is not traded in bulk',
    '2 could not be read',
  ]);
});
