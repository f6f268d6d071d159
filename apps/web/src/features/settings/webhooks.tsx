/** Webhooks: a person's own addresses to which events are sent. */
import { webhookLimits, type Webhook } from '@poexchange/contract/rest/webhooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { useInterfaceStore } from '../../shared/game/interface-store.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useHasToken } from '../../shared/session/token.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/states.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { webhooksQuery } from './webhook-calls.ts';
import { WebhookRow } from './webhook-row.tsx';

export function Webhooks() {
  const { t } = useTranslation();
  const hasToken = useHasToken();
  if (!hasToken) return null;
  return (
    <section className="flex flex-col gap-3" aria-label={t('settings.webhooks.title')}>
      <h3 className="text-14 font-semibold">{t('settings.webhooks.title')}</h3>
      <WebhookRows />
    </section>
  );
}

const ROW_CLASSES = 'flex items-center gap-3 max-sm:flex-col max-sm:items-stretch';

function WebhookRows() {
  const { t } = useTranslation();
  const segment = segmentOfGame(useInterfaceStore((state) => state.lastGame));
  const { data, error, refetch, isFetching } = useQuery(webhooksQuery);
  const [isMaking, setMaking] = useState(false);
  const [shown, setShown] = useState<{ readonly id: Webhook['id']; readonly secret: string } | null>(null);
  if (data === undefined) {
    if (error === null) return <Skeleton className="h-[30px] rounded-md" />;
    return (
      <div className={ROW_CLASSES}>
        <p className="min-w-0 flex-1 text-12 text-muted">{t('settings.webhooks.failed')}</p>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      </div>
    );
  }
  const { webhooks } = data;
  return (
    <>
      <div className={ROW_CLASSES}>
        <p className="min-w-0 flex-1 text-12 text-muted">
          {`${t('settings.webhooks.hint')} `}
          <a href={`/${segment}/poexchange/api#webhooks`} className="text-accent underline underline-offset-2">
            {t('settings.webhooks.docs')}
          </a>
        </p>
        {!isMaking && webhooks.length < webhookLimits.most && <Button onClick={() => setMaking(true)}>{t('settings.webhooks.new')}</Button>}
      </div>
      {isMaking && (
        <NewWebhook
          onCancel={() => setMaking(false)}
          onMade={(made) => {
            setShown(made);
            setMaking(false);
          }}
        />
      )}
      {shown !== null && <ShownSecret secret={shown.secret} hint={t('settings.webhooks.once')} copy={t('settings.webhooks.copy')} />}
      {webhooks.length > 0 && (
        <ul className="flex flex-col divide-y divide-line-soft rounded-md border border-line">
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onSecret={(secret) => setShown({ id: webhook.id, secret })}
              onDeleted={() => setShown((now) => (now?.id === webhook.id ? null : now))}
            />
          ))}
        </ul>
      )}
    </>
  );
}
