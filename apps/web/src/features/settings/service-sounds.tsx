import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { changeServiceEvent, useSoundSettings } from '../../shared/sound/sound-settings.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { SoundRow } from './sound-row.tsx';

const events = ['request', 'invitation', 'vouch', 'relist'] as const;

/** The sound of services (R3.56), and what it is played for. */
export function ServiceSounds() {
  const { t } = useTranslation();
  const { isOn } = useSoundSettings((settings) => settings.service);
  const chosen = useSoundSettings((settings) => settings.serviceEvents);
  return (
    <>
      <SoundRow kind="service" label={t('settings.serviceSound')} />
      <div role="group" aria-label={t('settings.serviceSound')} className="flex flex-wrap gap-x-5 gap-y-2 pl-3">
        {events.map((event) => (
          <Checkbox
            key={event}
            label={t(`settings.serviceEvent.${event}`)}
            checked={chosen[event]}
            disabled={!isOn}
            onChange={(next) => changeServiceEvent(event, next)}
          />
        ))}
      </div>
    </>
  );
}
