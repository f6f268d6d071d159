import type { TradeView } from '@poexchange/contract/rest';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { useProcessTrade } from './trade-query.ts';

/** R4.31, D32: handled, and back if it was not. */
export function TradeActions({ view }: { readonly view: TradeView }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useProcessTrade(view.notification.id);
  const { processed, valid, meta } = view.notification.body;
  const isWanted = meta.side === 'buy';
  if (processed) {
    return (
      <div className="flex flex-wrap items-center gap-3" role="status">
        <span className="inline-flex items-center gap-2 text-up">
          <Glyph name="check" />
          {t(isWanted ? 'trade.doneTextWanted' : 'trade.doneText')}
        </span>
        <Button isBusy={isPending} onClick={() => mutate({ undo: true })}>
          <Glyph name="undo" size={14} />
          {t('trade.undo')}
        </Button>
      </div>
    );
  }
  const hasListing = view.listing !== null && view.listing.state !== 'deleted';
  if (!valid || !hasListing) return null;
  return (
    <Button kind="primary" size="lg" isBusy={isPending} onClick={() => mutate({ undo: false })} className="max-sm:w-full">
      {t(isWanted ? 'trade.doneWanted' : 'trade.done')}
    </Button>
  );
}
