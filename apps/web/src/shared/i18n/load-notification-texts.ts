import i18next from 'i18next';

/** The texts of toasts and failures come after the first paint; English too. */
export function loadNotificationTexts(): Promise<void> {
  return i18next.loadNamespaces('notification');
}
