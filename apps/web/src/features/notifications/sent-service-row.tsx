import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { Link } from '@tanstack/react-router';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { SellerName } from '../../shared/network/seller-name.tsx';
import { ServicePrice } from '../../shared/services/service-price.tsx';
import { showServiceName } from '../../shared/services/show-service-name.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';

/** A service request sent by the user, and its outcome. */
export function SentServiceRow({ request, onOpen }: { readonly request: ServiceRequest; readonly onOpen: () => void }) {
  const { t } = useTranslation();
  const { id, game, ownerIgn, state, endedBy, askedMs, serviceName, isCustomService } = request;
  const standing = state === 'declined' && endedBy === 'asker' ? 'withdrawn' : state;
  return (
    <li className="border-b border-line-soft">
      <Link
        to="/$game/poexchange/services/trade/$notificationId"
        params={{ game: segmentOfGame(game), notificationId: id }}
        onClick={onOpen}
        className="flex flex-col gap-0.5 px-3 py-2 hover:bg-s3"
      >
        <span className="flex items-center gap-2">
          <SellerName ign={ownerIgn} />
          <Badge tone={standing === 'done' ? 'up' : standing === 'declined' || standing === 'expired' ? 'warn' : 'neutral'}>
            {t(`services.state.${standing}`)}
          </Badge>
          <span className="flex-1" />
          <TimeAgo timestampMs={askedMs} form="short" className="text-12 text-muted" />
        </span>
        <span className="flex items-center gap-2 text-12 text-muted">
          <span className="min-w-0 flex-1 wrap-anywhere">{showServiceName(game, { serviceName, isCustomService })}</span>
          <ServicePrice price={request} weight="normal" />
        </span>
      </Link>
    </li>
  );
}
