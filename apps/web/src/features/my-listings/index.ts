export { SettingsFields } from './offer/offer-fields.tsx';
