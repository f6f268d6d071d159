import type { TradeView } from '@poexchange/contract/rest';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { useTimeAgo } from '../../shared/ui/time-ago.tsx';
import { useCategoryName } from '../../shared/ui/use-category-name.ts';

const titles = { owner: 'trade.titleSeller', asker: 'trade.titleBuyer' } as const;

export function TradeHeader({ view }: { readonly view: TradeView }) {
  const { t } = useTranslation();
  const { body, timestamp } = view.notification;
  const nameOf = useCategoryName(body.meta.game);
  const owner = view.listing?.ign ?? readWhisperedName(view.whispers);
  const ago = useTimeAgo(timestamp);
  const isOwner = view.party === 'owner';
  // On a want-to-buy listing the two have changed places (R1.02).
  const title = body.meta.side === 'buy' ? ({ owner: 'trade.titleWanted', asker: 'trade.titleOffer' } as const) : titles;
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h1 className="text-18 font-semibold">{t(title[view.party], { ign: isOwner ? body.ign : owner })}</h1>
      <p className="text-12 text-muted">
        {t('trade.asked', { ago })}
        {' · '}
        {nameOf(body.meta.category, body.meta.subCategory, body.meta.custom?.name)}
      </p>
      <span className="flex-1 max-sm:hidden" />
      {isOwner && (
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
          <CopyButton text={`/invite ${body.ign}`}>{t('trade.invite', { ign: body.ign })}</CopyButton>
          <CopyButton text={`/tradewith ${body.ign}`}>{t('trade.tradeWith', { ign: body.ign })}</CopyButton>
        </div>
      )}
    </header>
  );
}

/** Whom the whisper is for: the one name left of a seller whose listing is gone. */
function readWhisperedName(whispers: readonly string[]): string {
  return /^@(\S+)/.exec(whispers[0] ?? '')?.[1] ?? '';
}
