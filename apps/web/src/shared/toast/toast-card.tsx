import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { joinClasses } from '../ui/classes.ts';
import { Glyph, type GlyphName } from '../ui/glyph.tsx';
import { Countdown } from '../ui/time-ago.tsx';
import type { Toast, ToastLevel, ToastText } from './toast.ts';

const looks: Readonly<Record<ToastLevel, { readonly glyph: GlyphName; readonly tone: string }>> = {
  error: { glyph: 'warning', tone: 'text-down' },
  warning: { glyph: 'warning', tone: 'text-warn' },
  success: { glyph: 'check', tone: 'text-up' },
  info: { glyph: 'info', tone: 'text-info' },
};

export const TOAST_CLASSES = 'w-full rounded-lg border border-line bg-s3 px-3.5 py-3 text-13 text-text shadow-float';

export function ToastCard({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) {
  const { t } = useTranslation('notification');
  const say = (text: ToastText): string => t(text.key, text.params ?? {});
  const { glyph, tone } = looks[toast.level];
  const { action } = toast;
  return (
    <div role={toast.level === 'error' ? 'alert' : 'status'} className={TOAST_CLASSES}>
      <div className="flex items-start gap-2.5">
        <Glyph name={glyph} className={joinClasses('mt-px', tone)} />
        <div className="min-w-0 flex-1">
          <p>
            {say(toast.title)}
            {toast.countdownUntilMs !== undefined && (
              <Countdown clock="local" untilMs={toast.countdownUntilMs} className="ml-1.5 font-semibold" />
            )}
          </p>
          {toast.detail !== undefined && <p className="mt-0.5 text-12 text-muted">{say(toast.detail)}</p>}
        </div>
        {action === undefined ? (
          <button
            type="button"
            aria-label={t('toast.close')}
            onClick={onClose}
            className="-mt-1 -mr-1.5 grid size-[26px] max-md:-my-2 max-md:size-[40px] shrink-0 place-items-center rounded-md text-faint hover:bg-s4 hover:text-text"
          >
            <Glyph name="close" size={12} />
          </button>
        ) : (
          <Button
            size="sm"
            onClick={() => {
              action.run();
              onClose();
            }}
          >
            {say(action.label)}
          </Button>
        )}
      </div>
    </div>
  );
}
