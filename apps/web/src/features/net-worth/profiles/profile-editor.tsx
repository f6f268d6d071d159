import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { SidePanel } from '../../../shared/ui/side-panel.tsx';
import { Note } from '../../../shared/ui/states.tsx';
import { closeDraft, countTabs, findDraftFault, isChanged } from './draft.ts';
import { ProfileFields } from './profile-fields.tsx';
import { useDraft, type DraftScope } from './use-draft.ts';
import { useSaveProfile, useSelectProfile, useDeleteProfile } from './use-profile-actions.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';

/** Confirms deleting a profile, and shows how many snapshots will be deleted with it. */
export function DeleteProfile({ profile, onClose }: { readonly profile: SnapshotProfile; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const remove = useDeleteProfile(profile.poe);
  return (
    <Dialog
      isOpen
      width="sm"
      onClose={onClose}
      closeLabel={t('app.close')}
      title={t('netWorth.delete.title', { name: profile.name })}
      footer={
        <>
          <Button data-autofocus="" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <Button kind="danger" isBusy={remove.isPending} onClick={() => remove.mutate(profile.id, { onSettled: onClose })}>
            {t('netWorth.delete.confirm')}
          </Button>
        </>
      }
    >
      <p className="text-muted">
        {profile.snapshotCount === 0 ? t('netWorth.delete.empty') : t('netWorth.delete.text', { count: profile.snapshotCount })}
      </p>
    </Dialog>
  );
}

export type ProfileEditorProps = {
  readonly scope: DraftScope;
  /** The profile to edit; null adds a profile. */
  readonly profile: SnapshotProfile | null;
  /** True if the profile was deleted in another tab, in which case the edited state can be saved as a new profile. */
  readonly isGone: boolean;
  readonly onClose: () => void;
};

/** Adds or edits a profile, in a dialog over the page. */
export function ProfileEditor({ scope, profile, isGone, onClose }: ProfileEditorProps) {
  const { t } = useTranslation();
  const editing = useDraft(scope, profile);
  const save = useSaveProfile();
  const select = useSelectProfile(scope.game);
  const { draft, tabs } = editing;
  const isNew = profile === null || isGone;
  const fault = findDraftFault(draft, editing);
  const canSave = fault === null && (isNew ? editing.isReady : isChanged(draft, profile, tabs));
  const confirm = (): void =>
    save.mutate(
      { id: isNew ? null : profile.id, draft: closeDraft(draft, { game: scope.game, tabs }) },
      {
        onSuccess: (saved) => {
          if (isNew) select.mutate(saved.id);
          onClose();
        },
      },
    );
  const title = profile === null ? t('netWorth.profiles.add') : t('netWorth.editor.title', { name: profile.name });
  return (
    <SidePanel lies="over" isOpen onClose={onClose} title={title}>
      <header className="flex items-center gap-3 px-4 py-3">
        <h2 className="min-w-0 flex-1 text-18 leading-[1.3] font-semibold wrap-anywhere">{title}</h2>
        <IconButton glyph="close" label={t('app.close')} onClick={onClose} />
      </header>
      {isGone && <Note className="mx-4 mb-2.5">{t('netWorth.editor.gone')}</Note>}
      <ProfileFields editing={editing} />
      <footer className="flex items-center gap-2 border-t border-line bg-s2 px-4 py-2.5">
        <span className="mr-auto text-12 text-muted">
          {editing.list.data !== undefined && t('netWorth.tabs', { count: countTabs(draft, tabs).count })}
        </span>
        <Button onClick={onClose}>{t('app.cancel')}</Button>
        <Button kind="primary" disabled={!canSave} isBusy={save.isPending} onClick={confirm}>
          {isNew ? t('netWorth.editor.add') : t('netWorth.editor.save')}
        </Button>
      </footer>
    </SidePanel>
  );
}
