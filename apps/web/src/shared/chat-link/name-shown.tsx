import type { ChatLink } from '@poexchange/contract/rest/later';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../i18n/use-translation.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { chatLinkQuery, showChatName } from './chat-link.ts';

/** D63: whether others may read the account's name. The choice is shown at once and reverted if storing it failed. */
export function NameShown({ linked }: { readonly linked: NonNullable<ChatLink['linked']> }) {
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
