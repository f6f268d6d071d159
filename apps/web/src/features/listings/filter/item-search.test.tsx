import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ItemSearch } from './item-search.tsx';
import { describeListing } from '../listing-view.ts';
import { makeRow } from '../testing/make-row.ts';
import { anger, prices, zeal } from '../testing/panel-world.ts';

const views = [
  describeListing(makeRow('a', { items: [[anger, 5, 1]] }), prices, 'poe1'),
  describeListing(
    makeRow('b', {
      items: [
        [anger, 5, 1],
        [zeal, 5, 1],
      ],
    }),
    prices,
    'poe1',
  ),
];

function Search() {
  const [text, setText] = useState('');
  return <ItemSearch text={text} onChange={setText} views={views} form="wide" />;
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
/** Removes the letters that replace a picture. */
const listNames = () => screen.queryAllByRole('listitem').map((item) => item.textContent?.replace(/^[A-Z]{2}(?=[A-Z])/, ''));

afterEach(cleanup);

describe('search by name', () => {
  it('D24 suggests matching items, and selects exactly the chosen item', () => {
    render(<Search />);
    expect(listNames()).toEqual([]);
    fireEvent.change(field(), { target: { value: 'deafening' } });
    expect(listNames()).toEqual(['Deafening Essence of Angerin 2 listings', 'Deafening Essence of Zealin 1 listing']);
    fireEvent.click(screen.getByRole('button', { name: /Zeal/ }));
    expect([field().value, listNames()]).toEqual(['Deafening Essence of Zeal', []]);
  });

  it('D85 focuses the field when the slash key is pressed', () => {
    render(<Search />);
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(field());
  });

  it('suggests nothing if there is nothing to choose between', () => {
    render(<Search />);
    fireEvent.change(field(), { target: { value: 'zeal' } });
    expect(listNames()).toEqual([]);
  });

  it('moves into the names with the arrow keys and back with Escape, and keeps the text', () => {
    render(<Search />);
    fireEvent.change(field(), { target: { value: 'essence of' } });
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toMatch(/Anger/);
    const isLeft = fireEvent.keyDown(document.activeElement ?? field(), { key: 'Escape' });
    expect([isLeft, document.activeElement, field().value, listNames()]).toEqual([false, field(), 'essence of', []]);
  });
});
