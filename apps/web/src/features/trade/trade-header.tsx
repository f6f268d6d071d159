import type { TradeView } from '@poexchange/contract/rest';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { useTimeAgo } from '../../shared/ui/time-ago.tsx';
import { useCategoryName } from '../../shared/ui/use-category-name.ts';

export function TradeHeader({ view }: { readonly view: TradeView }) {
  const { t } = useTranslation();
  const { body, timestamp } = view.notification;
  const nameOf = useCategoryName(body.meta.game);
  const seller = view.listing?.ign ?? readWhisperedName(view.whispers);
  const ago = useTimeAgo(timestamp);
  const isSeller = view.role === 'seller';
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h1 className="text-18 font-semibold">
        {isSeller ? t('trade.titleSeller', { ign: body.ign }) : t('trade.titleBuyer', { ign: seller })}
      </h1>
      <p className="text-12 text-muted">
        {t('trade.asked', { ago })}
        {' · '}
        {nameOf(body.meta.category, body.meta.subCategory, body.meta.custom?.name)}
      </p>
      <span className="flex-1" />
      {isSeller && (
        <div className="flex flex-wrap gap-2">
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
