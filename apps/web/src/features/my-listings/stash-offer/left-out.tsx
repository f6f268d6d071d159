import { nameItem } from '../../../shared/i18n/item-names.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { Popover } from '../../../shared/ui/popover.tsx';
import type { LeftOutItems } from '../../../shared/workers/left-out-items.ts';

/**
 * Number of items in the tabs that cannot be listed; pressing it lists the items by reason. Renders nothing if all
 * items can be listed.
 */
export function LeftOut({ leftOut }: { readonly leftOut: readonly LeftOutItems[] }) {
  const { t } = useTranslation();
  const count = leftOut.reduce((sum, each) => sum + each.count, 0);
  if (count === 0) return null;
  return (
    <Popover
      label={t('offer.leftOutTitle')}
      align="start"
      className="w-[min(360px,calc(100vw-24px))] p-3"
      trigger={
        <button
          type="button"
          className="shrink-0 text-left text-12 text-muted underline decoration-dotted underline-offset-4 hover:text-text"
        >
          {t('offer.leftOut', { count })}
        </button>
      }
    >
      <h3 className="mb-2 text-13 font-semibold">{t('offer.leftOutTitle')}</h3>
      {/* The keyboard scrolls the list, which contains nothing focusable. */}
      <div
        tabIndex={0}
        role="group"
        aria-label={t('offer.leftOutTitle')}
        className="flex max-h-[320px] flex-col gap-2 overflow-y-auto text-12"
      >
        {leftOut.map((each) => (
          <Reason key={each.reason} {...each} />
        ))}
      </div>
    </Popover>
  );
}

function Reason({ reason, count, names }: LeftOutItems) {
  const { t } = useTranslation();
  const unnamed = count - names.reduce((sum, each) => sum + each.count, 0);
  return (
    <section>
      <h4 className="font-semibold">
        <span className="num">{writeNumber(count)}</span> {t(`offer.leftOutReason.${reason}`)}
      </h4>
      {names.length > 0 && (
        <ul className="text-muted">
          {names.map(({ name, count: of }) => (
            <li key={name} className="wrap-anywhere">
              {of === 1 ? nameItem(name) : `${writeNumber(of)} × ${nameItem(name)}`}
            </li>
          ))}
          {unnamed > 0 && <li>{t('offer.far.more', { count: unnamed })}</li>}
        </ul>
      )}
    </section>
  );
}
