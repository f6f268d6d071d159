import type { PricePart } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CurrencyGlyph } from '../../shared/ui/currency-glyph.tsx';
import { PresenceDot } from '../../shared/network/presence-dot.tsx';

const COLUMNS = 16;
const ROWS = 8;
/** Filled cells of an example tab by colour, and cells that the trade requests. */
const filled: readonly (readonly [x: number, y: number, hue: number])[] = [
  [1, 1, 0],
  [2, 1, 0],
  [3, 1, 0],
  [1, 2, 0],
  [2, 2, 0],
  [4, 2, 0],
  [6, 1, 1],
  [7, 1, 1],
  [8, 1, 1],
  [6, 2, 1],
  [7, 2, 1],
  [11, 1, 2],
  [12, 1, 2],
  [13, 1, 2],
  [11, 2, 2],
  [13, 2, 2],
  [2, 4, 3],
  [3, 4, 3],
  [4, 4, 3],
  [2, 5, 3],
  [8, 4, 0],
  [9, 4, 0],
  [8, 5, 0],
  [10, 5, 0],
  [12, 4, 1],
  [13, 4, 1],
  [14, 4, 1],
  [13, 5, 1],
  [5, 6, 2],
  [6, 6, 2],
  [1, 6, 1],
];
const asked: readonly (readonly [x: number, y: number])[] = [
  [1, 1],
  [2, 1],
  [3, 1],
  [1, 2],
  [2, 2],
  [8, 4],
  [9, 4],
];
const fills = ['fill-accent/35', 'fill-info/30', 'fill-up/30', 'fill-down/30'] as const;

/** A pair of units in poe1, one unit in poe2 (R9.36). */
const scenePrices: Readonly<Record<Game, readonly PricePart[]>> = {
  poe1: [
    { amount: '2', unit: 'd' },
    { amount: '80', unit: 'c' },
  ],
  poe2: [{ amount: '548', unit: 'ex' }],
};

/** The product in one drawing: a tab, the items that a buyer requests from it, the whisper, and the seller's card. */
export function HeroScene({ game }: { readonly game: Game }) {
  const { t } = useTranslation();
  return (
    <div aria-hidden="true" className="relative pr-4 pb-12 select-none max-md:hidden">
      <div className="rounded-lg border border-line-soft bg-s1 p-3">
        <svg viewBox={`0 0 ${COLUMNS} ${ROWS}`} className="w-full">
          <path d={drawGrid()} className="stroke-line-soft" strokeWidth="0.04" fill="none" />
          {filled.map(([x, y, hue]) => (
            <rect key={`${x} ${y}`} x={x + 0.14} y={y + 0.14} width="0.72" height="0.72" rx="0.14" className={fills[hue]} />
          ))}
          {asked.map(([x, y]) => (
            <rect
              key={`${x} ${y}`}
              x={x + 0.04}
              y={y + 0.04}
              width="0.92"
              height="0.92"
              rx="0.14"
              className="fill-none stroke-accent"
              strokeWidth="0.08"
            />
          ))}
        </svg>
        <p className="mt-3 truncate rounded-md border border-line-soft bg-bg px-2.5 py-2 font-mono text-12 text-muted">
          {t(game === 'poe2' ? 'home.sceneWhisperPoe2' : 'home.sceneWhisper')}
        </p>
      </div>
      <div className="absolute right-0 bottom-0 w-[270px] rounded-lg border border-line bg-s3 px-3.5 py-3 shadow-float">
        <p className="flex items-center gap-2 font-semibold">
          <PresenceDot presence="online" />
          {t('home.sceneBuyer')}
        </p>
        <p className="mt-1 flex items-center gap-1.5">
          {t('home.sceneItems')}
          {scenePrices[game].map(({ amount, unit }) => (
            <span key={unit} className="inline-flex items-center gap-[3px] font-semibold">
              {amount}
              <CurrencyGlyph unit={unit} />
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

function drawGrid(): string {
  const upright = Array.from({ length: COLUMNS + 1 }, (_, x) => `M${x} 0V${ROWS}`);
  const level = Array.from({ length: ROWS + 1 }, (_, y) => `M0 ${y}H${COLUMNS}`);
  return [...upright, ...level].join('');
}
