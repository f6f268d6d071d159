import { useTranslation } from '../i18n/use-translation.ts';

/** Note in the header of a list whose rows stay in place although their order has changed. */
export function OrderPaused() {
  const { t } = useTranslation();
  return <span title={t('heldOrder.hint')}>{` · ${t('heldOrder.paused')}`}</span>;
}
