import type { Game } from '@poexchange/domain/item';
import type { DetailItem } from '@poexchange/domain/net-worth';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { colourOfPart, type PartColour, type PartKind } from '../parts/total-parts.ts';
import { findNeighbour, layOutTreemap, SMALL_GROUPS_ID, type Cell, type Direction } from './cells.ts';
import { ShortAmount } from '../parts/short-amount.tsx';
import { TreemapCell } from './treemap-cell.tsx';

export type TreemapProps = {
  readonly items: readonly DetailItem[];
  readonly game: Game;
  readonly by: PartKind;
  /** Categories with their own colours, as in the chart. */
  readonly rankedCategories: readonly string[];
  readonly nameOf: (kind: PartKind, id: string) => string;
  /** Height in px: normally 106, on a wide screen 150, on a phone 210. */
  readonly height: number;
  /** Search predicate; items that do not match are dimmed but stay in place. Null without a search. */
  readonly isMatch: ((item: DetailItem) => boolean) | null;
  readonly onFilter: (kind: PartKind, id: string) => void;
};

const arrows: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** Shows the value as areas: groups by category or tab, divided into kinds that are coloured by category. */
export function Treemap(props: TreemapProps) {
  const { items, game, by, rankedCategories, nameOf, height, isMatch, onFilter } = props;
  const { t } = useTranslation();
  const hostRef = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const host = hostRef.current;
    if (host === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(host);
    setWidth(Math.floor(host.clientWidth));
    return () => observer.disconnect();
  }, []);
  const groups = useMemo(() => layOutTreemap(items, { by, game, width, height }), [items, by, game, width, height]);
  const cells = useMemo(() => groups.flatMap((group) => group.cells).filter((cell) => cell.width > 0 && cell.height > 0), [groups]);
  const isLit = (cell: Cell): boolean => isMatch === null || (cell.item !== null && isMatch(cell.item));
  const active = cells.find(({ key }) => key === current) ?? cells[0];
  // Cells rerender only when they change, so their handlers read the latest values from a ref.
  const latest = useRef({ by, onFilter });
  useEffect(() => {
    latest.current = { by, onFilter };
  });
  const filter = (groupId: string): void => {
    if (groupId !== SMALL_GROUPS_ID) latest.current.onFilter(latest.current.by, groupId);
  };
  const focus = (cell: Cell | undefined): void => {
    if (cell === undefined) return;
    setCurrent(cell.key);
    hostRef.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cell.key)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = arrows[event.key];
    if (direction === undefined && event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    if (active === undefined) return;
    focus(direction === undefined ? cells.at(event.key === 'Home' ? 0 : -1) : findNeighbour(cells, active, direction));
  };
  const nameGroup = (id: string): string => (id === SMALL_GROUPS_ID ? t('netWorthChart.rest') : nameOf(by, id));
  return (
    <div
      ref={hostRef}
      role="group"
      aria-label={t(by === 'tab' ? 'netWorthChart.treemap.byTab' : 'netWorthChart.treemap.byCategory')}
      onKeyDown={onKeyDown}
      className="relative touch-manipulation overflow-hidden"
      style={{ height }}
    >
      {width > 0 && groups.length === 0 && (
        <p className="absolute inset-0 grid place-items-center rounded-md border border-dashed border-line text-12 text-muted">
          {t('netWorthChart.treemap.empty')}
        </p>
      )}
      {groups.map((group) => (
        <div key={group.id}>
          {group.head > 0 && (
            <div
              aria-hidden="true"
              onClick={() => filter(group.id)}
              className="absolute flex cursor-pointer items-center justify-between gap-2 overflow-hidden bg-s2 px-[5px] text-12 leading-none hover:bg-s3"
              style={{ left: group.x, top: group.y, width: group.width, height: group.head }}
            >
              <span className="truncate">{nameGroup(group.id)}</span>
              {group.width > 44 + nameGroup(group.id).length * 7.4 + 26 && <ShortAmount chaos={group.chaos} className="text-muted" />}
            </div>
          )}
          {group.cells.map((cell) => (
            <TreemapCell
              key={cell.key}
              cell={cell}
              colour={colourOfCell(cell, rankedCategories)}
              groupName={nameGroup(group.id)}
              isLit={isLit(cell)}
              isCurrent={cell.key === active?.key}
              showsGroup={group.head === 0 && cell === group.cells[0]}
              onFocus={() => setCurrent(cell.key)}
              onPick={() => filter(cell.groupId)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function colourOfCell({ categoryId }: Cell, ranked: readonly string[]): PartColour {
  return colourOfPart(ranked, categoryId);
}
