import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { joinClasses } from '../ui/classes.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Glyph, type GlyphName } from '../ui/glyph.tsx';
import { Countdown } from '../ui/time-ago.tsx';
import { ToastLink } from './toast-link.tsx';
import { ToastClose, ToastLine } from './toast-line.tsx';
import { readParams } from './toast-model.ts';
import type { Toast, ToastLevel, ToastText } from './toast.ts';

const looks: Readonly<Record<ToastLevel, { readonly glyph: GlyphName; readonly tone: string }>> = {
  error: { glyph: 'warning', tone: 'text-down' },
  warning: { glyph: 'warning', tone: 'text-warn' },
  success: { glyph: 'check', tone: 'text-up' },
  info: { glyph: 'info', tone: 'text-info' },
};

export function ToastCard({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) {
  const { t } = useTranslation('notification');
  const say = (text: ToastText): string => t(text.key, readParams(text));
  const { glyph, tone } = looks[toast.level];
  const { action } = toast;
  const lead = <Glyph name={glyph} className={joinClasses('mt-px', tone)} />;
  const countdown = toast.countdownUntilMs !== undefined && (
    <Countdown clock="local" untilMs={toast.countdownUntilMs} className="ml-1.5 font-semibold" />
  );
  const button =
    toast.link !== undefined ? (
      <ToastLink href={toast.link.href} onFollow={onClose}>
        {say(toast.link.label)}
      </ToastLink>
    ) : (
      action !== undefined && (
        <Button
          size="sm"
          onClick={() => {
            action.run();
            onClose();
          }}
        >
          {say(action.label)}
        </Button>
      )
    );
  return (
    <ToastLine
      role={toast.level === 'error' ? 'alert' : 'status'}
      lead={lead}
      line={say(toast.title)}
      facts={countdown}
      action={button}
      onClose={onClose}
    >
      <div className="flex items-start gap-2.5">
        {lead}
        <div className="min-w-0 flex-1">
          <p>
            {say(toast.title)}
            {countdown}
          </p>
          {toast.reference !== undefined && (
            <CopyButton size="sm" text={toast.reference} className="mt-1.5 max-w-full">
              <span className="truncate">{t('error.reference', { id: toast.reference })}</span>
            </CopyButton>
          )}
          {toast.detail !== undefined && <p className="mt-0.5 text-12 text-muted">{say(toast.detail)}</p>}
        </div>
        {button === false ? <ToastClose onClose={onClose} /> : button}
      </div>
    </ToastLine>
  );
}
