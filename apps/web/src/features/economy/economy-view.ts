/**
 * View of the economy page as encoded in its address: the link contains every filter and nothing else (D10, D12). Pure.
 */
import { confidenceLevels, isConfidenceLevel, PRIMARY_LEVEL, type ConfidenceLevel } from '@poexchange/domain/pricing';

export const sortColumns = ['name', 'price', 'twoDays', 'sevenDays', 'listings', 'filled', 'exchange', 'confidence', 'compared'] as const;
export type SortColumn = (typeof sortColumns)[number];

export type ChangeWindow = 'twoDays' | 'sevenDays';

/** What prices are compared with: another level of the same league, or another league; both as a ratio. */
export type Comparison = { readonly kind: 'level'; readonly level: ConfidenceLevel } | { readonly kind: 'league'; readonly league: string };

export type EconomyView = {
  readonly text: string;
  readonly level: ConfidenceLevel;
  readonly sort: { readonly column: SortColumn; readonly direction: 'up' | 'down' };
  readonly confidence: 'all' | 'good' | 'low';
  /** In the page's unit; null for no bound. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly isTraded: boolean;
  readonly isPriced: boolean;
  readonly isWatched: boolean;
  /** In percent, up or down; null for any change. */
  readonly minChange: number | null;
  readonly changeWindow: ChangeWindow;
  readonly comparison: Comparison | null;
};

export const plainView: EconomyView = {
  text: '',
  level: PRIMARY_LEVEL,
  sort: { column: 'price', direction: 'down' },
  confidence: 'all',
  minPrice: null,
  maxPrice: null,
  isTraded: false,
  isPriced: false,
  isWatched: false,
  minChange: null,
  changeWindow: 'sevenDays',
  comparison: null,
};

export const MAX_TEXT_LENGTH = 80;
const MAX_LEAGUE_LENGTH = 60;

type Search = Readonly<Record<string, string | undefined>>;

/**
 * Reads the address; if it contains no level, the user's own level applies (D50). Unknown or invalid parts are ignored,
 * so a bad link shows everything instead of an error.
 */
export function readView(search: Search, picked: ConfidenceLevel = plainView.level): EconomyView {
  const [column = '', direction = ''] = (search['sort'] ?? '').split('-');
  const isSort = (sortColumns as readonly string[]).includes(column);
  const level = Number(search['level']);
  return {
    text: (search['q'] ?? '').slice(0, MAX_TEXT_LENGTH),
    level: isConfidenceLevel(level) ? level : picked,
    sort: isSort ? { column: column as SortColumn, direction: direction === 'up' ? 'up' : 'down' } : plainView.sort,
    confidence: search['confidence'] === 'good' || search['confidence'] === 'low' ? search['confidence'] : 'all',
    minPrice: readAmount(search['min']),
    maxPrice: readAmount(search['max']),
    isTraded: search['traded'] === '1',
    isPriced: search['priced'] === '1',
    isWatched: search['watched'] === '1',
    minChange: readAmount(search['change']),
    changeWindow: search['window'] === '2d' ? 'twoDays' : 'sevenDays',
    comparison: readComparison(search['vs']),
  };
}

/** Writes the address without default values and without the user's own level (D50). */
export function writeView(view: EconomyView, picked: ConfidenceLevel = plainView.level): Record<string, string | undefined> {
  const { sort } = view;
  const isUsualSort = sort.column === plainView.sort.column && sort.direction === plainView.sort.direction;
  return {
    q: view.text || undefined,
    level: view.level === picked ? undefined : String(view.level),
    sort: isUsualSort ? undefined : `${sort.column}-${sort.direction}`,
    confidence: view.confidence === 'all' ? undefined : view.confidence,
    min: writeAmount(view.minPrice),
    max: writeAmount(view.maxPrice),
    traded: view.isTraded ? '1' : undefined,
    priced: view.isPriced ? '1' : undefined,
    watched: view.isWatched ? '1' : undefined,
    change: writeAmount(view.minChange),
    window: view.changeWindow === 'twoDays' ? '2d' : undefined,
    vs: writeComparison(view.comparison),
  };
}

/** Number of active filters, excluding the search. */
export function countFilters(view: EconomyView): number {
  return [
    view.confidence !== 'all',
    view.minPrice !== null || view.maxPrice !== null,
    view.isTraded,
    view.isPriced,
    view.isWatched,
    view.minChange !== null,
  ].filter(Boolean).length;
}

function readAmount(text: string | undefined): number | null {
  if (text === undefined || !/^\d{1,12}(\.\d{1,6})?$/.test(text)) return null;
  return Number(text);
}

function writeAmount(amount: number | null): string | undefined {
  if (amount === null || !Number.isFinite(amount) || amount < 0) return undefined;
  return String(Math.min(amount, 999_999_999_999)).includes('e') ? undefined : String(Math.min(amount, 999_999_999_999));
}

function readComparison(text: string | undefined): Comparison | null {
  const [kind, value] = splitOnce(text ?? '');
  const level = Number(value);
  if (kind === 'level' && value !== '' && isConfidenceLevel(level)) return { kind, level };
  return kind === 'league' && value !== '' && value.length <= MAX_LEAGUE_LENGTH ? { kind, league: value } : null;
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf('-');
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function writeComparison(comparison: Comparison | null): string | undefined {
  if (comparison === null) return undefined;
  return comparison.kind === 'level' ? `level-${comparison.level}` : `league-${comparison.league}`;
}

/** Available levels, lowest first. */
export const levels: readonly ConfidenceLevel[] = confidenceLevels;
