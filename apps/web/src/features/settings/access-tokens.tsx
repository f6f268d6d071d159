/** Creates and deletes personal access tokens, and shows the secret of a new token once. */
import type { AccessToken } from '@poexchange/contract/rest/access-tokens';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { useInterfaceStore } from '../../shared/game/interface-store.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useHasToken } from '../../shared/session/token.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/states.tsx';
import { accessTokensQuery, deleteAccessToken } from './access-token-calls.ts';
import { NewAccessToken, writeScopeKey } from './new-access-token.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { webhooksQuery } from './webhook-calls.ts';

export function AccessTokens() {
  const { t } = useTranslation();
  const hasToken = useHasToken();
  if (!hasToken) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-14 font-semibold">{t('settings.tokens.title')}</h3>
      <TokenRows />
    </section>
  );
}

const ROW_CLASSES = 'flex items-center gap-3 max-sm:flex-col max-sm:items-stretch';
const TEXT_CLASSES = 'min-w-0 flex-1 text-12 text-muted';

function TokenRows() {
  const { t } = useTranslation();
  const segment = segmentOfGame(useInterfaceStore((state) => state.lastGame));
  const { data, error, refetch, isFetching } = useQuery(accessTokensQuery);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<{ readonly id: string; readonly secret: string } | null>(null);
  if (data === undefined) {
    if (error === null) return <Skeleton className="h-[30px] rounded-md" />;
    return (
      <div className={ROW_CLASSES}>
        <p className={TEXT_CLASSES}>{t('settings.tokens.failed')}</p>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className={ROW_CLASSES}>
        <p className={TEXT_CLASSES}>
          {`${t('settings.tokens.hint')} `}
          <a href={`/${segment}/poexchange/api`} className="text-accent underline underline-offset-2">
            {t('settings.tokens.calls')}
          </a>
        </p>
        {!isMaking && <Button onClick={() => setMaking(true)}>{t('settings.tokens.new')}</Button>}
      </div>
      {isMaking && (
        <NewAccessToken
          onCancel={() => setMaking(false)}
          onMade={(token) => {
            setMade(token);
            setMaking(false);
          }}
        />
      )}
      {made !== null && <ShownSecret secret={made.secret} hint={t('settings.tokens.once')} copy={t('settings.tokens.copy')} />}
      {data.tokens.length > 0 && (
        <ul className="flex flex-col divide-y divide-line-soft rounded-md border border-line">
          {data.tokens.map((token) => (
            <TokenRow key={token.id} token={token} onDeleted={() => setMade((now) => (now?.id === token.id ? null : now))} />
          ))}
        </ul>
      )}
    </>
  );
}

function TokenRow({ token, onDeleted }: { readonly token: AccessToken; readonly onDeleted: () => void }) {
  const { t, language } = useTranslation();
  const client = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const deleting = useMutation({
    mutationFn: () => deleteAccessToken(token.id),
    onSuccess: async () => {
      onDeleted();
      await client.invalidateQueries({ queryKey: accessTokensQuery.queryKey });
      await client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
    },
  });
  const writeDate = (ms: number): string => new Date(ms).toLocaleDateString(language, { dateStyle: 'medium' });
  const used = token.lastUsedMs === null ? t('settings.tokens.unused') : t('settings.tokens.used', { date: writeDate(token.lastUsedMs) });
  return (
    <li className={`${ROW_CLASSES} px-3 py-2`}>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="truncate text-13 font-medium">{token.name}</span>
        <span className="text-12 break-words text-muted">
          {token.scopes.map((scope) => t(`settings.tokens.scope.${writeScopeKey(scope)}`)).join(', ')}
        </span>
        <span className="text-12 text-muted">{`${t('settings.tokens.until', { date: writeDate(token.expiresMs) })} · ${used}`}</span>
      </div>
      {!isConfirming && (
        <Button kind="danger" aria-label={t('settings.tokens.deleteNamed', { name: token.name })} onClick={() => setConfirming(true)}>
          {t('settings.tokens.delete')}
        </Button>
      )}
      {isConfirming && (
        <div className="flex flex-col gap-2">
          <p className="text-12 text-muted">
            {t('settings.tokens.question', { name: token.name })}
            {token.hasWebhooks && ` ${t('settings.tokens.webhooksToo')}`}
          </p>
          <span className="flex justify-end gap-2 max-sm:[&>*]:flex-1">
            <Button autoFocus onClick={() => setConfirming(false)}>
              {t('app.cancel')}
            </Button>
            <Button kind="danger" isBusy={deleting.isPending} onClick={() => deleting.mutate()}>
              {t('settings.tokens.deleteConfirm')}
            </Button>
          </span>
        </div>
      )}
    </li>
  );
}
