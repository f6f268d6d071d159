import { memo } from 'react';
import { nameItem } from '../../../shared/i18n/item-names.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { ItemIcon } from '../../../shared/ui/item-icon.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import type { PartColour } from '../parts/total-parts.ts';
import { chooseFace, type Cell, type Face } from './cells.ts';
import { ShortAmount } from '../parts/short-amount.tsx';

/**
 * Cell colours, blended with the page background so that text is readable; a cell that does not match the search is
 * dimmed.
 */
const litBackgrounds: Readonly<Record<PartColour, string>> = {
  k1: 'bg-k1/40',
  k2: 'bg-k2/40',
  k3: 'bg-k3/40',
  k4: 'bg-k4/40',
  k5: 'bg-k5/40',
  k6: 'bg-k6/40',
  k7: 'bg-k7/40',
  k8: 'bg-k8/40',
};
const dimBackgrounds: Readonly<Record<PartColour, string>> = {
  k1: 'bg-k1/10',
  k2: 'bg-k2/10',
  k3: 'bg-k3/10',
  k4: 'bg-k4/10',
  k5: 'bg-k5/10',
  k6: 'bg-k6/10',
  k7: 'bg-k7/10',
  k8: 'bg-k8/10',
};

const LINE_HEIGHT = 15;

/** Number of lines that a cell's name may use, leaving space for the amount. */
function countNameLines({ height }: Cell, face: 'words' | 'name'): number {
  return Math.max(1, Math.floor((height - 4) / LINE_HEIGHT) - (face === 'words' ? 1 : 0));
}

type TreemapCellProps = {
  readonly cell: Cell;
  readonly colour: PartColour;
  readonly groupName: string;
  readonly isLit: boolean;
  readonly isCurrent: boolean;
  /** True if the group has no header, in which case its largest cell shows the group's name. */
  readonly showsGroup: boolean;
  readonly onFocus: () => void;
  readonly onPick: () => void;
};

type CellFaceProps = { readonly cell: Cell; readonly face: Face; readonly name: string; readonly isLit: boolean };

/** The visible content of a cell: name, picture or nothing. */
function CellFace({ cell, face, name, isLit }: CellFaceProps) {
  const { item, chaos } = cell;
  if (face === 'picture')
    return item === null ? null : (
      <ItemIcon path={item.icon} mark={item.displayName} size={18} {...(!isLit && { className: 'opacity-30' })} />
    );
  if (face === 'none') return null;
  return (
    <span className="absolute inset-x-[5px] top-[2px] flex flex-col">
      {/* As many lines as fit: neighbours may share the beginning of a name. */}
      <span className="line-clamp-1 wrap-anywhere" style={{ WebkitLineClamp: countNameLines(cell, face) }}>
        {name}
      </span>
      {face === 'words' && <ShortAmount chaos={chaos} />}
    </span>
  );
}

/** A kind of item as an area: shows its name, its picture or only a hint. */
export const TreemapCell = memo(
  function TreemapCell({ cell, colour, groupName, isLit, isCurrent, showsGroup, onFocus, onPick }: TreemapCellProps) {
    const { t } = useTranslation();
    const { item, kinds, chaos } = cell;
    const name = item === null ? t('netWorthChart.treemap.more', { count: kinds }) : nameItem(item.displayName);
    const chosen = chooseFace(cell);
    const isNamed = chosen === 'words' || chosen === 'name';
    const hasGroupName = showsGroup && chosen === 'none' && cell.width > 40 && cell.height > 17;
    return (
      <Tooltip
        delayMs={120}
        content={
          <span className="flex flex-col gap-0.5">
            <span className="font-medium">{name}</span>
            <span className="text-muted">{item === null ? groupName : `${groupName} · ${writeNumber(item.quantity)} ×`}</span>
            <Price chaos={chaos} size={12} hint="none" />
          </span>
        }
      >
        <button
          type="button"
          data-cell={cell.key}
          tabIndex={isCurrent ? 0 : -1}
          onFocus={onFocus}
          onClick={onPick}
          className={joinClasses(
            'absolute overflow-hidden text-left text-12 leading-[15px] outline-offset-[-2px] focus-visible:z-10',
            isLit ? litBackgrounds[colour] : dimBackgrounds[colour],
            isLit ? 'text-text hover:brightness-125' : 'text-muted',
            chosen === 'picture' && 'grid place-items-center',
          )}
          style={{ left: cell.x, top: cell.y, width: cell.width, height: cell.height }}
        >
          <CellFace cell={cell} face={chosen} name={name} isLit={isLit} />
          <span className="sr-only">{isNamed ? `, ${groupName}` : `${name}, ${groupName}`}</span>
          {hasGroupName && (
            <span aria-hidden="true" className="absolute inset-x-[4px] top-[2px] truncate">
              {groupName}
            </span>
          )}
        </button>
      </Tooltip>
    );
  },
  (before, next) =>
    before.cell === next.cell &&
    before.colour === next.colour &&
    before.groupName === next.groupName &&
    before.isLit === next.isLit &&
    before.isCurrent === next.isCurrent &&
    before.showsGroup === next.showsGroup,
);
