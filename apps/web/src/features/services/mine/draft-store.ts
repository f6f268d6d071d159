/** Unsaved edits in My services, which survive visits to other pages. */
import type { Game } from '@poexchange/domain/item';
import type { ServiceSide } from '@poexchange/domain/service';
import { create } from 'zustand';
import { holdReload } from '../../../shared/network/hold-reload.ts';
import type { OfferDraft, SharedTerms } from './service-drafts.ts';

export type DraftScope = { readonly game: Game; readonly league: string; readonly side: ServiceSide };

export type Edits = {
  /** Changed and new services by key. */
  readonly drafts: Readonly<Record<string, OfferDraft>>;
  /** Null if unchanged. */
  readonly rules: string | null;
  readonly regions: SharedTerms['regions'] | null;
};

export const noEdits: Edits = { drafts: {}, rules: null, regions: null };

const useStore = create<{ readonly edits: Readonly<Record<string, Edits>> }>()(() => ({ edits: {} }));

holdReload(() => Object.values(useStore.getState().edits).some((edits) => edits !== noEdits));

const nameScope = ({ game, league, side }: DraftScope): string => `${game}/${league}/${side}`;

export function useEdits(scope: DraftScope): Edits {
  return useStore(({ edits }) => edits[nameScope(scope)] ?? noEdits);
}

export function changeEdits(scope: DraftScope, next: (before: Edits) => Edits): void {
  const name = nameScope(scope);
  useStore.setState(({ edits }) => ({ edits: { ...edits, [name]: next(edits[name] ?? noEdits) } }));
}

export function putDrafts(scope: DraftScope, drafts: readonly OfferDraft[]): void {
  const added = Object.fromEntries(drafts.map((draft) => [draft.key, draft]));
  changeEdits(scope, (before) => ({ ...before, drafts: { ...before.drafts, ...added } }));
}

export function dropDrafts(scope: DraftScope, keys: readonly string[]): void {
  changeEdits(scope, (before) => ({
    ...before,
    drafts: Object.fromEntries(Object.entries(before.drafts).filter(([key]) => !keys.includes(key))),
  }));
}

export function forgetEdits(scope: DraftScope): void {
  changeEdits(scope, () => noEdits);
}
