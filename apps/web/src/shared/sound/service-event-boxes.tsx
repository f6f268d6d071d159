import { useTranslation } from '../i18n/use-translation.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { changeServiceEvent, useSoundSettings, type ServiceEvent } from './sound-settings.ts';

/** One checkbox per service event, which turns the event's sound on or off. */
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
