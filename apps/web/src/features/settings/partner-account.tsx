/** Links and unlinks the partner account, with which a visitor can sign in. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readPageConfig } from '../../shared/config/page-config.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { partnerLinkQuery, startPartnerLink, startPartnerSignIn, unlinkPartner } from '../../shared/partner/partner-sign-in.ts';
import { useHasToken } from '../../shared/session/token.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/states.tsx';

export function PartnerAccount() {
  const { t } = useTranslation();
  const hasToken = useHasToken();
  if (!readPageConfig().partnerSignIn) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-14 font-semibold">{t('settings.partner.title')}</h3>
      {hasToken ? <LinkRow /> : <SignInRow />}
    </section>
  );
}

type RowProps = { readonly text: string; readonly label: string; readonly isBusy: boolean; readonly onPress: () => void };

function Row({ text, label, isBusy, onPress }: RowProps) {
  return (
    <div className="flex items-center gap-3 max-sm:flex-col max-sm:items-stretch">
      <p className="min-w-0 flex-1 text-12 text-muted">{text}</p>
      <Button isBusy={isBusy} onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}

function SignInRow() {
  const { t } = useTranslation();
  const signIn = useMutation({ mutationFn: startPartnerSignIn });
  return (
    <Row
      text={t('settings.partner.signInHint')}
      label={t('account.partnerSignIn')}
      isBusy={signIn.isPending || signIn.isSuccess}
      onPress={() => signIn.mutate()}
    />
  );
}

function LinkRow() {
  const { t, language } = useTranslation();
  const client = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(partnerLinkQuery);
  const linking = useMutation({ mutationFn: startPartnerLink });
  const unlinking = useMutation({
    mutationFn: unlinkPartner,
    onSuccess: (next) => client.setQueryData(partnerLinkQuery.queryKey, next),
  });
  if (data === undefined) {
    if (error === null) return <Skeleton className="h-[30px] rounded-md" />;
    return <Row text={t('settings.partner.failed')} label={t('app.retry')} isBusy={isFetching} onPress={() => void refetch()} />;
  }
  if (data.linked === null) {
    return (
      <Row
        text={t('settings.partner.linkHint')}
        label={t('settings.partner.link')}
        isBusy={linking.isPending || linking.isSuccess}
        onPress={() => linking.mutate()}
      />
    );
  }
  const { name, linkedMs } = data.linked;
  const date = new Date(linkedMs).toLocaleDateString(language);
  return (
    <Row
      text={name === null ? t('settings.partner.linkedSince', { date }) : t('settings.partner.linked', { name, date })}
      label={t('settings.partner.unlink')}
      isBusy={unlinking.isPending}
      onPress={() => unlinking.mutate()}
    />
  );
}
