import { useId } from 'react';
import { openSettingsAt } from '../../shared/account/settings-dialog-store.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ServiceEventBoxes } from '../../shared/sound/service-event-boxes.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';

const events = ['request', 'invitation', 'vouch'] as const;

/** Checkboxes for the sounds of requests; sound and volume are in the settings (R3.56). */
export function RequestSounds({ className }: { readonly className: string }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-1 flex h-[28px] items-center gap-2">
        <h2 id={id} className="flex-1 text-12 text-faint">
          {t('settings.sounds')}
        </h2>
        <IconButton size="sm" glyph="gear" label={t('account.settings')} onClick={() => openSettingsAt('general')} />
      </div>
      <div className="flex flex-col gap-2">
        <ServiceEventBoxes events={events} />
      </div>
    </section>
  );
}
