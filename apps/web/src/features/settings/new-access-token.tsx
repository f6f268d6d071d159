import { accessTokenLimits } from '@poexchange/contract/rest/access-tokens';
import { scopes, type Scope } from '@poexchange/contract/scopes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAttempt } from '../../shared/api/use-attempt.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Field, TextField } from '../../shared/ui/field.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { accessTokensQuery, createAccessToken, type AccessTokenDays } from './access-token-calls.ts';

const DEFAULT_DAYS: AccessTokenDays = 90;

type NewAccessTokenProps = {
  readonly onCancel: () => void;
  readonly onMade: (made: { id: string; secret: string }) => void;
};

/** Form for a new token: its name, scopes and lifetime. */
export function NewAccessToken({ onCancel, onMade }: NewAccessTokenProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const attempt = useAttempt();
  const [name, setName] = useState('');
  const [days, setDays] = useState<AccessTokenDays>(DEFAULT_DAYS);
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const body = { name: name.trim(), scopes: [...chosen], days };
  const making = useMutation({
    mutationFn: () => createAccessToken(body, attempt.keyOf(body)),
    onSuccess: async ({ token, secret }) => {
      attempt.end();
      onMade({ id: token.id, secret });
      await client.invalidateQueries({ queryKey: accessTokensQuery.queryKey });
    },
  });
  const isComplete = body.name !== '' && chosen.length > 0;
  return (
    <form
      className="flex flex-col gap-3 rounded-md border border-line bg-bg p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete && !making.isPending) making.mutate();
      }}
    >
      <div className="flex gap-3 max-sm:flex-col">
        <Field className="min-w-0 flex-1" label={t('settings.tokens.name')}>
          {(control) => (
            <TextField
              {...control}
              autoFocus
              autoComplete="off"
              maxLength={accessTokenLimits.nameCharacters}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('settings.tokens.holds')}>
          {(control) => (
            <Select
              {...control}
              value={String(days)}
              options={accessTokenLimits.days.map((each) => ({
                value: String(each),
                label: t('settings.tokens.days', { count: each }),
              }))}
              onChange={(value) => setDays(Number(value) as AccessTokenDays)}
            />
          )}
        </Field>
      </div>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 text-12 text-muted">{t('settings.tokens.may')}</legend>
        <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              checked={chosen.includes(scope)}
              onChange={(isOn) => setChosen((now) => (isOn ? [...now, scope] : now.filter((other) => other !== scope)))}
              label={t(`settings.tokens.scope.${writeScopeKey(scope)}`)}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{t('app.cancel')}</Button>
        <Button type="submit" kind="primary" disabled={!isComplete} isBusy={making.isPending}>
          {t('settings.tokens.make')}
        </Button>
      </div>
    </form>
  );
}

type KeyOf<Text extends string> = Text extends `${infer Noun}:${infer Verb}` ? `${Noun}${Capitalize<Verb>}` : never;

/** The interface string key for a scope, without the colon, which has a special meaning in keys. */
export function writeScopeKey<Text extends Scope>(scope: Text): KeyOf<Text> {
  return scope.replace(/:(\w)/, (_, letter: string) => letter.toUpperCase()) as KeyOf<Text>;
}
