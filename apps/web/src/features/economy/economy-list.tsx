import type { LeagueEntry } from '@poexchange/contract/price-files';
import type { Game } from '@poexchange/domain/item';
import { Link } from '@tanstack/react-router';
import { memo, useCallback, useDeferredValue, useMemo, useRef, type ReactNode } from 'react';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { useTranslation, type Translate } from '../../shared/i18n/use-translation.ts';
import { dateOfFile, saveTextFile } from '../../shared/storage/save-file.ts';
import { OldPricesNote, PricesAge } from '../../shared/prices/prices-age.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/field.tsx';
import { Menu } from '../../shared/ui/menu.tsx';
import { EmptyState, ErrorState, Note, RowsSkeleton } from '../../shared/ui/states.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../shared/ui/use-media-query.ts';
import { VirtualTable } from '../../shared/ui/virtual-table.tsx';
import { makeColumns } from './economy-columns.tsx';
import { CompareSelect, FilterButton, LevelSelect } from './economy-filters.tsx';
import type { Economy } from './economy-query.ts';
import { hasPast, makeSearched, makeSortTexts, orderRows, type EconomyRow, type RowContext, type RowFilters } from './economy-rows.ts';
import { MAX_TEXT_LENGTH, plainView, type EconomyView, type SortColumn } from './economy-view.ts';
import { exportCsv, exportJson } from './export-rows.ts';
import { findWithVariants, isOfVariantsAlone, listVariantWords, type FoundRows } from './find-variants.ts';
import { useSlashKey } from '../../shared/ui/use-slash-key.ts';
import { useTypedText } from './use-typed-text.ts';

const ROW_PX = 44;
/** Fits three lines for the name and one for the properties. */
const PHONE_ROW_PX = 62;

/** Widths of a row's placeholders. */
const skeletonRow = { start: ['size-6', 'h-3 w-[170px]'], end: ['h-3 w-[60px]', 'h-3 w-[50px]'] };

export type EconomyListProps = {
  readonly game: Game;
  readonly league: string | null;
  readonly leagues: readonly LeagueEntry[];
  readonly title: string;
  readonly economy: Economy;
  /** Rows of the selected place. */
  readonly placed: readonly EconomyRow[];
  readonly context: RowContext;
  readonly chosen: string | null;
  readonly categorySelect: ReactNode;
  /** Changes parts of the view and keeps the other parts as in the address. Must be stable. */
  readonly onChange: (change: Partial<EconomyView>) => void;
  readonly onSelect: (hash: string) => void;
};

const rowKey = (row: EconomyRow): string => row.hash;

/**
 * Head, filters and table. The search text is state of this component, so that a key press rerenders only this part and
 * not the page with its forty files.
 */
