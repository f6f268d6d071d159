import { useTranslation } from '../i18n/use-translation.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { changeServiceEvent, useSoundSettings, type ServiceEvent } from './sound-settings.ts';

/** A checkbox for each of these service events: with a sound or silent (R3.56). */
export function ServiceEventBoxes({ events }: { readonly events: readonly ServiceEvent[] }) {
  const { t } = useTranslation();
  const { isOn } = useSoundSettings((settings) => settings.service);
  const chosen = useSoundSettings((settings) => settings.serviceEvents);
  return events.map((event) => (
    <Checkbox
      key={event}
      label={t(`settings.serviceEvent.${event}`)}
      checked={chosen[event]}
      disabled={!isOn}
      onChange={(next) => changeServiceEvent(event, next)}
    />
  ));
}
