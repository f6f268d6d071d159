import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import type { TabItem } from '../../shared/workers/tab-items.ts';
import type { TabHit } from './choose-stacks.ts';
import { writeSmallCount } from './other-items.ts';
import { nameKnown } from '../../shared/price-files/item-text.ts';

/** State of a stack in the trade; `idle` stands for a stack in a declined trade. */
export type HitState = 'asked' | 'handed' | 'gone' | 'idle';

export type TabGridProps = {
  readonly hits: readonly TabHit[];
  /** Other items in the tab, shown faintly to make the position easier to recognise. */
  readonly others: readonly TabItem[];
  readonly columns: 12 | 24;
  readonly prices: ReadonlyMap<string, PriceEntry>;
  /** True until all item names have loaded; until then, a missing name does not mean that the item is unknown. */
  readonly isNaming?: boolean;
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
 * A plain tab as a grid. The empty cells are one drawing, other items are faint, and only stacks to take can be
 * clicked. A quad tab scrolls if its cells would be too small to distinguish.
 */
export function TabGrid({ hits, others, columns, prices, isNaming = false, stateOf, marked, onMark, onTick }: TabGridProps) {
  const { t } = useTranslation();
  return (
    // Scrolls a quad tab that is wider than the page, including by keyboard.
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
        {others.map((item) => (
          <OtherItem key={item.id} item={item} columns={columns} />
        ))}
        {hits.map(({ place, hash, take }) => {
          const entry = prices.get(hash);
          const name = entry === undefined && isNaming ? t('byHand.loading') : nameKnown(entry, t);
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
              style={placeInGrid({ ...place, x: place.x ?? 0, y: place.y ?? 0 }, columns)}
            >
              <ItemIcon path={entry?.iconPath ?? ''} size={iconSizes[columns]} className="max-h-full max-w-full bg-transparent" />
              <CellMark state={state} take={take} size={place.stackSize} columns={columns} />
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** An item that is not part of the trade, so it is not a button; its hint shows the name and the count. */
function OtherItem({ item, columns }: { readonly item: TabItem; readonly columns: 12 | 24 }) {
  const { iconPath, name, stackSize } = item;
  return (
    <span
      title={stackSize > 1 ? `${name} × ${writeNumber(stackSize)}` : name}
      className="absolute grid place-items-center overflow-hidden p-[2px]"
      style={placeInGrid(item, columns)}
    >
      <ItemIcon path={iconPath} size={iconSizes[columns]} className="max-h-full max-w-full bg-transparent opacity-35" />
      {stackSize > 1 && (
        <span className="absolute right-[2px] bottom-0 text-12 leading-[14px] text-muted [text-shadow:0_0_3px_#000]">
          {columns === 24 ? writeSmallCount(stackSize) : stackSize}
        </span>
      )}
    </span>
  );
}

const iconSizes = { 12: 28, 24: 18 } as const;

function placeInGrid(options: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }, columns: number) {
  const share = (cells: number): string => `${(cells * 100) / columns}%`;
  return { left: share(options.x), top: share(options.y), width: share(options.w), height: share(options.h) };
}

type CellMarkProps = { readonly state: HitState; readonly take: number; readonly size: number; readonly columns: 12 | 24 };

/**
 * The number to take, on a background if it is less than the whole stack; a tick for pieces handed over, a cross for
 * missing pieces. In the small cells of a quad tab, thousands are truncated, and the cell's hint shows the exact
 * number.
 */
function CellMark({ state, take, size, columns }: CellMarkProps) {
  if (state === 'idle') return null;
  if (state === 'asked') {
    const figure = columns === 24 ? writeSmallCount(take) : take;
    return take === size ? (
      <span className="absolute right-[2px] bottom-0 text-12 leading-[14px] font-semibold [text-shadow:0_0_3px_#000]">
        {size > 1 ? figure : ''}
      </span>
    ) : (
      <span className="absolute top-0 left-0 rounded-br-sm bg-accent px-[3px] text-12 leading-[14px] font-semibold text-accent-ink">
        {figure}
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
