/** Key types, derived from the English files: an unknown key is a compile error. */
import type common from '../../i18n/en/common.json';
import type notification from '../../i18n/en/notification.json';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${WithoutPlural<K>}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

export type CommonKey = Leaves<typeof common>;
export type NotificationKey = Leaves<typeof notification>;
