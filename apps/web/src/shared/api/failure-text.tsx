import { useTranslation } from '../i18n/use-translation.ts';
import { describeFailure } from './failures.ts';

/** Reason why something could not be read, in words, in place of the content. */
export function FailureText({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('notification');
  const failure = describeFailure(error);
  if (failure.kind === 'toast') {
    const text = t(failure.title.key, failure.title.params ?? {});
    return failure.reference === undefined ? text : `${text} ${t('error.reference', { id: failure.reference })}`;
  }
  if (failure.kind === 'sessionExpired') return t('info.session_expired');
  if (failure.kind === 'banned') return t('error.banned');
  if (failure.kind === 'silent') return null;
  if (failure.message === '') return t('error.no_connection_read');
  return t('error.unknown', { message: failure.message });
}
