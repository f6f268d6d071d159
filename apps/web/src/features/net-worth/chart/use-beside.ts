import type { SnapshotRow } from '@poexchange/contract/rest/net-worth';
import type { SnapshotProfileId } from '@poexchange/domain/ids';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { MenuEntry } from '../../../shared/ui/menu.tsx';
import { rowsQuery } from '../data/queries.ts';
import { readRow, type SnapshotHead } from '../data/read-row.ts';
import type { Tracking } from '../data/use-tracking.ts';
import type { BesideLine } from './beside.ts';

/** Maximum number of profiles next to the page's profile: more lines could not be distinguished. */
const MOST_BESIDE = 3;
const readRows = (results: readonly { readonly data: readonly SnapshotRow[] | undefined }[]): (readonly SnapshotHead[])[] =>
  results.map(({ data }) => (data ?? []).map(readRow));
const none: readonly BesideLine[] = [];

/**
 * Lets the user select profiles to show next to the page's profile, and returns their lines; empty if none is selected.
 */
export function useBeside({ profile, profiles, heads }: Pick<Tracking, 'profile' | 'profiles' | 'heads'>): {
  readonly lines: readonly BesideLine[];
  readonly entries: readonly MenuEntry[];
} {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly SnapshotProfileId[]>([]);
  const others = useMemo(
    () => (profiles.data ?? []).filter(({ id, snapshotCount }) => id !== profile?.id && snapshotCount > 0),
    [profiles.data, profile?.id],
  );
  const shown = useMemo(() => others.filter(({ id }) => chosen.includes(id)), [others, chosen]);
  const rows = useQueries({ queries: shown.map(({ id }) => rowsQuery(id)), combine: readRows });
  const toggle = (id: SnapshotProfileId): void =>
    setChosen((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id].slice(-MOST_BESIDE)));
  const entries: MenuEntry[] =
    others.length === 0
      ? []
      : [
          { kind: 'label', id: 'beside', label: t('netWorthChart.beside.title') },
          ...others.map(({ id, name }): MenuEntry => ({
            kind: 'item',
            id: `beside ${id}`,
            label: name,
            ...(chosen.includes(id) && { glyph: 'check' as const }),
            onSelect: () => toggle(id),
          })),
        ];
  const lines = useMemo(
    () =>
      shown.length === 0 || profile === null
        ? none
        : [{ id: profile.id, name: profile.name, heads }, ...shown.map(({ id, name }, at) => ({ id, name, heads: rows[at] ?? [] }))],
    [shown, profile, heads, rows],
  );
  return { lines, entries };
}
