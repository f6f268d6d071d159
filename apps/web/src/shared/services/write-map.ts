import type { Game } from '@poexchange/domain/item';
import { hasMap, type ServiceLocation } from '@poexchange/domain/service';
import type { useTranslation } from '../i18n/use-translation.ts';

type Placed = { readonly serviceName: string; readonly isCustomService: boolean; readonly location: ServiceLocation };

/** Returns whose map a service is done in; '' for a service without a map. */
export function writeMap(t: ReturnType<typeof useTranslation>['t'], game: Game, service: Placed): string {
  return hasMap(game, service) ? t(`services.map.${service.location}`) : '';
}
