/** R2.15, the part there is so far: language, sounds, and what this browser keeps. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { changeLanguage } from '../../shared/i18n/i18n.ts';
import { isLanguage, languages } from '../../shared/i18n/languages.ts';
import { resetData } from '../../shared/storage/reset-data.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { SoundRow } from './sound-row.tsx';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, language } = useTranslation();
  return (
    <Dialog isOpen onClose={onClose} title={t('settings.title')} closeLabel={t('app.close')}>
      <div className="flex flex-col gap-6">
        <Field label={t('settings.language')} className="max-w-[240px]">
          {(control) => (
            <Select
              {...control}
              value={language}
              options={languages.map(({ code, name }) => ({ value: code as string, label: name }))}
              onChange={(code) => isLanguage(code) && void changeLanguage(code)}
            />
          )}
        </Field>
        <section className="flex flex-col gap-3">
          <h3 className="text-14 font-semibold">{t('settings.sounds')}</h3>
          <SoundRow kind="trade" label={t('settings.tradeSound')} />
        </section>
        <ResetSection />
      </div>
    </Dialog>
  );
}

function ResetSection() {
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
