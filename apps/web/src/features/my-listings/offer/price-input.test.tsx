import type { UnitAmount } from '@poexchange/domain/currency';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PriceViewProvider } from '../../../shared/ui/price-view.tsx';
import { AskedPrices } from './asked-prices.tsx';
import { ItemCell } from './offer-columns.tsx';
import type { OfferLine } from './offer-lines.ts';
import { priceKey } from './price-drafts.ts';
import { PriceInput, type PriceInputProps } from './price-input.tsx';
import { forgetReckoned } from './reckoned-prices.ts';

afterEach(() => {
  // Typed text is kept when its field is removed, so each test clears its own text.
  for (const button of screen.queryAllByRole('button')) fireEvent.click(button);
  cleanup();
});

function open(override: number | null) {
  const onChange = vi.fn<(priceChaos: number | null) => void>();
  render(
    <PriceInput
      name="Chaos Orb"
      priceKey="chaos"
      calculated={0.95}
      override={override}
      valueChaos={1}
      multiplier={95}
      onChange={onChange}
    />,
  );
  return { onChange, input: screen.getByRole<HTMLInputElement>('textbox', { name: /Chaos Orb/ }) };
}

const type = (input: HTMLInputElement, value: string) => {
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};

describe("seller's own price", () => {
  it('R2.11 shows the calculated price until a price is typed, and stores the typed price when the field loses focus', () => {
    const { input, onChange } = open(null);
    expect([input.value, input.placeholder]).toEqual(['', '0.95']);
    fireEvent.change(input, { target: { value: '1,25' } });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.blur(input);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1.25);
  });

  it('R2.11 restores the value in an emptied field', () => {
    const { input, onChange } = open(3);
    type(input, '');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it.each([
    ['0', 'The price must be above zero.'],
    ['-1', 'This is not a price.'],
    ['abc', 'This is not a price.'],
    ['1e308', 'This is not a price.'],
    ['1,000', 'thousands or decimals'],
    ['0.00001', 'At most 4 decimals.'],
    ['99999999999', 'too high'],
  ])('R2.11 keeps the invalid price “%s” in the field, marks it, shows the reason, and changes nothing', (text, reason) => {
    const { input, onChange } = open(3);
    type(input, text);
    expect(onChange).not.toHaveBeenCalled();
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual([text, 'true']);
    expect(screen.getByRole('alert').textContent).toContain(reason);
    expect(input.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  });

  it('R2.11 keeps invalid text when its row scrolls out and back, until the text is cleared', () => {
    type(open(3).input, 'abc');
    cleanup();
    const { input } = open(3);
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['abc', 'true']);
    fireEvent.click(screen.getByRole('button'));
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['3', null]);
  });

  it('R2.11 accepts divines, fractions and trade site notes as prices', () => {
    const onChange = vi.fn<(priceChaos: number | null) => void>();
    render(
      <PriceViewProvider view={{ game: 'poe1', chaosPerDivine: 200 }}>
        <PriceInput
          name="Mirror"
          priceKey="mirror"
          calculated={null}
          override={null}
          valueChaos={null}
          multiplier={95}
          onChange={onChange}
        />
      </PriceViewProvider>,
    );
    for (const text of ['1d', '1.5d', '1d 20c', '1/2', '~b/o 3 divine', '~price 79/20 chaos']) type(screen.getByRole('textbox'), text);
    expect(onChange.mock.calls.map(([chaos]) => chaos)).toEqual([200, 300, 220, 0.5, 600, 3.95]);
  });

  it('shows a warning immediately for a price 60,000 times the value', () => {
    open(60_000);
    expect(screen.getByRole<HTMLInputElement>('textbox').title).toBe('60,000 × its value');
  });

  it('R2.11 stores typed text when the field is removed, as when a rotated phone shows cards instead of the table', () => {
    const { input, onChange } = open(3);
    fireEvent.change(input, { target: { value: '9' } });
    cleanup();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(9);
    expect(input.isConnected).toBe(false);
    const untouched = open(3);
    cleanup();
    expect(untouched.onChange).not.toHaveBeenCalled();
  });

  it('R2.11 discards the typed text on Escape', () => {
    const { input, onChange } = open(3);
    fireEvent.change(input, { target: { value: '9' } });
    fireEvent.keyDown(input, { key: 'Escape' });
    fireEvent.blur(input);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('price typed in divines', () => {
  const draw = (options: { override: number | null; asked: UnitAmount | null; rate: number; onChange: PriceInputProps['onChange'] }) => (
    <PriceViewProvider view={{ game: 'poe1', chaosPerDivine: options.rate }}>
      <PriceInput
        name="Tailoring Orb"
        priceKey="tailoring"
        calculated={280}
        override={options.override}
        asked={options.asked}
        valueChaos={290}
        multiplier={97}
        onChange={options.onChange}
      />
    </PriceViewProvider>
  );

  it('D35 keeps and shows a price in divines as it was typed, at any rate', () => {
    const onChange = vi.fn<PriceInputProps['onChange']>();
    const { rerender } = render(draw({ override: null, asked: null, rate: 192.63, onChange }));
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: /one Tailoring Orb/ });
    type(input, '1.5d');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(288.945, { amount: 1.5, unit: 'd' });
    rerender(draw({ override: 285, asked: { amount: 1.5, unit: 'd' }, rate: 190, onChange }));
    expect([input.value, input.title]).toEqual(['1.5d', '1.5 divine, now 285 chaos. Converted at the current rate each time you publish.']);
    // Leaving the text unchanged changes nothing; the same value typed in chaos is a price in chaos.
    type(input, '1.5d');
    expect(onChange).toHaveBeenCalledTimes(1);
    type(input, '285');
    expect(onChange).toHaveBeenLastCalledWith(285);
  });
});

describe('poe2 price', () => {
  it('D59 accepts and shows prices in the page’s unit, and stores them in chaos', () => {
    const onChange = vi.fn<(priceChaos: number | null) => void>();
    const draw = (override: number | null) => (
      <PriceViewProvider view={{ game: 'poe2', unit: 'ex', chaosPerUnit: 0.1037 }}>
        <PriceInput
          name="Divine Orb"
          priceKey="divine"
          calculated={1.037}
          override={override}
          valueChaos={1}
          multiplier={95}
          onChange={onChange}
        />
      </PriceViewProvider>
    );
    const { rerender } = render(draw(null));
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: /one Divine Orb, in exalted/ });
    expect(input.placeholder).toBe('10');
    type(input, '0.5');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(0.05185, { amount: 0.5, unit: 'ex' });
    rerender(draw(0.05185));
    expect(input.value).toBe('0.5');
    type(input, '0.5');
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

describe('price typed in two currencies', () => {
  const place = { game: 'poe1', league: 'standard', category: 'currency', subCategory: '' } as const;
  const hash = 'c'.repeat(40);
  const makeLine = (override: number | null, asked: UnitAmount | null = null): OfferLine =>
    ({
      entry: {
        hash,
        name: 'Mirror',
        tag: 'currency',
        properties: {},
        iconPath: '',
        lowConfidence: null,
        borrowedPieces: 0,
        valueChaos: 400,
      },
      override,
      asked,
      price: override,
      isOffered: true,
    }) as unknown as OfferLine;
  const draw = (line: OfferLine, onPrice: (hash: string, chaos: number | null, asked?: UnitAmount) => void = () => undefined) => (
    <PriceViewProvider view={{ game: 'poe1', chaosPerDivine: 198.5 }}>
      <ItemCell line={line} place={place} />
      <PriceInput
        name="Mirror"
        priceKey={priceKey(place, hash)}
        calculated={null}
        override={line.override}
        asked={line.asked}
        valueChaos={400}
        multiplier={95}
        onChange={(chaos, typedIn) => onPrice(hash, chaos, typedIn)}
      />
      <AskedPrices lines={[line]} place={place} />
    </PriceViewProvider>
  );
  const says = () => [/^2d 20c = /, /2d 20c is listed as/].map((text) => screen.queryByText(text)?.textContent ?? null);
  const said = ['2d 20c = 417 chaos', 'Mirror: 2d 20c is listed as 417 chaos, at today’s rate. The price won’t change with the rate.'];

  it('D35 shows the converted price next to the field and before publishing, until it is edited or published', () => {
    const onPrice = vi.fn<(hash: string, chaos: number | null, asked?: UnitAmount) => void>();
    const { rerender } = render(draw(makeLine(null), onPrice));
    const input = screen.getByRole<HTMLInputElement>('textbox');
    type(input, '2d 20c');
    expect(onPrice).toHaveBeenCalledExactlyOnceWith(hash, 417, undefined);
    rerender(draw(makeLine(417), onPrice));
    expect([input.value, ...says()]).toEqual(['417', ...said]);
    // A price set elsewhere is not the price that was typed.
    rerender(draw(makeLine(500), onPrice));
    expect(says()).toEqual([null, null]);
    rerender(draw(makeLine(417), onPrice));
    act(() => forgetReckoned([priceKey(place, hash)]));
    expect(says()).toEqual([null, null]);
    type(input, '2d 21c');
    type(input, '2d 20c');
    rerender(draw(makeLine(417), onPrice));
    type(input, '420');
    expect(says()).toEqual([null, null]);
  });

  it('D35 does not show the previous price while text typed later is invalid', () => {
    const { rerender } = render(draw(makeLine(null)));
    const input = screen.getByRole<HTMLInputElement>('textbox');
    type(input, '2d 20c');
    rerender(draw(makeLine(417)));
    expect(says()).toEqual(said);
    type(input, 'abc');
    expect(says()).toEqual([null, null]);
    type(input, '');
  });

  it('D35 shows no conversion if the field shows what was typed', () => {
    const { rerender } = render(draw(makeLine(null)));
    for (const [text, chaos] of [
      ['417', 417],
      ['20c', 20],
      ['1,5', 1.5],
    ] as const) {
      type(screen.getByRole('textbox'), text);
      rerender(draw(makeLine(chaos)));
      expect(screen.queryByText(/=/)).toBeNull();
    }
  });
});
