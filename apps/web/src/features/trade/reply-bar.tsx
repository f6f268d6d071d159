import { Suspense, useState } from 'react';
import { useLetterKeys } from '../../shared/game/interface-store.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { lazyPart } from '../../shared/network/lazy-part.ts';
import { Button } from '../../shared/ui/button.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Kbd } from '../../shared/ui/kbd.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../shared/ui/use-media-query.ts';
import { useJustCopied } from '../../shared/ui/use-just-copied.ts';
import { fillReply, replyIds, templateOf, type ReplyFacts, type ReplyId } from './replies.ts';
import type { Deal } from './handover.ts';
import { useReplies } from './reply-store.ts';
import { copyPlain } from './copy-plain.ts';

const ReplyEditor = lazyPart(() => import('./reply-editor.tsx').then((module) => ({ default: module.ReplyEditor })));

type Copied = { readonly id: ReplyId; readonly text: string; readonly isRefused: boolean };

/** Copies a reply, and remembers which text was copied last. */
export function useReplyCopy(facts: ReplyFacts, onCopied: (id: ReplyId) => void) {
  const replies = useReplies();
  const [copied, setCopied] = useState<Copied | null>(null);
  const copy = async (id: ReplyId): Promise<void> => {
    const text = fillReply(templateOf(replies, id, facts.deal), facts);
    const isWritten = await copyPlain(text);
    setCopied({ id, text, isRefused: !isWritten });
    if (isWritten) onCopied(id);
  };
  return { copied, copy };
}

export type ReplyBarProps = { readonly deal: Deal; readonly copied: Copied | null; readonly onCopy: (id: ReplyId) => void };

/** Six replies, each copied with one click, and the copied text below. */
export function ReplyBar({ deal, copied, onCopy }: ReplyBarProps) {
  const { t } = useTranslation();
  const hasLetterKeys = useLetterKeys();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const [isEditing, setEditing] = useState(false);
  const isJustCopied = useJustCopied(copied);
  return (
    <section aria-label={t('trade.replies')} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-1.5 max-md:grid max-md:grid-cols-3">
        {replyIds.map((id, index) => {
          const isLast = isJustCopied && copied?.id === id && !copied.isRefused;
          return (
            <Button
              key={id}
              {...(hasLetterKeys && { 'aria-keyshortcuts': String(index + 1) })}
              // On a phone the labels of every language fit in two lines.
              className={joinClasses(
                'min-w-0 px-2! max-md:h-auto! max-md:min-h-[40px] max-md:py-1! max-md:leading-tight max-md:whitespace-normal!',
                isLast && 'border-up/50! bg-up/10 text-up!',
              )}
              onClick={() => onCopy(id)}
            >
              <Kbd className={isLast ? 'border-up/50 text-up' : undefined}>{String(index + 1)}</Kbd>
              <Glyph name={isLast ? 'check' : 'copy'} size={14} className={isLast ? 'md:order-last' : 'opacity-60 md:hidden'} />
              <span className="min-w-0 max-md:break-words">
                {t(id === 'sold' && deal === 'buys' ? 'trade.reply.bought' : `trade.reply.${id}`)}
              </span>
            </Button>
          );
        })}
        {!isPhone && <IconButton glyph="gear" label={t('trade.editReplies')} className="ml-auto" onClick={() => setEditing(true)} />}
      </div>
      {copied !== null && (
        <div role="status" className="flex gap-2 rounded-md border border-line-soft bg-bg px-2.5 py-1.5 font-mono text-12">
          {copied.isRefused ? (
            <input
              readOnly
              autoFocus
              aria-label={t('copy.byHand')}
              value={copied.text}
              className="w-full bg-transparent"
              onFocus={(event) => event.target.select()}
            />
          ) : (
            <>
              {isJustCopied && <span className="shrink-0 text-up">{t('trade.copied')}</span>}
              <span translate="no" className="min-w-0 text-muted select-all md:truncate" title={copied.text}>
                {copied.text}
              </span>
            </>
          )}
        </div>
      )}
      {isPhone && (
        <Button kind="quiet" className="self-end text-12! text-muted" onClick={() => setEditing(true)}>
          <Glyph name="gear" size={14} />
          {t('trade.editReplies')}
        </Button>
      )}
      {isEditing && (
        <Suspense fallback={null}>
          <ReplyEditor onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </section>
  );
}
