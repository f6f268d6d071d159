import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';

/** Buttons of a request's row: the start of a whisper to the person, and the command that invites them. */
export function ContactButtons({ ign }: { readonly ign: string }) {
  const { t } = useTranslation();
  return (
    <>
      <CopyButton size="sm" text={`@${ign} `}>
        {t('notifications.copyName')}
      </CopyButton>
      <CopyButton size="sm" text={`/invite ${ign}`}>
        {t('trade.reply.invite')}
      </CopyButton>
    </>
  );
}
