import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.resetModules());

it('R7.63 loads toast strings on demand, and both namespaces of another language', async () => {
  vi.resetModules();
  const { isLoaded, loadNotificationTexts, switchTo, translate } = await import('./i18n.ts');
  const say = (): string => translate('notification', 'info.session_expired');
  expect([isLoaded('notification'), say()]).toEqual([false, '']);
  await loadNotificationTexts();
  expect(say()).toBe('Your session has expired. Please connect your poe account again.');
  await switchTo('de');
  expect([isLoaded('common'), isLoaded('notification')]).toEqual([true, true]);
  expect(say()).toMatch(/Sitzung/);
  expect(translate('common', 'settings.language')).toBe('Sprache');
});

it('shows the last selected language, however long the strings of an earlier selection take to load', async () => {
  vi.resetModules();
  const { readLanguage, switchTo, translate } = await import('./i18n.ts');
  await Promise.all([switchTo('fr'), switchTo('en')]);
  expect([readLanguage(), document.documentElement.lang, translate('common', 'app.retry')]).toEqual(['en', 'en', 'Try again']);
});
