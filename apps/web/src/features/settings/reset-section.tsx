import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { resetData } from '../../shared/storage/reset-data.ts';
import { Button } from '../../shared/ui/button.tsx';

/** What this browser keeps, and how to make it forget: what can be fetched again, or everything. */
export function ResetSection() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const [isCleared, setCleared] = useState(false);
  const soft = async (): Promise<void> => {
    await resetData('soft');
    setCleared(true);
    await client.resetQueries();
  };
  const hard = async (): Promise<void> => {
    await resetData('hard');
    location.assign('/');
  };
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-14 font-semibold">{t('settings.data')}</h3>
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 text-12 text-muted">{t('settings.softResetHint')}</p>
        <Button onClick={() => void soft()}>{isCleared ? t('settings.resetDone') : t('settings.softReset')}</Button>
      </div>
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 text-12 text-muted">{t('settings.hardResetHint')}</p>
        {isConfirming ? (
          <span className="flex gap-2">
            <Button onClick={() => setConfirming(false)}>{t('app.cancel')}</Button>
            <Button kind="danger" onClick={() => void hard()}>
              {t('settings.hardResetConfirm')}
            </Button>
          </span>
        ) : (
          <Button kind="danger" onClick={() => setConfirming(true)}>
            {t('settings.hardReset')}
          </Button>
        )}
      </div>
    </section>
  );
}
