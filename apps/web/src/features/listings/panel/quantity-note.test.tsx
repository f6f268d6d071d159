// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QuantityNote } from './quantity-field.tsx';

afterEach(cleanup);

it.each([
  ['abc', 'not a valid quantity'],
  ['-5', 'cannot be below zero'],
  ['1.5', 'whole pieces only'],
])('R5.08, D34 explains why the quantity “%s” is invalid: %s', (text, why) => {
  const remark = { kind: 'notACount', text } as const;
  render(<QuantityNote id="note" name="Anger" taken={0} stock={6} remark={remark} isFixed={false} onSet={() => undefined} side="sell" />);
  expect(screen.getByRole('status').textContent).toBe(why);
});
