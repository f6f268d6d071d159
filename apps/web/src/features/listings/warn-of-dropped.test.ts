import { expect, it, vi } from 'vitest';
import { describeListing } from './listing-view.ts';
import { makeRow } from './testing/make-row.ts';
import { anger, prices } from './testing/panel-world.ts';
import { warnOfDropped } from './warn-of-dropped.ts';

it('R5.06 drops an item without a summary, and warns about it once by name', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const unknown = 'f'.repeat(40);
  const view = describeListing(
    makeRow('a', {
      items: [
        [anger, 5, 1],
        [unknown, 5, 1],
      ],
    }),
    prices,
    'poe1',
  );
  expect(view.items.map(({ hash }) => hash)).toEqual([anger]);
  warnOfDropped([view], 'currency');
  expect(warn).not.toHaveBeenCalled();
  warnOfDropped([view], '');
  warnOfDropped([view], 'essence');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(unknown));
  expect(warn.mock.calls[0]?.[0]).not.toContain(anger);
  warn.mockRestore();
});
