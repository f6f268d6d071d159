import { useTranslation } from '../i18n/use-translation.ts';
import { describeFailure } from './failures.ts';

/** Text shown instead of the content, with the reason why a read or an action failed. */
export function FailureText({ error, call = 'read' }: { readonly error: unknown; readonly call?: 'read' | 'action' }) {
  const { t } = useTranslation('notification');
  const failure = describeFailure(error);
  if (failure.kind === 'toast') {
    const text = t(failure.title.key, failure.title.params ?? {});
    return failure.reference === undefined ? text : `${text} ${t('error.reference', { id: failure.reference })}`;
  }
  if (failure.kind === 'sessionExpired') return t('info.session_expired');
  if (failure.kind === 'banned') return t('error.banned');
  if (failure.kind === 'silent') return null;
  if (failure.message === '') return t(call === 'read' ? 'error.no_connection_read' : 'error.no_connection');
  return t('error.unknown', { message: failure.message });
}
