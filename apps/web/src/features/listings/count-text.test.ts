import { expect, it } from 'vitest';
import { translate } from '../../shared/i18n/i18n.ts';
import type { Translate } from '../../shared/i18n/use-translation.ts';
import { writeCount } from './count-text.ts';

const t = ((key, values) => translate('common', key, values)) as Translate;

it("R1.02 uses a separate noun to count buyers' listings", () => {
  expect(writeCount(t, { side: 'sell', shown: 12, total: null })).toBe('12 listings');
  expect(writeCount(t, { side: 'sell', shown: 3, total: 12 })).toBe('3 of 12 listings');
  expect(writeCount(t, { side: 'buy', shown: 1, total: null })).toBe('1 buy listing');
  expect(writeCount(t, { side: 'buy', shown: 3, total: 12 })).toBe('3 of 12 buy listings');
});
