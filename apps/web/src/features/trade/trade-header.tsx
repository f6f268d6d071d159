import type { TradeView } from '@poexchange/contract/rest';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ConnectionLamp } from '../../shared/network/connection-lamp.tsx';
import { PresenceDot } from '../../shared/network/presence-dot.tsx';
import { TimeAgo, useTimeAgo } from '../../shared/ui/time-ago.tsx';
import { useCategoryName } from '../../shared/ui/use-category-name.ts';
import { PHONE_QUERY, useMediaQuery } from '../../shared/ui/use-media-query.ts';

const titles = { owner: 'trade.titleSeller', asker: 'trade.titleBuyer' } as const;
/** On a want-to-buy listing the roles are swapped. */
const wantedTitles = { owner: 'trade.titleWanted', asker: 'trade.titleOffer' } as const;

/**
 * The other person, with their presence and their trade history with the reader, the time, and the items. `children`
 * are buttons next to them.
 */
export function TradeHeader({ view, children }: { readonly view: TradeView; readonly children?: ReactNode }) {
  const { t } = useTranslation();
  const { body, timestamp } = view.notification;
  const nameOf = useCategoryName(body.meta.game);
  const ago = useTimeAgo(timestamp);
  const title = (body.meta.side === 'buy' ? wantedTitles : titles)[view.party];
  const { counterpart } = view;
  const isPhone = useMediaQuery(PHONE_QUERY);
  return (
    <header className="flex items-start gap-x-2.5 gap-y-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <span className="flex min-w-0 items-center gap-2.5">
          {counterpart != null && <PresenceDot presence={counterpart.presence} />}
          <h1 className="min-w-0 text-18 font-semibold">{t(title, { ign: nameCounterpart(view) })}</h1>
        </span>
        <p className="text-12 text-muted">
          {t('trade.asked', { ago })}
          {' · '}
          {nameOf(body.meta.category, body.meta.subCategory, body.meta.custom?.name)}
          {counterpart != null && counterpart.tradesBefore > 0 && ` · ${t('trade.before', { count: counterpart.tradesBefore })}`}
          {counterpart?.presence === 'offline' && counterpart.lastOnlineMs !== null && (
            <>
              {' · '}
              {t('trade.lastOnline')} <TimeAgo timestampMs={counterpart.lastOnlineMs} />
            </>
          )}
        </p>
      </div>
      {isPhone && <ConnectionLamp place="head" />}
      {children}
    </header>
  );
}

/**
 * The other person's in-game name: the asker's or the listing owner's or, if the listing no longer exists, the name in
 * the whisper.
 */
export function nameCounterpart(view: TradeView): string {
  if (view.party === 'owner') return view.notification.body.ign;
  return view.listing?.ign ?? /^@(\S+)/.exec(view.whispers[0] ?? '')?.[1] ?? '';
}