export function EconomyList(props: EconomyListProps) {
  const { t, language } = useTranslation();
  const { game, league, leagues, context, placed, onChange, economy } = props;
  const { view, other, unitPast } = context;
  const isPhone = useMediaQuery(PHONE_QUERY);
  const searchField = useRef<HTMLInputElement>(null);
  useSlashKey(searchField);
  const { typed, type } = useTypedText(
    view.text,
    useCallback((text: string) => onChange({ text }), [onChange]),
  );
  const search = useMemo(
    () => ({ searchedOf: makeSearched(t), variantWords: listVariantWords(t), ...(language !== 'en' && { sortTextOf: makeSortTexts(t) }) }),
    [t, language],
  );
  const { rows: shown, unseen } = useShownRows(placed, context, { typed, search });
  const { level, comparison, sort } = view;
  const otherId = comparison?.kind === 'league' ? comparison.league : null;
  const otherName = leagues.find((each) => each.game === game && each.id === otherId)?.name ?? otherId ?? '';
  const past = useMemo(() => (placed.some(hasPast) ? 'some' : 'none'), [placed]);
  // Depends only on parts of the view, because new columns would redraw every row on each key press.
  const columns = useMemo(
    () => makeColumns(t, { game, view: { level, comparison }, other, otherName, unitPast, past }),
    [t, game, level, comparison, other, otherName, unitPast, past],
  );
  const onSort = useCallback((column: SortColumn) => onChange({ sort: turnSort(sort, column) }), [sort, onChange]);
  const otherLeagues = useMemo(() => leagues.filter((each) => each.game === game && each.id !== league), [leagues, game, league]);
  return (
    <>
      <ListHead
        title={props.title}
        game={game}
        league={league}
        readAtMs={economy.readAtMs}
        isRead={economy.isRead}
        shownCount={shown.length}
        placedCount={placed.length}
      />
      <div className="flex flex-wrap items-center gap-2 px-4 pb-2.5">
        {props.categorySelect}
        <TextField
          ref={searchField}
          type="search"
          glyph="search"
          aria-label={t('economy.search')}
          placeholder={t(isPhone ? 'economy.search' : 'economy.searchHint')}
          value={typed}
          maxLength={MAX_TEXT_LENGTH}
          onChange={(event) => type(event.target.value)}
          className="min-w-[150px] flex-1 md:max-w-[230px]"
        />
        {isPhone ? (
          <FilterButton
            view={view}
            onChange={onChange}
            foldedCount={view.comparison === null ? 0 : 1}
            after={<ExportMenu shown={shown} game={game} league={league} />}
          >
            <LevelSelect view={view} onChange={onChange} />
            <CompareSelect view={view} onChange={onChange} leagues={otherLeagues} />
          </FilterButton>
        ) : (
          <>
            <LevelSelect view={view} onChange={onChange} />
            <CompareSelect view={view} onChange={onChange} leagues={otherLeagues} />
            <FilterButton view={view} onChange={onChange} />
            <ExportMenu shown={shown} game={game} league={league} />
          </>
        )}
      </div>
      <OldPricesNote game={game} league={league} />
      {leagues.length > 0 && <UnknownLeague id={otherId} known={otherLeagues} />}
      <Notes economy={economy} />
      {unseen.length > 0 && shown.length > 0 && (
        <div role="status" className="px-4 pb-2">
          <Note tone="info">{t('economy.unseenVariant', { words: unseen.join(' ') })}</Note>
        </div>
      )}
      {shown.length > 0 ? (
        <VirtualTable
          label={props.title}
          listed={props.title}
          rows={shown}
          rowKey={rowKey}
          elements="reused"
          columns={columns}
          rowHeight={isPhone ? PHONE_ROW_PX : ROW_PX}
          selectedKey={props.chosen}
          onSelect={props.onSelect}
          sort={sort}
          onSort={onSort}
        />
      ) : (
        <NothingShown
          economy={economy}
          placedCount={placed.length}
          why={writeWhyNothing(t, { game, placed, typed, unseen, search })}
          onClear={() => {
            type('');
            onChange({ ...plainView, level, sort });
          }}
        />
      )}
    </>
  );
}

function UnknownLeague({ id, known }: { readonly id: string | null; readonly known: readonly LeagueEntry[] }) {
  const { t } = useTranslation();
  if (id === null || known.some((league) => league.id === id)) return null;
  return <Note className="mx-4 mb-2">{t('economy.unknownLeague', { league: id })}</Note>;
}

/**
 * Rows that pass the filters, in order. They are deferred, because filtering 15,000 rows takes longer than typing a
 * letter.
 */
function useShownRows(
  placed: readonly EconomyRow[],
  { view, ...others }: RowContext,
  { typed, search }: { readonly typed: string; readonly search: Search },
): FoundRows {
  const { chaosPerUnit, watched, other, unitPast } = others;
  // The view also gets the text, slightly later, but the text does not affect the order.
  const { text: _text, ...withoutText } = view;
  const said = JSON.stringify(withoutText);
  const filters = useDeferredValue(
    useMemo(
      (): RowFilters => ({ view: JSON.parse(said) as RowFilters['view'], chaosPerUnit, watched, other, unitPast }),
      [said, chaosPerUnit, watched, other, unitPast],
    ),
  );
  const text = useDeferredValue(typed);
  const ordered = useMemo(() => orderRows(placed, filters, search.sortTextOf), [placed, filters, search.sortTextOf]);
  return useMemo(() => findWithVariants(ordered, text, search), [ordered, text, search]);
}

