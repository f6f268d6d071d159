import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyButton, leavePanel, made, open, quantityOf, startPanel, typeInto } from '../testing/panel-harness.tsx';
import { anger, offer, zeal } from '../testing/panel-world.ts';

beforeEach(startPanel);
afterEach(leavePanel);

describe('quantities in the panel', () => {
  it('R5.08, D34 keeps and marks a quantity above the stock, and changes it to the stock when the field loses focus', async () => {
    await open(offer());
    const field = quantityOf('Deafening Essence of Zeal');
    for (const text of ['9', '99', '999', '9999', '99999']) {
      typeInto('Deafening Essence of Zeal', text);
      expect([field.value, field.getAttribute('aria-invalid')]).toEqual([text, 'true']);
    }
    expect(screen.getByText('you typed 99999, maximum 4')).toBeTruthy();
    fireEvent.click(await copyButton());
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(made.posts).toHaveLength(0);
    fireEvent.blur(field);
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['4', null]);
    expect(screen.getByText('you typed 99999, maximum 4')).toBeTruthy();
    fireEvent.click(await copyButton());
    await waitFor(() => expect(made.posts).toHaveLength(1));
    expect(made.posts[0]?.body).toMatchObject({ items: [[zeal, 4]] });
  });

  it('D34 copies the displayed quantities on Enter, and first shows the stock if the number is too large', async () => {
    await open(offer());
    await copyButton();
    const field = quantityOf('Deafening Essence of Zeal');
    field.focus();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(document.activeElement).toBe(field);
    typeInto('Deafening Essence of Zeal', '600');
    expect(screen.queryByText('Enter')).toBeNull();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect([field.value, made.posts.length]).toEqual(['4', 0]);
    expect(screen.getByText('Enter')).toBeTruthy();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(document.activeElement).toBe(document.querySelector('[data-on-enter]'));
    await waitFor(() => expect(made.posts).toHaveLength(1));
    expect(made.posts[0]?.body).toMatchObject({ items: [[zeal, 4]] });
  });

  it('D34 asks about a doubtful price on Enter, and does not confirm it with a held key', async () => {
    await open(offer({ items: [[zeal, 15, 4]] }));
    typeInto('Deafening Essence of Zeal', '2');
    const field = quantityOf('Deafening Essence of Zeal');
    fireEvent.keyDown(field, { key: 'Enter' });
    const confirm = await screen.findByRole('button', { name: 'Copy at these prices' });
    expect(document.activeElement).toBe(confirm);
    expect(fireEvent.keyDown(confirm, { key: 'Enter', repeat: true })).toBe(false);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(made.posts).toHaveLength(0);
  });

  it('D34 restores typed quantities when the same listing is opened again, unless the seller has changed the listing', async () => {
    await open(offer());
    typeInto('Deafening Essence of Zeal', '3');
    cleanup();
    await open(offer());
    expect(quantityOf('Deafening Essence of Zeal').value).toBe('3');
    cleanup();
    await open(offer(), new Map([[zeal, 1]]));
    expect(quantityOf('Deafening Essence of Zeal').value).toBe('1');
    cleanup();
    await open(offer({ timestampMs: offer().timestampMs + 1 }));
    expect(quantityOf('Deafening Essence of Zeal').value).toBe('0');
  });

  it('D34 stops at the stock and at zero with arrow keys and the wheel', async () => {
    await open(offer());
    const field = quantityOf('Deafening Essence of Zeal');
    field.focus();
    fireEvent.wheel(field, { deltaY: -1, shiftKey: true });
    expect(field.value).toBe('4');
    expect(screen.queryByText(/you typed/)).toBeNull();
    fireEvent.wheel(field, { deltaY: 1 });
    expect(field.value).toBe('3');
    typeInto('Deafening Essence of Zeal', '77');
    fireEvent.keyDown(field, { key: 'ArrowDown', shiftKey: true });
    expect(field.value).toBe('0');
    field.blur();
    fireEvent.wheel(field, { deltaY: -1 });
    expect(field.value).toBe('0');
  });

  it.each(['abc', '-5', '1.5', '5x'])('D34 “%s” stays in the field, is marked as invalid, and blocks copying', async (text) => {
    await open(offer());
    typeInto('Deafening Essence of Anger', '3');
    expect((await copyButton()).disabled).toBe(false);
    typeInto('Deafening Essence of Zeal', text);
    const field = quantityOf('Deafening Essence of Zeal');
    fireEvent.blur(field);
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual([text, 'true']);
    expect((await copyButton()).disabled).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(screen.getByText(/One quantity is invalid/)).toBeTruthy();
    typeInto('Deafening Essence of Zeal', '2');
    fireEvent.click(await copyButton());
    await waitFor(() => expect(made.posts).toHaveLength(1));
    expect(made.posts[0]?.body).toMatchObject({
      items: [
        [anger, 3],
        [zeal, 2],
      ],
    });
  });

  it('D34 copies on Enter only after the user has selected something', async () => {
    await open(offer(), new Map([[anger, 3]]));
    await copyButton();
    const field = quantityOf('Deafening Essence of Anger');
    fireEvent.keyDown(document.body, { key: 'Enter' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.queryByText('Enter')).toBeNull();
    expect(made.posts).toEqual([]);
    fireEvent.change(quantityOf('Deafening Essence of Zeal'), { target: { value: '2' } });
    fireEvent.keyDown(document.body, { key: 'Enter' });
    await waitFor(() => expect(made.posts).toHaveLength(1));
    expect(made.posts[0]?.body).toMatchObject({
      items: [
        [anger, 3],
        [zeal, 2],
      ],
    });
  });

  it('D34 opens a listing sold as a whole with everything selected, and a listing sold by the piece with nothing selected', async () => {
    await open(offer());
    expect((await copyButton()).disabled).toBe(true);
    cleanup();
    await open(offer({ listingMode: 'bulk' }));
    expect(quantityOf('Deafening Essence of Anger').value).toBe('10');
    expect((await copyButton()).disabled).toBe(false);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(made.posts).toEqual([]);
  });
});
