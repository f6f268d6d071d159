/** Links and unlinks the chat account, and sets whether other people may see its name. */
import type { ChatLink } from '@poexchange/contract/rest/later';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { chatLinkQuery, startChatLink, unlinkChat, showChatName } from '../../shared/chat-link/chat-link.ts';
import { readPageConfig } from '../../shared/config/page-config.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useHasToken } from '../../shared/session/token.ts';
import { showToast } from '../../shared/toast/toast.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/states.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';

/**
 * Sets whether other people may see the account's name. The choice is shown immediately, and reverted if it could not
 * be stored.
 */
function NameShown({ linked }: { readonly linked: NonNullable<ChatLink['linked']> }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const choosing = useMutation({
    mutationFn: showChatName,
    onMutate: async (nameShown) => {
      await client.cancelQueries({ queryKey: chatLinkQuery.queryKey });
      client.setQueryData(chatLinkQuery.queryKey, { linked: { ...linked, nameShown } });
    },
    onSuccess: (next) => client.setQueryData(chatLinkQuery.queryKey, next),
    onError: () => {
      client.setQueryData(chatLinkQuery.queryKey, { linked });
      return client.invalidateQueries({ queryKey: chatLinkQuery.queryKey });
    },
  });
  return (
    <Checkbox
      label={t('settings.chat.showName')}
      checked={linked.nameShown}
      disabled={choosing.isPending}
      onChange={(nameShown) => choosing.mutate(nameShown)}
    />
  );
}

export function ChatAccount() {
  const { t } = useTranslation();
  const hasToken = useHasToken();
  if (!readPageConfig().chatLink || !hasToken) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-14 font-semibold">{t('settings.chat.title')}</h3>
      <ChatRows />
    </section>
  );
}

const ROW_CLASSES = 'flex items-center gap-3 max-sm:flex-col max-sm:items-stretch';
const TEXT_CLASSES = 'min-w-0 flex-1 text-12 text-muted';

function ChatRows() {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery(chatLinkQuery);
  if (data === undefined) {
    if (error === null) return <Skeleton className="h-[30px] rounded-md" />;
    return (
      <div className={ROW_CLASSES}>
        <p className={TEXT_CLASSES}>{t('settings.chat.failed')}</p>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      </div>
    );
  }
  return data.linked === null ? <LinkRow /> : <LinkedRows linked={data.linked} />;
}

function LinkRow() {
  const { t } = useTranslation();
  const linking = useMutation({ mutationFn: () => startChatLink() });
  return (
    <div className={ROW_CLASSES}>
      <p className={TEXT_CLASSES}>{t('settings.chat.linkHint')}</p>
      {/* Busy until the page is left. */}
      <Button isBusy={linking.isPending || linking.isSuccess} onClick={() => linking.mutate()}>
        {t('settings.chat.link')}
      </Button>
    </div>
  );
}

function LinkedRows({ linked }: { readonly linked: NonNullable<ChatLink['linked']> }) {
  const { t, language } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const { name, linkedMs } = linked;
  const date = new Date(linkedMs).toLocaleDateString(language);
  return (
    <>
      <div className={ROW_CLASSES}>
        <p className={TEXT_CLASSES}>
          {name === null ? t('settings.chat.linkedSince', { date }) : t('settings.chat.linked', { name, date })}
        </p>
        {!isConfirming && <Button onClick={() => setConfirming(true)}>{t('settings.chat.unlink')}</Button>}
      </div>
      {isConfirming && <UnlinkQuestion onCancel={() => setConfirming(false)} />}
      {name !== null && !isConfirming && (
        <div className="flex flex-col gap-1">
          <NameShown linked={linked} />
          <p className="text-12 text-muted">{t('settings.chat.showNameHint')}</p>
        </div>
      )}
    </>
  );
}

/** Asks for confirmation, because linking again requires another visit to the platform. */
function UnlinkQuestion({ onCancel }: { readonly onCancel: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const unlinking = useMutation({
    mutationFn: unlinkChat,
    onSuccess: async (next) => {
      await client.cancelQueries({ queryKey: chatLinkQuery.queryKey });
      client.setQueryData(chatLinkQuery.queryKey, next);
      showToast({ id: 'chat-link', level: 'success', title: { key: 'success.chat_unlinked' } });
    },
  });
  return (
    <div className={`${ROW_CLASSES} rounded-md border border-line bg-bg p-3`}>
      <p className={TEXT_CLASSES}>{t('settings.chat.unlinkQuestion')}</p>
      <span className="flex gap-2 max-sm:[&>*]:flex-1">
        <Button autoFocus onClick={onCancel}>
          {t('app.cancel')}
        </Button>
        <Button kind="danger" isBusy={unlinking.isPending} onClick={() => unlinking.mutate()}>
          {t('settings.chat.unlinkConfirm')}
        </Button>
      </span>
    </div>
  );
}
