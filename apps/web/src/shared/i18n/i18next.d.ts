import type common from '../../i18n/en/common.json';
import type notification from '../../i18n/en/notification.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { common: typeof common; notification: typeof notification };
  }
}
