import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { readView, writeView, type NetWorthView } from './view.ts';

type Search = Readonly<Record<string, string | undefined>>;

export type ChangeView = (some: Partial<NetWorthView>) => void;

/** The view in the address, and how to change parts of it. */
export function useNetWorthView(): { readonly view: NetWorthView; readonly change: ChangeView } {
  const search = useSearch({ strict: false }) as Search;
  const navigate = useNavigate();
  const view = useMemo(() => readView(search), [search]);
  const change = useCallback(
    (some: Partial<NetWorthView>) =>
      void navigate({
        to: '.',
        search: (before: Search) => writeView({ ...readView(before), ...some }),
        // Opening a comparison is a history step; every other change replaces the current entry.
        replace: some.mode !== 'compare',
        resetScroll: false,
      }),
    [navigate],
  );
  return { view, change };
}
