import { chosenWebhookEvents, type ChosenWebhookEvent } from '@poexchange/contract/webhook-events';
import { judgeWebhookUrl, webhookUrlLimits } from '@poexchange/contract/rest/webhook-url';
import type { Webhook } from '@poexchange/contract/rest/webhooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAttempt } from '../../shared/api/use-attempt.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Field, TextField } from '../../shared/ui/field.tsx';
import { createWebhook, webhooksQuery } from './webhook-calls.ts';
import { writeEventKey } from './webhook-event-key.ts';

type NewWebhookProps = {
  readonly onCancel: () => void;
  readonly onMade: (made: { id: Webhook['id']; secret: string }) => void;
};

/** Form for a new webhook: its address and events. */
export function NewWebhook({ onCancel, onMade }: NewWebhookProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const attempt = useAttempt();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly ChosenWebhookEvent[]>([...chosenWebhookEvents]);
  const [isLeft, setLeft] = useState(false);
  const body = { url: typed.trim(), events: [...chosen] };
  const making = useMutation({
    mutationFn: () => createWebhook(body, attempt.keyOf(body)),
    onSuccess: async ({ webhook, secret }) => {
      attempt.end();
      onMade({ id: webhook.id, secret });
      await client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
    },
  });
  const judged = judgeWebhookUrl(body.url);
  // An address that may still become valid is not marked as invalid during typing.
  const isBegun = 'https://'.startsWith(body.url.slice(0, 'https://'.length).toLowerCase());
  const isTold = body.url !== '' && (isLeft || !isBegun);
  const problem = 'refused' in judged && isTold ? judged.refused : null;
  const problems = {
    form: t('settings.webhooks.urlForm'),
    closed: t('settings.webhooks.urlClosed'),
    discord: t('settings.webhooks.urlDiscord'),
  };
  return (
    <form
      className="flex flex-col gap-3 rounded-md border border-line bg-bg p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if ('refused' in judged) setLeft(true);
        else if (!making.isPending) making.mutate();
      }}
    >
      <Field label={t('settings.webhooks.url')} hint={t('settings.webhooks.urlHint')} error={problem === null ? null : problems[problem]}>
        {(control) => (
          <TextField
            {...control}
            autoFocus
            autoComplete="off"
            inputMode="url"
            spellCheck={false}
            placeholder="https://"
            maxLength={webhookUrlLimits.characters}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => setLeft(true)}
          />
        )}
      </Field>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 text-12 text-muted">{t('settings.webhooks.tell')}</legend>
        <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
          {chosenWebhookEvents.map((type) => (
            <Checkbox
              key={type}
              checked={chosen.includes(type)}
              onChange={(isOn) => setChosen((now) => (isOn ? [...now, type] : now.filter((other) => other !== type)))}
              label={t(`settings.webhooks.event.${writeEventKey(type)}`)}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{t('app.cancel')}</Button>
        <Button
          type="submit"
          kind="primary"
          disabled={body.url === '' || problem !== null || chosen.length === 0}
          isBusy={making.isPending}
        >
          {t('settings.webhooks.make')}
        </Button>
      </div>
    </form>
  );
}
