import type { LeagueEntry } from '@poexchange/contract/price-files';
import type { Game } from '@poexchange/domain/item';
import { Link } from '@tanstack/react-router';
import { useMemo, useRef, type ReactNode } from 'react';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import { dateOfFile, saveTextFile } from '../../shared/storage/save-file.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/field.tsx';
import { Menu } from '../../shared/ui/menu.tsx';
import { EmptyState, ErrorState, Note, RowsSkeleton } from '../../shared/ui/states.tsx';
import { VirtualTable } from '../../shared/ui/virtual-table.tsx';
import { makeColumns } from './economy-columns.tsx';
import { CompareSelect, FilterButton, LevelSelect } from './economy-filters.tsx';
import type { Economy } from './economy-query.ts';
import type { EconomyRow, RowContext } from './economy-rows.ts';
import { maxTextLength, plainView, type EconomyView, type SortColumn } from './economy-view.ts';
import { writeCsv, writeJson } from './export-rows.ts';
import { OldPricesNote, PricesAge } from './prices-age.tsx';
import { useSlashKey } from './use-slash-key.ts';

/** What a row will look like. */
const skeletonRow = { start: ['size-6', 'h-3 w-[170px]'], end: ['h-3 w-[60px]', 'h-3 w-[50px]'] };

export type EconomyListProps = {
  readonly game: Game;
  readonly league: string | null;
  readonly leagues: readonly LeagueEntry[];
  readonly title: string;
  readonly economy: Economy;
  /** Rows of the chosen place, and those of them that pass the filters, in order. */
  readonly placed: readonly EconomyRow[];
  readonly shown: readonly EconomyRow[];
  readonly context: RowContext;
  readonly chosen: string | null;
  readonly categorySelect: ReactNode;
  /** What is typed into the search. */
  readonly onType: (text: string) => void;
  readonly onChange: (view: EconomyView) => void;
  readonly onSelect: (hash: string) => void;
};

const rowKey = (row: EconomyRow): string => row.hash;

/** Head, filters and table. */
export function EconomyList(props: EconomyListProps) {
  const { t } = useTranslation();
  const { game, context, shown, placed, onChange, economy } = props;
  const { view, other } = context;
  const search = useRef<HTMLInputElement>(null);
  useSlashKey(search);
  const { level, comparison } = view;
  // Not of the whole view: with new columns every row is drawn again, on each key.
  const columns = useMemo(() => makeColumns(t, { game, view: { level, comparison }, other }), [t, game, level, comparison, other]);
  const sortBy = (column: string): void => {
    const isSame = view.sort.column === column;
    const direction = isSame
      ? view.sort.direction === 'up'
        ? 'down'
        : 'up'
      : column === 'name' || column === 'confidence'
        ? 'up'
        : 'down';
    onChange({ ...view, sort: { column: column as SortColumn, direction } });
  };
  return (
    <>
      <header className="flex min-h-[52px] flex-wrap items-baseline gap-x-2.5 px-4 pt-3 pb-2">
        <h1 className="text-18 font-semibold">{props.title}</h1>
        <p className="text-12 text-muted">
          {shown.length === placed.length
            ? t('economy.count', { count: placed.length })
            : t('economy.countOf', { shown: writeNumber(shown.length), total: writeNumber(placed.length) })}
          <PricesAge game={game} league={props.league} />
        </p>
        <span className="flex-1" />
        <Link
          to="/$game/poexchange/price-check"
          params={{ game: segmentOfGame(game) }}
          className="text-12 font-semibold text-accent underline-offset-2 hover:underline md:hidden"
        >
          {t('nav.priceCheck')}
        </Link>
      </header>
      <div className="flex flex-wrap items-center gap-2 px-4 pb-2.5">
        {props.categorySelect}
        <TextField
          ref={search}
          type="search"
          glyph="search"
          aria-label={t('economy.search')}
          placeholder={t('economy.searchHint')}
          value={view.text}
          maxLength={maxTextLength}
          onChange={(event) => props.onType(event.target.value)}
          className="min-w-[150px] flex-1 md:max-w-[230px]"
        />
        <LevelSelect view={view} onChange={onChange} />
        <CompareSelect
          view={view}
          onChange={onChange}
          leagues={props.leagues.filter((league) => league.game === game && league.id !== props.league)}
        />
        <FilterButton view={view} onChange={onChange} />
        <ExportMenu {...props} />
      </div>
      <OldPricesNote game={game} league={props.league} />
      <Notes economy={economy} />
      {shown.length > 0 ? (
        <VirtualTable
          label={props.title}
          rows={shown}
          rowKey={rowKey}
          columns={columns}
          selectedKey={props.chosen}
          onSelect={props.onSelect}
          sort={view.sort}
          onSort={sortBy}
        />
      ) : (
        <NothingShown {...props} />
      )}
    </>
  );
}

function ExportMenu({ shown, game, league }: EconomyListProps) {
  const { t } = useTranslation();
  const nameFile = (ending: string): string =>
    `poexchange-${game}-${(league ?? '').replaceAll(/[^a-z0-9]+/g, '-')}-${dateOfFile(new Date())}.${ending}`;
  return (
    <Menu
      trigger={<Button disabled={shown.length === 0}>{t('economy.export')}</Button>}
      entries={[
        { kind: 'label', id: 'what', label: t('economy.exportCount', { count: shown.length }) },
        {
          kind: 'item',
          id: 'csv',
          label: 'CSV',
          onSelect: () => saveTextFile({ name: nameFile('csv'), text: writeCsv(shown), type: 'text/csv;charset=utf-8' }),
        },
        {
          kind: 'item',
          id: 'json',
          label: 'JSON',
          onSelect: () =>
            saveTextFile({ name: nameFile('json'), text: writeJson(shown, { game, league: league ?? '' }), type: 'application/json' }),
        },
      ]}
    />
  );
}

/** Tags that are still coming, and those that could not be read. */
function Notes({ economy }: { readonly economy: Economy }) {
  const { t } = useTranslation();
  if (economy.failedTags.length === 0) return null;
  return (
    <div role="status" className="px-4 pb-2">
      <Note>
        {t('economy.failedTags', { count: economy.failedTags.length })}{' '}
        <button type="button" className="font-semibold underline underline-offset-2" onClick={economy.retry}>
          {t('app.retry')}
        </button>
      </Note>
    </div>
  );
}

function NothingShown({ economy, placed, onChange, context }: EconomyListProps) {
  const { t } = useTranslation();
  if (economy.readCount < economy.tagCount || economy.tagCount === 0) return <RowsSkeleton label={t('economy.loading')} {...skeletonRow} />;
  if (placed.length === 0 && economy.failedTags.length > 0) {
    return (
      <ErrorState title={t('economy.failed')} className="my-auto" actions={<Button onClick={economy.retry}>{t('app.retry')}</Button>}>
        {t('economy.failedText')}
      </ErrorState>
    );
  }
  if (placed.length === 0) {
    return (
      <EmptyState glyph="tag" title={t('economy.empty')} className="my-auto">
        {t('economy.emptyText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      glyph="search"
      title={t('economy.emptyFiltered')}
      className="my-auto"
      actions={
        <Button onClick={() => onChange({ ...plainView, level: context.view.level, sort: context.view.sort })}>
          {t('economy.filter.clear')}
        </Button>
      }
    >
      {t('economy.emptyFilteredText', { count: placed.length })}
    </EmptyState>
  );
}
