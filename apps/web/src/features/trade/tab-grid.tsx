import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import type { TabHit } from './choose-stacks.ts';

/** What is to be done with a stack, and what was; `idle` is one of a trade that came to nothing. */
export type HitState = 'asked' | 'handed' | 'gone' | 'idle';

export type TabGridProps = {
  readonly hits: readonly TabHit[];
  readonly columns: 12 | 24;
  readonly prices: ReadonlyMap<string, PriceEntry>;
  readonly stateOf: (hash: string) => HitState;
  readonly marked: string | null;
  readonly onMark: (hash: string | null) => void;
  readonly onTick: (hash: string) => void;
};

export const hitLooks: Readonly<Record<HitState, string>> = {
  asked: 'bg-hit shadow-[inset_0_0_0_1.5px_var(--color-accent)]',
  handed: 'bg-up/10 shadow-[inset_0_0_0_1.5px_var(--color-up)]',
  gone: 'bg-bad shadow-[inset_0_0_0_1.5px_var(--color-down)]',
  idle: 'bg-s2 shadow-[inset_0_0_0_1.5px_var(--color-line)]',
};

/**
 * A plain tab from above. The empty cells are one drawing; only what is to be taken is an element. A quad tab scrolls
 * where its cells would be too small to tell apart.
 */
export function TabGrid({ hits, columns, prices, stateOf, marked, onMark, onTick }: TabGridProps) {
  const { t } = useTranslation();
  const share = 100 / columns;
  return (
    // Where a quad tab is wider than the page it is scrolled, by keyboard too.
    <div
      className="overflow-x-auto rounded-md border border-line-soft"
      {...(columns === 24 && { tabIndex: 0, role: 'group', 'aria-label': t('trade.quad') })}
    >
      <div className={joinClasses('relative aspect-square w-full bg-bg', columns === 24 && 'min-w-[576px]')}>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${columns} ${columns}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full text-line-soft"
        >
          <path d={drawLines(columns)} stroke="currentColor" strokeWidth="1" vectorEffect="non-scaling-stroke" fill="none" />
        </svg>
        {hits.map(({ place, hash, take }) => {
          const entry = prices.get(hash);
          const name = entry?.name ?? t('trade.unknownItem');
          const state = stateOf(hash);
          const amount = take < place.stackSize ? t('trade.stackOf', { count: take, size: place.stackSize }) : String(take);
          const label = t('trade.cell', { name, amount, column: (place.x ?? 0) + 1, row: (place.y ?? 0) + 1 });
          return (
            <button
              key={place.id}
              type="button"
              tabIndex={-1}
              aria-label={label}
              title={label}
              onClick={() => onTick(hash)}
              onPointerEnter={() => onMark(hash)}
              onPointerLeave={() => onMark(null)}
              className={joinClasses(
                'absolute grid place-items-center overflow-hidden rounded-sm p-[2px] transition-opacity',
                hitLooks[state],
                marked !== null && marked !== hash && 'opacity-65',
              )}
              style={{
                left: `${(place.x ?? 0) * share}%`,
                top: `${(place.y ?? 0) * share}%`,
                width: `${place.w * share}%`,
                height: `${place.h * share}%`,
              }}
            >
              <ItemIcon path={entry?.iconPath ?? ''} size={columns === 24 ? 18 : 28} className="max-h-full max-w-full bg-transparent" />
              {columns === 12 && <CellMark state={state} take={take} size={place.stackSize} />}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** Take this many, where it is not the stack; a tick for what was handed over, a cross for what is gone. */
function CellMark({ state, take, size }: { readonly state: HitState; readonly take: number; readonly size: number }) {
  if (state === 'idle') return null;
  if (state === 'asked') {
    return take === size ? (
      <span className="absolute right-[2px] bottom-0 text-12 leading-[14px] font-semibold [text-shadow:0_0_3px_#000]">
        {size > 1 ? size : ''}
      </span>
    ) : (
      <span className="absolute top-0 left-0 rounded-br-sm bg-accent px-[3px] text-12 leading-[14px] font-semibold text-accent-ink">
        {take}
      </span>
    );
  }
  return (
    <span className={joinClasses('absolute top-0 left-0 rounded-br-sm p-px text-bg', state === 'handed' ? 'bg-up' : 'bg-down')}>
      <Glyph name={state === 'handed' ? 'check' : 'close'} size={10} />
    </span>
  );
}

function drawLines(columns: number): string {
  return Array.from({ length: columns - 1 }, (_, index) => `M${index + 1} 0V${columns}M0 ${index + 1}H${columns}`).join('');
}
