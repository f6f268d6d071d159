import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field, INPUT_CLASSES } from '../../shared/ui/field.tsx';
import { defaultReplies, maxReplyLength, replyIds, type Replies } from './replies.ts';
import { keepReplies, useReplies } from './reply-store.ts';

export function ReplyEditor({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const kept = useReplies();
  const [draft, setDraft] = useState<Replies>(kept);
  const save = (): void => {
    keepReplies(draft);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('app.close')}
      title={t('trade.editReplies')}
      description={t('trade.repliesHint')}
      footer={
        <>
          <Button kind="quiet" className="mr-auto" onClick={() => setDraft(defaultReplies)}>
            {t('trade.repliesReset')}
          </Button>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button kind="primary" onClick={save}>
            {t('trade.repliesSave')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {replyIds.map((id) => (
          <Field key={id} label={t(`trade.reply.${id}`)}>
            {(control) => (
              <input
                {...control}
                type="text"
                maxLength={maxReplyLength}
                className={`${INPUT_CLASSES} w-full font-mono`}
                value={draft[id]}
                onChange={(event) => setDraft((before) => ({ ...before, [id]: event.target.value }))}
              />
            )}
          </Field>
        ))}
      </div>
    </Dialog>
  );
}
