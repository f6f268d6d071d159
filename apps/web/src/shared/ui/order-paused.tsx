import { useTranslation } from '../i18n/use-translation.ts';

/** Note in the head of a list whose rows stay in place although their order has changed (D86). */
export function OrderPaused() {
  const { t } = useTranslation();
  return <span title={t('heldOrder.hint')}>{` · ${t('heldOrder.paused')}`}</span>;
}
