import { describe, expect, it } from 'vitest';
import { copyText } from './copy-text.ts';

const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

describe('copying', () => {
  it('D31 passes the promise to the clipboard before the text has arrived', async () => {
    const order: string[] = [];
    let settle: (text: string) => void = () => {};
    const text = new Promise<string>((resolve) => {
      settle = resolve;
    });
    const copying = copyText(text, {
      writeItem: async (promise) => {
        order.push('asked');
        order.push(await promise);
      },
    });
    order.push('gesture over');
    settle('@Seller WTB');
    expect(await copying).toEqual({ kind: 'copied', text: '@Seller WTB' });
    expect(order).toEqual(['asked', 'gesture over', '@Seller WTB']);
  });

  it('D31 falls back to plain text, then to a field to copy from', async () => {
    const written: string[] = [];
    const plain = await copyText(Promise.resolve('x'), { writeItem: refuse, writeText: async (text) => void written.push(text) });
    expect(plain.kind).toBe('copied');
    expect(written).toEqual(['x']);
    expect(await copyText(Promise.resolve('x'), { writeItem: refuse, writeText: refuse })).toEqual({ kind: 'refused', text: 'x' });
    expect(await copyText(Promise.resolve('x'), {})).toEqual({ kind: 'refused', text: 'x' });
  });

  it('D31 copies nothing if the server rejects the trade', async () => {
    const written: string[] = [];
    const refused = copyText(Promise.reject(new Error('listingChanged')), {
      writeItem: async (text) => void written.push(await text),
      writeText: async (text) => void written.push(text),
    });
    await expect(refused).rejects.toThrow('listingChanged');
    expect(written).toEqual([]);
  });
});
