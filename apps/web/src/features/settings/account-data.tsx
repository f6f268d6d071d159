/** Exports the account's data, and deletes the account. */
import { laterApi } from '@poexchange/contract/rest/later';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../shared/api/call-api.ts';
import { useAttempt } from '../../shared/api/use-attempt.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useAccount } from '../../shared/account/account.ts';
import { leaveDeletedAccount } from '../../shared/session/end-session.ts';
import { resetData } from '../../shared/storage/reset-data.ts';
import { dateOfFile, saveJsonFile } from '../../shared/storage/save-file.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, TextField } from '../../shared/ui/field.tsx';
import { Note } from '../../shared/ui/states.tsx';

export function AccountData() {
  const { t } = useTranslation();
  const account = useAccount();
  const [isDeleted, setDeleted] = useState(false);
  if (account.status !== 'signedIn')
    return isDeleted ? (
      <div role="status">
        <Note tone="info">{t('settings.account.deleted')}</Note>
      </div>
    ) : null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-14 font-semibold">{t('settings.account.title')}</h3>
      <ExportRow />
      <DeleteRow name={account.profile.name} onDeleted={() => setDeleted(true)} />
    </section>
  );
}

function ExportRow() {
  const { t } = useTranslation();
  const exporting = useMutation({
    mutationFn: async () => {
      const content = await callApi(laterApi.exportAccount, {});
      saveJsonFile({ name: `poexchange-account-${dateOfFile(new Date())}.json`, content });
    },
  });
  return (
    <div className="flex items-center gap-3 max-sm:flex-col max-sm:items-stretch">
      <p className="min-w-0 flex-1 text-12 text-muted">{t('settings.account.exportHint')}</p>
      <Button isBusy={exporting.isPending} onClick={() => exporting.mutate()}>
        {t('settings.account.export')}
      </Button>
    </div>
  );
}

type DeleteProps = { readonly name: string; readonly onDeleted: () => void };

function DeleteRow({ name, onDeleted }: DeleteProps) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3 max-sm:flex-col max-sm:items-stretch">
        <p className="min-w-0 flex-1 text-12 text-muted">{t('settings.account.deleteHint')}</p>
        {!isConfirming && (
          <Button kind="danger" onClick={() => setConfirming(true)}>
            {t('settings.account.delete')}
          </Button>
        )}
      </div>
      {isConfirming && <DeleteForm name={name} onDeleted={onDeleted} onCancel={() => setConfirming(false)} />}
    </div>
  );
}

function DeleteForm({ name, onDeleted, onCancel }: DeleteProps & { readonly onCancel: () => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const attempt = useAttempt();
  const deleting = useMutation({
    mutationFn: () => deleteAccount({ accountName: typed.trim(), idempotencyKey: attempt.keyOf(typed.trim()), onDeleted }),
  });
  const isConfirmed = typed.trim() === name;
  return (
    <form
      className="flex flex-col gap-3 rounded-md border border-down bg-bg p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isConfirmed && !deleting.isPending) deleting.mutate();
      }}
    >
      <Field label={t('settings.account.typeName', { name })} hint={t('settings.account.noUndo')}>
        {(control) => (
          <TextField
            {...control}
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            translate="no"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{t('app.cancel')}</Button>
        <Button type="submit" kind="danger" disabled={!isConfirmed} isBusy={deleting.isPending}>
          {t('settings.account.deleteConfirm')}
        </Button>
      </div>
    </form>
  );
}

/**
 * Handles the reply itself, because the calling component may no longer exist by then: the server signs out every tab.
 */
async function deleteAccount(options: { accountName: string; idempotencyKey: string; onDeleted: () => void }): Promise<void> {
  await callApi(laterApi.deleteAccount, { body: { accountName: options.accountName } }, { idempotencyKey: options.idempotencyKey });
  options.onDeleted();
  leaveDeletedAccount();
  await resetData('soft');
}
