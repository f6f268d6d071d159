import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import type { SnapshotProfileId } from '@poexchange/domain/ids';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode, useCallback, useEffect } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useConnection } from '../../../shared/socket/connection-store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { profilesQuery } from '../data/queries.ts';
import { closeDraft, countTabs, findDraftFault, isChanged } from '../profiles/draft.ts';
import { Drawing } from '../profiles/drawing.tsx';
import { ProfileFields } from '../profiles/profile-fields.tsx';
import { useDraft, type DraftScope, type Draft } from '../profiles/use-draft.ts';
import { useSaveProfile } from '../profiles/use-profile-actions.ts';
import { Explanation, NotOffered } from './explanation.tsx';
import { Privacy } from './privacy.tsx';
import { useAutosave } from './use-autosave.ts';

const LOCK = 'poexchange:default-profile';

/**
 * Creates a game's first profile if none exists and the readable tabs are known. Takes a lock shared by all windows and
 * checks again, so that only one window creates the profile. Returns a function that creates the profile at the user's
 * request: it resolves to the id of the existing or new profile, and rejects after reporting the failure.
 */
function useDefaultProfile(options: {
  readonly scope: DraftScope | null;
  readonly profiles: readonly SnapshotProfile[] | undefined;
  readonly editing: Draft;
}): () => Promise<SnapshotProfileId | null> {
  const { scope, profiles, editing } = options;
  const client = useQueryClient();
  const { mutateAsync } = useSaveProfile();
  const isConnected = useConnection(({ socket }) => socket === 'open');
  const game = scope?.game ?? null;
  const isDue = game !== null && profiles?.length === 0 && isConnected && editing.isReady && editing.draft.chosen.length > 0;
  const latest = useRef(editing);
  useEffect(() => {
    latest.current = editing;
  });
  const create = useCallback(
    ({ isRequested, isOver }: { isRequested: boolean; isOver: () => boolean }): Promise<SnapshotProfileId | null> =>
      lockAlone(async () => {
        if (game === null) return null;
        const [known] = await client.fetchQuery({ ...profilesQuery(game), staleTime: 0 }).catch((error: unknown) => {
          // If the profiles cannot be fetched, creating one fails for the same reason and reports the error.
          if (isRequested) return [];
          throw error;
        });
        if (known !== undefined) return known.id;
        if (isOver()) return null;
        const { draft, tabs } = latest.current;
        return (await mutateAsync({ id: null, draft: closeDraft(draft, { game, tabs }) })).id;
      }),
    [game, client, mutateAsync],
  );
  useEffect(() => {
    if (!isDue) return undefined;
    let isOver = false;
    // After a failure, the effect tries again on the next connection.
    void create({ isRequested: false, isOver: () => isOver }).catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [isDue, create]);
  return useCallback(() => create({ isRequested: true, isOver: () => false }), [create]);
}

async function lockAlone<Result>(work: () => Promise<Result>): Promise<Result> {
  if (typeof navigator.locks === 'undefined') return work();
  return navigator.locks.request(LOCK, work);
}

export type FirstVisitProps = {
  readonly scope: DraftScope;
  readonly profiles: readonly SnapshotProfile[];
  readonly profile: SnapshotProfile | null;
  /** Profile picker, if there are several profiles. */
  readonly picker: ReactNode;
  readonly onTake: (profileId: SnapshotProfileId) => void;
  /** True while the first snapshot is being taken. */
  readonly isTaking: boolean;
  /** Progress of the snapshot being taken. */
  readonly dock: ReactNode;
};

/** Net worth page before the first snapshot, which the user can take with a single click. */
export function FirstVisit({ scope, profiles, profile, picker, onTake, isTaking, dock }: FirstVisitProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  const editing = useDraft(scope, profile);
  const createDefault = useDefaultProfile({ scope, profiles, editing });
  const save = useSaveProfile();
  const [isStarting, setIsStarting] = useState(false);
  const { draft, tabs, isReady, isShared } = editing;
  const fault = findDraftFault(draft, editing);
  const { count } = countTabs(draft, tabs);
  const hasChanges = profile !== null && isChanged(draft, profile, tabs);
  const body = (): { id: SnapshotProfileId | null; draft: ReturnType<typeof closeDraft> } => ({
    id: profile?.id ?? null,
    draft: closeDraft(draft, { game: scope.game, tabs }),
  });
  const isSavable = hasChanges && fault === null && !save.isPending;
  const hasFailed = useAutosave({ draft: isSavable ? JSON.stringify(body().draft) : null, save: () => save.mutateAsync(body()) });
  const take = (): void => {
    // Without tabs there is nothing to read, so the user must choose tabs first.
    if (fault !== null) return panel.current?.querySelector<HTMLElement>(fault === 'noTabs' ? 'input[type=search]' : 'input')?.focus();
    if (profile !== null && !hasChanges) return onTake(profile.id);
    // Not in a `mutate` callback: once the first profile is stored, this component remounts and would drop the
    // callback.
    const saved = profile === null ? createDefault() : save.mutateAsync(body()).then(({ id }) => id);
    setIsStarting(true);
    void saved
      .then((id) => id !== null && onTake(id))
      // The failure has been reported.
      .catch(() => undefined)
      .finally(() => setIsStarting(false));
  };
  if (!isShared) return <NotOffered />;
  const wears = draft.includeEquipment && draft.character !== null;
  return (
    <div className="relative grid flex-1 lg:min-h-[640px] lg:grid-cols-[minmax(0,1fr)_480px]">
      <Explanation>
        <div className="flex flex-wrap items-center gap-4">
          <Button
            kind="primary"
            size="lg"
            disabled={!isReady && profile === null}
            isBusy={save.isPending || isStarting || isTaking}
            onClick={take}
          >
            <Drawing name="camera" />
            {t('netWorth.first.take')}
          </Button>
          {isReady && (
            <span className="text-muted">
              {t('netWorth.tabs', { count })}
              {wears && t('netWorth.first.andWorn')}
            </span>
          )}
        </div>
      </Explanation>
      <aside
        ref={panel}
        aria-label={t('netWorth.first.read')}
        className="group flex min-h-0 flex-col border-l border-line-soft bg-s1 max-lg:min-h-[640px] max-lg:border-t max-lg:border-l-0 lg:absolute lg:inset-y-0 lg:right-0 lg:w-[480px]"
      >
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-3">
          <h2 className="min-w-0 grow basis-[200px] text-18 leading-[1.3] font-semibold">{t('netWorth.first.read')}</h2>
          {picker}
          {hasFailed ? (
            <Button onClick={() => save.mutate(body())}>{t('netWorth.editor.save')}</Button>
          ) : (
            <span role="status" className="text-12 text-muted">
              {t(fault !== null ? 'netWorth.first.notSaved' : hasChanges ? 'netWorth.first.saving' : 'netWorth.first.later')}
            </span>
          )}
        </header>
        <ProfileFields editing={editing} />
        <Privacy />
        {dock}
      </aside>
    </div>
  );
}
