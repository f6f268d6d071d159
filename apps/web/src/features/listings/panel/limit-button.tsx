import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { PriceField } from '../../../shared/ui/price-field.tsx';
import { useFieldUnit } from '../../../shared/ui/price-view.tsx';
import { setPriceLimit, type PriceLimits } from '../price-limits.ts';

export type LimitButtonProps = { readonly hash: string; readonly name: string; readonly price: number; readonly limits: PriceLimits };

/** Sets the maximum price the user will pay for a piece, and warns if the price is above this maximum. */
export function LimitButton({ hash, name, price, limits }: LimitButtonProps) {
  const { t } = useTranslation();
  const unit = useFieldUnit();
  const [isOpen, setOpen] = useState(false);
  const limit = limits.chaosOf[hash] ?? null;
  const isAbove = limit !== null && price > limit;
  return (
    <Popover
      label={t('listing.limit.title', { name })}
      isOpen={isOpen}
      onOpenChange={setOpen}
      align="start"
      className="w-[240px] p-3.5"
      trigger={
        <button
          type="button"
          aria-label={t('listing.limit.title', { name })}
          className={joinClasses(
            'inline-flex items-center gap-1 whitespace-nowrap hover:text-text hover:underline',
            isAbove ? 'font-semibold text-warn' : 'text-faint',
          )}
        >
          {limit === null ? (
            t('listing.limit.set')
          ) : (
            <>
              {t(isAbove ? 'listing.limit.above' : 'listing.limit.is')}
              <Price chaos={limit} size={12} weight="normal" hint="none" />
            </>
          )}
        </button>
      }
    >
      <Field label={`${t('listing.limit.label')} (${t(`price.name.${unit}`)})`} hint={t('listing.limit.hint')}>
        {(control) => (
          <PriceField
            {...control}
            autoFocus
            valueChaos={limit}
            onChange={(chaos) => setPriceLimit(limits.scope, hash, chaos)}
            commits="leaving"
            reason="below"
          />
        )}
      </Field>
    </Popover>
  );
}
