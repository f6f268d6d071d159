/** The vouches for an offer's owner, and the vouch button. */
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { nameVouched } from '../../../shared/person/top-services.ts';
import { showServiceName } from '../../../shared/services/show-service-name.ts';
import { writeDay } from '../../../shared/services/write-day.ts';
import { useFinishedService } from '../../../shared/vouch/use-finished-service.ts';
import { useVouch } from '../../../shared/vouch/use-vouch.ts';
import { VouchButton, VouchCount } from '../../../shared/vouch/vouch-button.tsx';
import { useVouchInfo } from '../../../shared/vouch/vouch-query.ts';
import type { OfferLine } from './offer-lines.ts';
import { PanelSection, Stat } from '../panel-section.tsx';

/** Only the provider of a service can be vouched for; a person who wants a service is a customer and cannot. */
export function OfferVouch({ line }: { readonly line: OfferLine }) {
  if (line.row.creatorType === 'wtb') return <VouchCount count={line.row.vouchCount} />;
  return <ProviderVouch line={line} />;
}

function ProviderVouch({ line }: { readonly line: OfferLine }) {
  const { row } = line;
  // The vouch is for the finished service, which may differ from the offered service.
  const finished = useFinishedService(row.poe, row.userId);
  const service = finished ?? row;
  const vouch = useVouch({
    userId: row.userId,
    service: { category: service.serviceCategory, name: service.serviceName },
    hasFinished: finished !== null,
    count: row.vouchCount,
  });
  return (
    <VouchButton
      state={vouch.state}
      isVouched={vouch.isVouched}
      count={vouch.count}
      ign={row.ign}
      service={showServiceName(row.poe, service)}
      doneMs={finished?.endedMs ?? null}
      vouchedMs={vouch.vouchedMs}
      onPress={vouch.press}
      className="h-[26px]! shrink-0 whitespace-nowrap"
    />
  );
}

/** Maximum number of services that are named. */
const SHOWN_SERVICES = 4;

/**
 * Number of people who vouch for the owner, since when, and for which services; fetched only for a signed-in reader.
 */
export function VouchFacts({ line }: { readonly line: OfferLine }) {
  const { t } = useTranslation();
  const { row } = line;
  const { data: info } = useVouchInfo(row.vouchCount > 0 ? row.userId : null);
  if (row.vouchCount === 0) return null;
  const oldestMs = info?.oldestMs ?? row.oldestVouchMs;
  const services = (info?.services ?? []).toSorted((a, b) => b.count - a.count).slice(0, SHOWN_SERVICES);
  const most = Math.max(1, ...services.map(({ count }) => count));
  return (
    <PanelSection title={t('vouch.title')}>
      <div className="grid grid-cols-2 gap-2">
        <Stat value={writeNumber(info?.vouchCount ?? row.vouchCount)} label={t('vouch.people')} />
        {oldestMs !== null && <Stat value={writeDay(oldestMs)} label={t('vouch.oldest')} />}
      </div>
      {services.length > 0 && (
        <dl className="mt-2 grid grid-cols-[minmax(0,auto)_1fr_auto] items-center gap-x-2.5 gap-y-0.5 text-12 text-muted">
          {services.map((service) => (
            <div key={`${service.serviceCategory} ${service.serviceName}`} className="contents">
              <dt className="max-w-[160px] wrap-anywhere">{nameVouched(service)}</dt>
              <dd aria-hidden="true" className="h-1.5 rounded-full bg-s4">
                <span style={{ width: `${(service.count / most) * 100}%` }} className="block h-full rounded-full bg-accent" />
              </dd>
              <dd className="num">{writeNumber(service.count)}</dd>
            </div>
          ))}
        </dl>
      )}
    </PanelSection>
  );
}
