/** Makes net worth snapshots from the tabs on the shelf: grouped, priced, packed and compressed in the worker. */
import { displayNameOf } from '@poexchange/domain/grouping';
import type { StashTabId } from '@poexchange/domain/ids';
import { readIconPath, readItem, type GameItem } from '@poexchange/domain/item';
import {
  buildDetails,
  packDetails,
  sumDetails,
  type BuiltDetails,
  type CharacterTabId,
  type OwnPrices,
  type SnapshotDetails,
  type SnapshotTab,
  type TabReading,
} from '@poexchange/domain/net-worth';
import type { StashScope, TabShelf } from './kept-tabs.ts';
import type { Scope } from './scope.ts';
import { collectKeys, type StashShelf } from './stash-shelf.ts';
import type { TagBooks } from './tag-books.ts';

type Named = Pick<SnapshotTab, 'name' | 'type' | 'color'>;

/** A tab of the profile, and the result of reading it. The items of a tab that was read are on the shelf. */
export type TabSource = Named & { readonly id: StashTabId; readonly outcome: 'read' | 'failed' | 'gone' };

/** A character's equipment or inventory, with items as the publisher sent them. */
export type CharacterSource = Named & { readonly id: CharacterTabId } & (
    | { readonly outcome: 'read'; readonly items: readonly unknown[]; readonly readAtMs: number }
    | { readonly outcome: 'failed' | 'gone' }
  );

export type SnapshotRequest = {
  readonly scope: StashScope;
  readonly priceLeague: string;
  /** In the profile's order. */
  readonly tabs: readonly TabSource[];
  readonly character: readonly CharacterSource[];
  readonly previous: SnapshotDetails | null;
  readonly ownPrices: OwnPrices;
};

/** A step that starts or advances, with its counter. */
export type MakingStep = {
  readonly step: 'valuations' | 'grouping' | 'pricing';
  readonly done: number;
  readonly total: number;
};

/**
 * `details` is the packed form, deflated and base64-encoded. `pricesFailed` names tags whose prices could not be read:
 * a snapshot without these prices would show a loss that did not happen. `noPrices`: the league has no prices at all.
 */
export type MadeSnapshot =
  | ({ readonly kind: 'made'; readonly details: string; readonly totalPrice: number; readonly kinds: number } & Pick<
      BuiltDetails,
      'leftOut' | 'unread' | 'droppedKinds'
    >)
  | { readonly kind: 'pricesFailed'; readonly tags: readonly string[] }
  | { readonly kind: 'noPrices' };

/** A tab's state on the shelf; `isWhole` is false if a part of a map or unique tab is missing. */
export type ShelfState = { readonly readAtMs: number; readonly itemCount: number; readonly isWhole: boolean };

export type SnapshotMaker = {
  /** Returns the state of the tabs that this browser has; omits all other tabs. */
  readonly measureTabs: (scope: StashScope, tabIds: readonly StashTabId[]) => Readonly<Record<string, ShelfState>>;
  readonly makeSnapshot: (request: SnapshotRequest, onStep: (step: MakingStep) => void) => Promise<MadeSnapshot>;
};

export type SnapshotMakerDeps = { readonly books: TagBooks; readonly shelf: StashShelf; readonly tabShelf: TabShelf };

export function createSnapshotMaker({ books, shelf, tabShelf }: SnapshotMakerDeps): SnapshotMaker {
  function measure(scope: StashScope, id: StashTabId): ShelfState | null {
    const parts = tabShelf.listShelved(scope, id);
    if (parts.length === 0) return null;
    const expected = parts.reduce((sum, { childIds }) => sum + childIds.length, 1);
    return {
      readAtMs: Math.min(...parts.map(({ readAtMs }) => readAtMs)),
      itemCount: parts.reduce((sum, { items, unreadableCount }) => sum + items.length + unreadableCount, 0),
      isWhole: parts.length >= expected,
    };
  }

  function readTab(scope: StashScope, { outcome, ...named }: TabSource): TabReading {
    const state = outcome === 'read' ? measure(scope, named.id) : null;
    if (state === null) return { ...named, kind: outcome === 'gone' ? 'gone' : 'failed' };
    const items = tabShelf.listShelved(scope, named.id).flatMap((part) => part.items);
    return { ...named, kind: 'read', items, itemCount: state.itemCount, readAtMs: state.readAtMs };
  }

  /** Distinguishes a league without prices from a worthless stash: every market has currency prices. */
  async function hasPrices(scope: Scope): Promise<boolean> {
    const book = await books.readBook(scope, 'currency', 'ifStale').catch(() => null);
    return book === null || book.valuations.size > 0;
  }

  async function makeSnapshot(request: SnapshotRequest, onStep: (step: MakingStep) => void): Promise<MadeSnapshot> {
    const { scope, priceLeague, previous } = request;
    const readings = [...request.tabs.map((tab) => readTab(scope, tab)), ...request.character.map(readCharacter)];
    const items = readings.flatMap((reading) => (reading.kind === 'read' ? reading.items : []));
    const needed = collectKeys(items.map((item) => shelf.groupOf(item, scope.game)));
    onStep({ step: 'valuations', done: 0, total: needed.size });
    const priceScope = { game: scope.game, league: priceLeague, ...(scope.level !== undefined && { level: scope.level }) };
    const prices = await books.readLeague(priceScope, needed);
    if (prices.failedTags.length > 0) return { kind: 'pricesFailed', tags: prices.failedTags };
    if (needed.size > 0 && prices.valuations.size === 0 && !(await hasPrices(priceScope))) return { kind: 'noPrices' };
    onStep({ step: 'valuations', done: needed.size, total: needed.size });
    onStep({ step: 'grouping', done: items.length, total: items.length });
    const built = buildDetails({
      game: scope.game,
      readings,
      previous,
      groupItem: shelf.groupOf,
      valuations: prices.valuations,
      summaries: prices.summaries,
      nameOf: displayNameOf,
      readIcon: readIconPath,
      ownPrices: request.ownPrices,
      ...(scope.level !== undefined && { level: scope.level }),
    });
    const { details, leftOut, unread, droppedKinds } = built;
    onStep({ step: 'pricing', done: details.items.length, total: details.items.length });
    const packed = await deflate(packDetails(details));
    const { totalPrice } = sumDetails(details);
    return { kind: 'made', details: packed, totalPrice, kinds: details.items.length, leftOut, unread, droppedKinds };
  }

  return {
    measureTabs: (scope, tabIds) =>
      Object.fromEntries(
        tabIds.flatMap((id) => {
          const state = measure(scope, id);
          return state === null ? [] : [[id, state]];
        }),
      ),
    makeSnapshot,
  };
}

function readCharacter(source: CharacterSource): TabReading {
  const { id, name, type, color } = source;
  if (source.outcome !== 'read') return { id, name, type, color, kind: source.outcome };
  const items: GameItem[] = source.items.flatMap((raw) => {
    const read = readItem(raw);
    return read.ok ? [read.item] : [];
  });
  return { id, name, type, color, kind: 'read', items, itemCount: source.items.length, readAtMs: source.readAtMs };
}

/** Number of bytes passed to one call of `fromCharCode`, whose arguments must fit on the stack. */
const CHUNK_BYTES = 8_192;

/** Compresses text with raw deflate and encodes it in base64. */
async function deflate(text: string): Promise<string> {
  const deflated = new Response(text).body?.pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(deflated ?? null).arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES));
  return btoa(binary);
}