type Search = Parameters<typeof findWithVariants>[2] & { readonly sortTextOf?: (row: EconomyRow) => string };
type NothingFound = Pick<EconomyListProps, 'game' | 'placed'> & {
  readonly typed: string;
  readonly unseen: readonly string[];
  readonly search: Search;
};

/** Returns the reason why a search for variant words finds nothing; null if filters or other words are the cause. */
function writeWhyNothing(t: Translate, { game, placed, typed, unseen, search }: NothingFound): string | null {
  if (game === 'poe2' && unseen.some((word) => word.startsWith('unid'))) return t('economy.unidentifiedText');
  if (!isOfVariantsAlone(typed, unseen) || findWithVariants(placed, typed, search).rows.length > 0) return null;
  return t('economy.unseenAlone', { words: typed.trim() });
}

/**
 * Clicking the same column again reverses the order; another column starts with the most useful order: names from A,
 * doubt and numbers from the highest.
 */
function turnSort(before: EconomyView['sort'], column: SortColumn): EconomyView['sort'] {
  if (before.column === column) return { column, direction: before.direction === 'up' ? 'down' : 'up' };
  return { column, direction: column === 'name' || column === 'confidence' ? 'up' : 'down' };
}

type HeadProps = Pick<EconomyListProps, 'title' | 'game' | 'league'> & {
  /** False until all tags have been read, because a partial count would be wrong. */
  readonly isRead: boolean;
  readonly readAtMs: number | null;
  readonly shownCount: number;
  readonly placedCount: number;
};

const ListHead = memo(function ListHead({ title, game, league, readAtMs, isRead, shownCount, placedCount }: HeadProps) {
  const { t } = useTranslation();
  return (
    <header className="flex min-h-[52px] flex-wrap items-baseline gap-x-2.5 px-4 pt-3 pb-2">
      <h1 className="text-18 font-semibold">{title}</h1>
      <p className="text-12 text-muted">
        {isRead && writeShown(t, shownCount, placedCount)}
        <PricesAge game={game} league={league} readAtMs={readAtMs} before={isRead && ' · '} />
      </p>
      <Link
        to="/$game/poexchange/price-check"
        params={{ game: segmentOfGame(game) }}
        className="ml-auto text-12 font-semibold text-accent underline-offset-2 hover:underline md:hidden"
      >
        {t('nav.priceCheck')}
      </Link>
    </header>
  );
});

function writeShown(t: Translate, shown: number, all: number): string {
  return shown === all ? t('economy.count', { count: all }) : t('economy.countOf', { shown, count: all });
}

type ExportProps = Pick<EconomyListProps, 'game' | 'league'> & { readonly shown: readonly EconomyRow[] };

const ExportMenu = memo(function ExportMenu({ shown, game, league }: ExportProps) {
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
          onSelect: () => saveTextFile({ name: nameFile('csv'), text: exportCsv(shown), type: 'text/csv;charset=utf-8' }),
        },
        {
          kind: 'item',
          id: 'json',
          label: 'JSON',
          onSelect: () =>
            saveTextFile({ name: nameFile('json'), text: exportJson(shown, { game, league: league ?? '' }), type: 'application/json' }),
        },
      ]}
    />
  );
});

/** Lists tags that are still loading, and tags that could not be read. */
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

type NothingProps = {
  readonly economy: Economy;
  readonly placedCount: number;
  /** Reason why this search cannot find anything; null if the filters are the cause. */
  readonly why: string | null;
  readonly onClear: () => void;
};

function NothingShown({ economy, placedCount, why, onClear }: NothingProps) {
  const { t } = useTranslation();
  if (!economy.isRead) return <RowsSkeleton label={t('economy.loading')} {...skeletonRow} />;
  if (placedCount === 0 && economy.failedTags.length > 0) {
    return (
      <ErrorState title={t('economy.failed')} className="my-auto" actions={<Button onClick={economy.retry}>{t('app.retry')}</Button>}>
        {t('economy.failedText')}
      </ErrorState>
    );
  }
  if (placedCount === 0) {
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
      actions={<Button onClick={onClear}>{t('economy.filter.clear')}</Button>}
    >
      {why ?? t('economy.emptyFilteredText', { count: placedCount })}
    </EmptyState>
  );
}
