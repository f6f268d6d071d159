import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import { Tooltip } from '../../shared/ui/tooltip.tsx';
import type { TabHit } from './choose-stacks.ts';

export type TabGridProps = {
  readonly hits: readonly TabHit[];
  readonly columns: 12 | 24;
  readonly prices: ReadonlyMap<string, PriceEntry>;
  readonly marked: string | null;
  readonly onMark: (hash: string | null) => void;
};

/** A plain tab from above. The empty cells are one drawing; only what is to be taken is an element. */
export function TabGrid({ hits, columns, prices, marked, onMark }: TabGridProps) {
  const { t } = useTranslation();
  const share = 100 / columns;
  return (
    <div className="relative aspect-square w-full overflow-hidden rounded-md border border-line-soft bg-s1">
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
        const amount = take < place.stackSize ? t('trade.stackOf', { count: take, size: place.stackSize }) : String(take);
        const where = t('trade.cell', { name, amount, column: (place.x ?? 0) + 1, row: (place.y ?? 0) + 1 });
        return (
          <Tooltip key={place.id} content={where} delayMs={50}>
            <div
              role="img"
              aria-label={where}
              onPointerEnter={() => onMark(hash)}
              onPointerLeave={() => onMark(null)}
              className={joinClasses(
                'absolute grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center rounded-sm bg-hit p-[2px] shadow-[inset_0_0_0_1.5px_var(--color-accent)] transition-opacity',
                marked !== null && marked !== hash && 'opacity-35',
              )}
              style={{
                left: `${(place.x ?? 0) * share}%`,
                top: `${(place.y ?? 0) * share}%`,
                width: `${place.w * share}%`,
                height: `${place.h * share}%`,
              }}
            >
              <ItemIcon path={entry?.iconPath ?? ''} size={columns === 24 ? 18 : 28} className="max-h-full max-w-full bg-transparent" />
            </div>
          </Tooltip>
        );
      })}
    </div>
  );
}

function drawLines(columns: number): string {
  return Array.from({ length: columns - 1 }, (_, index) => `M${index + 1} 0V${columns}M0 ${index + 1}H${columns}`).join('');
}
