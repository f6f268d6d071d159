import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ServiceEventBoxes } from '../../shared/sound/service-event-boxes.tsx';
import { SoundRow } from './sound-row.tsx';

const events = ['request', 'invitation', 'vouch', 'relist'] as const;

/** The sound of services (R3.56), and the events it is played for. */
export function ServiceSounds() {
  const { t } = useTranslation();
  return (
    <>
      <SoundRow kind="service" label={t('settings.serviceSound')} />
      <div role="group" aria-label={t('settings.serviceSound')} className="flex flex-wrap gap-x-5 gap-y-2 pl-3">
        <ServiceEventBoxes events={events} />
      </div>
    </>
  );
}
