import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ItemIcon } from '../../../shared/ui/item-icon.tsx';
import { sayPriceProblem } from '../../../shared/ui/say-price-problem.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { Note } from '../../../shared/ui/states.tsx';
import { nameVariant } from '../../../shared/price-files/item-text.ts';
import type { FarLine, useBadLines } from './price-drafts.ts';

const SHOWN_BAD = 4;

/** Invalid text in price fields, which blocks publishing. */
export function BadPrices({ bad }: { readonly bad: ReturnType<typeof useBadLines> }) {
  const { t } = useTranslation();
  if (bad.length === 0) return null;
  return (
    <div role="alert">
      <Note tone="bad">
        <span className="flex min-w-0 flex-col gap-1">
          {bad.slice(0, SHOWN_BAD).map(({ line, text, problem }) => (
            <span key={line.entry.hash} className="[overflow-wrap:anywhere]">
              <b className="font-semibold">{t('offer.badPrice', { name: nameVariant(line.entry, t), text })}</b>{' '}
              {sayPriceProblem(t, problem)}
            </span>
          ))}
          {bad.length > SHOWN_BAD && <span>{t('offer.badPriceMore', { count: bad.length - SHOWN_BAD })}</span>}
        </span>
      </Note>
    </div>
  );
}

export type FarPricesDialogProps = { readonly far: readonly FarLine[]; readonly onClose: () => void; readonly onConfirm: () => void };

const SHOWN_LINES = 6;

/** Asks for confirmation before publishing prices far from the value, once for each item and price. */
export function FarPricesDialog({ far, onClose, onConfirm }: FarPricesDialogProps) {
  const { t } = useTranslation();
  const furthest = far.toSorted((a, b) => b.distance.times - a.distance.times);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('app.close')}
      width="sm"
      title={t('offer.far.title')}
      description={t('offer.far.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('offer.far.back')}</Button>
          <Button kind="primary" onClick={onConfirm}>
            {t('offer.far.confirm')}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col">
        {furthest.slice(0, SHOWN_LINES).map(({ line, price, distance }) => (
          <li key={line.entry.hash} className="flex items-center gap-2.5 border-b border-line-soft py-2 last:border-b-0">
            <ItemIcon path={line.entry.iconPath} />
            <span className="min-w-0 flex-1 leading-[1.35]">
              <span className="block wrap-anywhere">{nameVariant(line.entry, t)}</span>
              <span className="block text-12 text-warn">
                {t(`offer.far.${distance.side}`, { times: writeNumber(Math.round(distance.times * 10) / 10) })}
              </span>
            </span>
            <Price chaos={price} hint="none" />
          </li>
        ))}
      </ul>
      {far.length > SHOWN_LINES && <p className="pt-2 text-12 text-muted">{t('offer.far.more', { count: far.length - SHOWN_LINES })}</p>}
    </Dialog>
  );
}
