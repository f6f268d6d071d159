/** Subject of a service request, the same in the notification centre and in the corner. */
import type { NotificationOf } from '@poexchange/contract/rest';
import type { ServiceLocation, ServicePrice as Price } from '@poexchange/domain/service';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CustomShield } from '../../shared/services/custom-shield.tsx';
import { ServiceIcon } from '../../shared/services/service-icon.tsx';
import type { NamedService } from '../../shared/services/sections.ts';
import { ServicePrice } from '../../shared/services/service-price.tsx';
import { showServiceName } from '../../shared/services/show-service-name.ts';
import { writeMap } from '../../shared/services/write-map.ts';

export type ServiceNotification = NotificationOf<'service-buy'>;

/** Shows name, map, picture and price, or the plain text if the notification comes from an earlier version. */
export function ServiceWhat({ notification }: { readonly notification: ServiceNotification }) {
  const { t } = useTranslation();
  const { listing, poe, service } = notification.body;
  if (service === undefined) return <span className="block text-12 wrap-anywhere text-muted">{`${listing} · ${t(`game.${poe}`)}`}</span>;
  const title = showServiceName(poe, service, listing);
  return <ServiceLine title={title} service={{ poe, ...service }} price={service} location={service.location} />;
}

type ServiceLineProps = {
  readonly title: string;
  readonly service: NamedService;
  /** Null if unknown. */
  readonly price: Price | null;
  readonly location?: ServiceLocation;
};

/** An agreed service with picture, name and price. */
export function ServiceLine({ title, service, price, location }: ServiceLineProps) {
  const { t } = useTranslation();
  const game = t(`game.${service.poe}`);
  const map = location === undefined ? '' : writeMap(t, service.poe, { ...service, location });
  return (
    <span className="mt-1 flex items-center gap-2.5">
      <ServiceIcon service={service} size={26} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1">
          <span className="min-w-0 font-semibold text-text wrap-anywhere">{title}</span>
          {service.isCustomService && <CustomShield />}
        </span>
        <span className="block text-12 text-muted">{map === '' ? game : `${map} · ${game}`}</span>
      </span>
      {price !== null && (
        <span className="flex shrink-0 flex-col items-end">
          <span className="text-12 text-muted">{t('services.total')}</span>
          <ServicePrice price={price} className="text-text" />
        </span>
      )}
    </span>
  );
}
