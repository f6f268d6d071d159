import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';

/** The buyer's message to paste in the game, in as many parts as the chat wants (D30). */
export type WhisperBoxProps = { readonly whispers: readonly string[]; readonly role: 'seller' | 'buyer' };

export function WhisperBox({ whispers, role }: WhisperBoxProps) {
  const { t } = useTranslation();
  return (
    <section className="flex flex-col gap-3">
      <p className="text-12 text-muted">{t(role === 'seller' ? 'trade.offerText' : 'trade.buyerText')}</p>
      {whispers.map((whisper, index) => (
        <div key={whisper} className="flex flex-col gap-2">
          <h2 className="text-12 text-muted">
            {whispers.length === 1 ? t('trade.whisper') : t('trade.whisperPart', { part: index + 1, count: whispers.length })}
          </h2>
          <p translate="no" className="rounded-md border border-line-soft bg-bg px-2.5 py-2 font-mono text-12 text-muted select-all">
            {whisper}
          </p>
          <CopyButton kind="primary" text={whisper} className="self-start">
            {t('trade.copyWhisper')}
          </CopyButton>
        </div>
      ))}
    </section>
  );
}
