import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { FailureText } from '../api/failure-text.tsx';
import { readRememberedIgn } from '../game/interface-store.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/states.tsx';
import { charactersQuery, listCharactersOf, useConfirmIgn, type Character, type IgnScope } from './main-ign.ts';

export type IgnDialogProps = {
  readonly accountId: string;
  readonly scope: IgnScope;
  readonly leagueName: string;
  /** The previously confirmed name; null before the first confirmation. */
  readonly current: string | null;
  /** `asCustomer` is for a service request, which needs no whisper. */
  readonly side: 'asBuyer' | 'asSeller' | 'asCustomer';
  readonly onClose: () => void;
  /** Called once the server has accepted the name. */
  readonly onConfirmed?: (ign: string) => void;
  /**
   * Called during the confirming click, for actions that browsers allow only within a click. Resolves to the name in
   * the server's spelling.
   */
  readonly onConfirming?: (ign: Promise<string>) => void;
};

const confirmTexts = { asBuyer: 'ign.confirmBuyer', asSeller: 'ign.confirm', asCustomer: 'ign.confirmCustomer' } as const;

/**
 * Dialog for choosing and confirming the character that other players whisper to in this league. Mounted only while
 * open.
 */
export function IgnDialog({ accountId, scope, leagueName, current, side, onClose, onConfirmed, onConfirming }: IgnDialogProps) {
  const { t } = useTranslation();
  const query = useQuery(charactersQuery({ accountId, game: scope.game }));
  const characters = listCharactersOf(query.data ?? [], scope.league);
  const [picked, setPicked] = useState<string | null>(current ?? readRememberedIgn(scope));
  const ign = characters.some((character) => character.name === picked) ? picked : (characters[0]?.name ?? null);
  const confirm = useConfirmIgn(scope);
  const onConfirm = (): void => {
    if (ign === null || confirm.isPending) return;
    const confirmed = confirm.mutateAsync(ign).then(() => ign);
    onConfirming?.(confirmed);
    confirmed.then(
      () => {
        onClose();
        onConfirmed?.(ign);
      },
      // The dialog stays open; the failure is reported like any other failed call.
      () => undefined,
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('app.close')}
      width="sm"
      title={t(`ign.${side}`)}
      description={t(side === 'asSeller' ? 'ign.confirmText' : 'ign.confirmTextBuyer')}
      footer={
        <>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button kind="primary" disabled={ign === null} isBusy={confirm.isPending} onClick={onConfirm}>
            {ign === null ? t('ign.choose') : t(confirmTexts[side], { ign })}
          </Button>
        </>
      }
    >
      {query.isPending && query.failureReason === null ? (
        <CharactersSkeleton label={t('ign.loading')} />
      ) : query.data === undefined ? (
        <ErrorState
          title={t('ign.failed')}
          actions={
            <Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
              {t('app.retry')}
            </Button>
          }
        >
          <FailureText error={query.failureReason ?? query.error} />
        </ErrorState>
      ) : characters.length === 0 ? (
        <EmptyState
          glyph="user"
          title={t('ign.none', { league: leagueName })}
          actions={
            <Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
              {t('ign.refresh')}
            </Button>
          }
        >
          {t('ign.noneText')}
        </EmptyState>
      ) : (
        <Characters characters={characters} picked={ign} onPick={setPicked} onConfirm={onConfirm} label={t('ign.label')} />
      )}
    </Dialog>
  );
}

type CharactersProps = {
  readonly characters: readonly Character[];
  readonly picked: string | null;
  readonly onPick: (name: string) => void;
  readonly onConfirm: () => void;
  readonly label: string;
};

/**
 * Arrow keys select a character, and Enter confirms it. The chosen character is focused as soon as the characters have
 * loaded.
 */
function Characters({ characters, picked, onPick, onConfirm, label }: CharactersProps) {
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = group.current?.closest('[role=dialog]');
    const isFree = document.activeElement === dialog || document.activeElement === document.body;
    if (isFree) group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, []);
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => {
        // The key press that opened the dialog must not confirm it.
        if (event.key !== 'Enter' || event.repeat) return;
        event.preventDefault();
        onConfirm();
      }}
      className="flex flex-col gap-1"
    >
      {characters.map((character) => (
        <label
          key={character.name}
          className="flex h-[40px] items-center gap-3 rounded-md border border-line px-3 hover:bg-s2 has-[:checked]:border-accent has-[:checked]:bg-s2 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus"
        >
          <input
            type="radio"
            name={name}
            checked={character.name === picked}
            data-autofocus={character.name === picked ? '' : undefined}
            onChange={() => onPick(character.name)}
            className="accent-accent focus-visible:outline-none"
          />
          <span translate="no" className="min-w-0 flex-1 truncate font-semibold">
            {character.name}
          </span>
          <span className="text-12 text-muted">{`${character.class} ${character.level}`}</span>
        </label>
      ))}
    </div>
  );
}

function CharactersSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-1">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-[40px] rounded-md" />
      ))}
    </div>
  );
}
