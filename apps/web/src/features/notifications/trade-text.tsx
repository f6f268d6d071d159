import type { Notification } from '@poexchange/contract/rest';
import { viewOfAsk } from '@poexchange/domain/currency';
import { useMemo } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { PayablePrice } from '../../shared/ui/payable-price.tsx';
import { useCategoryName } from '../../shared/ui/use-category-name.ts';
import { readAmounts } from './notification-list.ts';

/**
 * What is asked for and for how much, or what was handed over and paid for it, at the rate it was asked at: "69 ×
 * Essence · High for 2d 79.8c".
 */
export function TradeText({ notification }: { readonly notification: Notification }) {
  const { t } = useTranslation('notification');
  const { body } = notification;
  const { meta } = body;
  const { pieces, chaos, isPart } = readAmounts(notification);
  const nameOf = useCategoryName(meta.game);
  const view = useMemo(() => viewOfAsk(meta.game, body), [meta.game, body]);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      {t('trade.what', { count: pieces, category: nameOf(meta.category, meta.subCategory, meta.custom?.name) })}
      <PayablePrice chaos={chaos} view={view} />
      {body.isWhole !== undefined && !isPart && body.regex === undefined && (
        <Badge tone={body.isWhole ? 'accent' : 'neutral'}>{t(body.isWhole ? 'trade.all' : 'trade.part')}</Badge>
      )}
      {body.regexWarning === true && <Badge tone="warn">{t('trade.searchFindsMore')}</Badge>}
    </span>
  );
}
