import { showServiceName } from '../services/show-service-name.ts';
import { useFinishedService } from '../vouch/use-finished-service.ts';
import { useVouch } from '../vouch/use-vouch.ts';
import { VouchButton } from '../vouch/vouch-button.tsx';
import type { Person } from './person.ts';

/** Vouches for the person's last finished service from their profile. */
export function PersonVouch({ person }: { readonly person: Person }) {
  const { userId, ign, game, vouchCount } = person;
  const finished = useFinishedService(game, userId);
  const service = finished ?? person.service;
  const vouch = useVouch({
    userId,
    service: service === null ? null : { category: service.serviceCategory, name: service.serviceName },
    hasFinished: finished !== null,
    count: vouchCount,
  });
  return (
    <VouchButton
      state={vouch.state}
      isVouched={vouch.isVouched}
      count={vouch.count}
      ign={ign}
      service={service === null ? '' : showServiceName(game, service)}
      doneMs={finished?.endedMs ?? null}
      vouchedMs={vouch.vouchedMs}
      face="word"
      onPress={vouch.press}
    />
  );
}
