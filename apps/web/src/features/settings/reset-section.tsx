import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { resetData } from '../../shared/storage/reset-data.ts';
import { Button } from '../../shared/ui/button.tsx';

/** Data stored in this browser, and buttons to delete it (R2.15): the interface and refetchable data, or everything. */
export function ResetSection() {
  const { t } = useTranslation();
  // The page has data in memory: only a reload starts clean.
  const reset = async (depth: 'soft' | 'hard'): Promise<void> => {
    await resetData(depth);
    if (depth === 'soft') location.reload();
    else location.assign('/');
  };
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-14 font-semibold">{t('settings.data')}</h3>
      <ResetRow
        hint={t('settings.softResetHint')}
        label={t('settings.softReset')}
        confirm={t('settings.softResetConfirm')}
        kind="outline"
        onConfirm={() => void reset('soft')}
      />
      <ResetRow
        hint={t('settings.hardResetHint')}
        label={t('settings.hardReset')}
        confirm={t('settings.hardResetConfirm')}
        kind="danger"
        onConfirm={() => void reset('hard')}
      />
    </section>
  );
}

type ResetRowProps = {
  readonly hint: string;
  readonly label: string;
  readonly confirm: string;
  readonly kind: 'outline' | 'danger';
  readonly onConfirm: () => void;
};

function ResetRow({ hint, label, confirm, kind, onConfirm }: ResetRowProps) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div className="flex items-center gap-3 max-sm:flex-col max-sm:items-stretch">
      <p className="min-w-0 flex-1 text-12 text-muted">{hint}</p>
      {isConfirming ? (
        <span className="flex gap-2 max-sm:[&>*]:flex-1">
          <Button onClick={() => setConfirming(false)}>{t('app.cancel')}</Button>
          <Button kind={kind} onClick={onConfirm}>
            {confirm}
          </Button>
        </span>
      ) : (
        <Button kind={kind} onClick={() => setConfirming(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}
