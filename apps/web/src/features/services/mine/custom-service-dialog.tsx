import { listHomes, readCustomName, serviceLimits, type ServiceHome } from '@poexchange/domain/service';
import { nameKey } from '@poexchange/domain/whisper';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field, INPUT_CLASSES } from '../../../shared/ui/field.tsx';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import type { DraftScope } from './draft-store.ts';
import { startPrice } from './start-price.ts';
import { draftOfCustom, type OfferDraft, type PriceDraft } from './service-drafts.ts';
import { focusPrice, ServicePriceField } from './service-price-field.tsx';

export type CustomServiceDialogProps = {
  readonly scope: DraftScope;
  readonly taken: readonly string[];
  readonly onAdd: (draft: OfferDraft) => void;
  readonly onClose: () => void;
};

const PRICE_NAME = 'new-custom-service';

/** A service that is not in the catalogue: its name, its section and its price. */
export function CustomServiceDialog({ scope, taken, onAdd, onClose }: CustomServiceDialogProps) {
  const { t } = useTranslation();
  const view = usePriceView();
  const homes = listHomes(scope.game);
  const [typed, setTyped] = useState('');
  const [home, setHome] = useState<ServiceHome>(homes[0] ?? 'other');
  const [price, setPrice] = useState<PriceDraft>(() => startPrice(null, view));
  const [isTried, setTried] = useState(false);
  // Labyrinths are filed under `other`, whose name does not suggest it.
  const nameHome = (value: ServiceHome): string =>
    value === 'other' && scope.game === 'poe1'
      ? `${t('services.section.labyrinth')}, ${t('services.section.other')}`
      : t(`services.section.${value}`);
  const name = readCustomName(typed);
  const isTaken = name.ok && taken.some((other) => nameKey(other) === nameKey(name.text));
  const problem =
    typed === '' && !isTried
      ? null
      : !name.ok
        ? t(`services.mine.customProblem.${name.code}`)
        : isTaken
          ? t('services.mine.customProblem.taken')
          : null;
  const add = (): void => {
    setTried(true);
    if (!name.ok || isTaken) return;
    if (price.typedPrice !== null) return void focusPrice(PRICE_NAME);
    onAdd(draftOfCustom({ name: name.text, home, start: price }, scope.side));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('services.mine.addCustom')}
      description={t('services.mine.addCustomText')}
      closeLabel={t('app.close')}
      width="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button kind="primary" onClick={add}>
            {t('services.mine.add')}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field
          label={t('services.mine.customName')}
          hint={`${Array.from(typed).length} / ${serviceLimits.customNameCharacters}`}
          error={problem}
        >
          {(control) => (
            <input
              {...control}
              data-autofocus=""
              type="text"
              autoComplete="off"
              maxLength={200}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              className={INPUT_CLASSES}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Field label={t('services.mine.customCategory')}>
            {(control) => (
              <Select {...control} value={home} options={homes.map((value) => ({ value, label: nameHome(value) }))} onChange={setHome} />
            )}
          </Field>
          <Field label={t('services.column.price')}>
            {() => (
              <ServicePriceField
                label={t('services.column.price')}
                value={price}
                onChange={setPrice}
                name={PRICE_NAME}
                reason={isTried || price.typedPrice !== '' ? 'shown' : 'hint'}
                className="w-full"
              />
            )}
          </Field>
        </div>
      </form>
    </Dialog>
  );
}
