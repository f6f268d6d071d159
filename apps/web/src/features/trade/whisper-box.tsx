import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { dockedBar } from '../../shared/ui/docked-bar.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';

export type WhisperBoxProps = {
  readonly whispers: readonly string[];
  /** A single short line that replaces all parts. */
  readonly short: string | undefined;
  readonly role: 'seller' | 'buyer';
};

/** The buyer's message to paste into the game, in as many parts as the chat requires, or as one short line. */
export function WhisperBox({ whispers, short, role }: WhisperBoxProps) {
  const { t } = useTranslation();
  const parts = whispers.map((whisper, index) => (
    <Whisper
      key={whisper}
      text={whisper}
      title={whispers.length === 1 ? t('trade.whisper') : t('trade.whisperPart', { part: index + 1, count: whispers.length })}
    />
  ));
  return (
    <section className="flex flex-col gap-3">
      <p className="text-12 text-muted">{t(role === 'seller' ? 'trade.offerText' : 'trade.buyerText')}</p>
      {short === undefined ? (
        parts
      ) : (
        <>
          <Whisper text={short} title={t('trade.whisper')} />
          <details className="text-12 text-muted">
            <summary className="w-fit rounded-sm py-1 hover:text-text max-md:min-h-[40px]">
              {t('listing.fullText', { count: whispers.length })}
            </summary>
            <div className="mt-2 flex flex-col gap-3">{parts}</div>
          </details>
        </>
      )}
    </section>
  );
}

function Whisper({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-12 text-muted">{title}</h2>
      <p translate="no" className="rounded-md border border-line-soft bg-bg px-2.5 py-2 font-mono text-12 text-muted select-all">
        {text}
      </p>
      <CopyButton kind="primary" text={text} className="self-start max-sm:w-full">
        {t('trade.copyWhisper')}
      </CopyButton>
    </div>
  );
}

/**
 * The whisper that the site gave the other person, for comparison with the message in the chat, which is easily edited
 * before it is sent.
 */
export function GivenWhisper({ whispers }: { readonly whispers: readonly string[] }) {
  const { t } = useTranslation();
  if (whispers.length === 0) return null;
  return (
    <details ref={dockedBar} className="group shrink-0 text-12 text-muted">
      <summary className="flex w-fit items-center gap-1.5 rounded-sm py-1 hover:text-text max-md:min-h-[40px]">
        <Glyph name="chevronRight" size={14} className="shrink-0 transition-transform group-open:rotate-90" />
        {t('trade.given')}
      </summary>
      <p className="text-faint">{t('trade.compare')}</p>
      {whispers.map((whisper) => (
        <p key={whisper} translate="no" className="mt-1.5 rounded-md border border-line-soft bg-bg px-2.5 py-1.5 font-mono select-all">
          {whisper}
        </p>
      ))}
    </details>
  );
}
