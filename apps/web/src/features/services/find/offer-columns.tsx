import type { GoingPrice, ServiceSide } from '@poexchange/domain/service';
import type { Translate } from '../../../shared/i18n/use-translation.ts';
import { TimeAgo } from '../../../shared/ui/time-ago.tsx';
import type { Column } from '../../../shared/ui/virtual-table.tsx';
import { OfferPriceCell, ProviderCell, RulesCell, ServiceCell, WhereCell } from './offer-cells.tsx';
import { percentFromMedian, type OfferLine } from './offer-lines.ts';
import { RowRequest, type RowRequestPort } from './row-request.tsx';
import type { OfferSort } from './services-view.ts';

export type OfferTable = {
  readonly side: ServiceSide;
  /** Returns the going price of the single listed service for an offer's map; null if several services are listed. */
  readonly goingOf: ((line: OfferLine) => GoingPrice | null) | null;
  readonly requests: RowRequestPort;
};

/** Columns of the list; narrow lists have fewer. */
export function makeOfferColumns(t: Translate, { side, goingOf, requests }: OfferTable): readonly Column<OfferLine, OfferSort['column']>[] {
  return [
    {
      id: 'vouches',
      header: t(side === 'wts' ? 'services.column.provider' : 'services.column.customer'),
      className: 'w-[152px] @max-[520px]:flex-1',
      isSortable: true,
      cell: (line) => <ProviderCell line={line} />,
    },
    {
      id: 'service',
      header: t('services.column.service'),
      className: 'min-w-[176px] flex-[2] @max-[420px]:hidden',
      cell: (line) => <ServiceCell line={line} />,
    },
    {
      id: 'where',
      header: t('services.column.where'),
      className: 'w-[88px] @max-[560px]:hidden',
      cell: (line) => <WhereCell line={line} />,
    },
    {
      id: 'rules',
      header: t('services.column.rules'),
      className: 'min-w-0 flex-[3] @max-[760px]:hidden',
      cell: (line) => <RulesCell line={line} />,
    },
    {
      id: 'price',
      header: t('services.column.price'),
      className: 'w-[80px]',
      align: 'end',
      isSortable: true,
      cell: (line) => <OfferPriceCell line={line} percent={percentFromMedian(line.chaos, goingOf?.(line) ?? null)} />,
    },
    {
      id: 'online',
      header: t('services.column.online'),
      className: 'w-[76px] @max-[900px]:hidden',
      align: 'end',
      isSortable: true,
      cell: ({ row }) =>
        row.onlineSinceMs === null ? '' : <TimeAgo timestampMs={row.onlineSinceMs} form="short" className="text-12 text-muted" />,
    },
    {
      id: 'request',
      header: <span className="sr-only">{t('services.request.column')}</span>,
      className: 'w-[132px]',
      align: 'end',
      cell: (line) => <RowRequest line={line} port={requests} />,
    },
  ];
}
