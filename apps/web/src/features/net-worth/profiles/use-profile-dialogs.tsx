import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import { useState, type ReactNode } from 'react';
import { lazyPart } from '../../../shared/network/lazy-part.ts';
import type { DraftScope } from './use-draft.ts';

const DeleteProfile = lazyPart(() => import('./profile-editor.tsx').then((module) => ({ default: module.DeleteProfile })));
const ProfileEditor = lazyPart(() => import('./profile-editor.tsx').then((module) => ({ default: module.ProfileEditor })));

type Open =
  | { readonly kind: 'edit'; readonly profile: SnapshotProfile | null }
  | { readonly kind: 'delete'; readonly profile: SnapshotProfile };

export type ProfileDialogs = {
  /** Opens the editor; null edits a new profile. */
  readonly edit: (profile: SnapshotProfile | null) => void;
  readonly remove: (profile: SnapshotProfile) => void;
  readonly shown: ReactNode;
};

/** The profile editor and the delete confirmation. */
export function useProfileDialogs(scope: DraftScope, profiles: readonly SnapshotProfile[]): ProfileDialogs {
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const isGone = open !== null && open.profile !== null && !profiles.some(({ id }) => id === open.profile?.id);
  return {
    edit: (profile) => setOpen({ kind: 'edit', profile }),
    remove: (profile) => setOpen({ kind: 'delete', profile }),
    shown:
      open === null ? null : open.kind === 'edit' ? (
        <ProfileEditor key={open.profile?.id ?? 'new'} scope={scope} profile={open.profile} isGone={isGone} onClose={close} />
      ) : isGone ? null : (
        <DeleteProfile profile={open.profile} onClose={close} />
      ),
  };
}
