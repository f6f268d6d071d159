import { useState, type ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { joinClasses } from '../ui/classes.ts';
import { Glyph } from '../ui/glyph.tsx';
import { ROOMY_QUERY, useMediaQuery } from '../ui/use-media-query.ts';

export const TOAST_CLASSES = 'w-full rounded-lg border border-line-strong bg-s3 px-3.5 py-3 text-13 text-text shadow-float';

export type ToastLineProps = {
  /** Shown before the text: the urgency, or a person's presence. */
  readonly lead: ReactNode;
  /** Short text, truncated after two lines. */
  readonly line: ReactNode;
  /** Shown after the text, never truncated: an amount, a count. */
  readonly facts?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
  /** Missing if the toast cannot be closed, as in the notification centre. */
  readonly onClose?: (() => void) | undefined;
  readonly role: 'alert' | 'status';
  readonly 'data-testid'?: string;
};

/**
 * A toast. Shown in full where it has its own corner; where it covers the page, shown as a single line that expands, so
 * that it does not hide the user's work.
 */
export function ToastLine({ lead, line, facts, action, children, onClose, role, ...rest }: ToastLineProps) {
  const { t } = useTranslation('notification');
  const isRoomy = useMediaQuery(ROOMY_QUERY);
  const [isOpen, setOpen] = useState(false);
  if (isRoomy) {
    return (
      <div role={role} className={TOAST_CLASSES} {...rest}>
        {children}
      </div>
    );
  }
  return (
    <div role={role} className={joinClasses(TOAST_CLASSES, isOpen ? 'pt-0!' : 'py-0!', 'px-2.5!')} {...rest}>
      {isOpen ? (
        <div className="pt-2.5">{children}</div>
      ) : (
        <div className="flex h-[42px] items-center gap-2">
          {lead}
          <button
            type="button"
            aria-expanded={false}
            title={t('toast.details')}
            onClick={() => setOpen(true)}
            className="flex h-full min-w-0 flex-1 items-center gap-1.5 text-left"
          >
            <span className="line-clamp-2 min-w-0 leading-[1.3]">{line}</span>
            {facts}
            <Glyph name="chevronUp" size={12} className="ml-auto text-faint" />
          </button>
          {action}
          {onClose !== undefined && <ToastClose onClose={onClose} />}
        </div>
      )}
    </div>
  );
}

export function ToastClose({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('notification');
  return (
    <button
      type="button"
      aria-label={t('toast.close')}
      onClick={onClose}
      className="-mr-1.5 grid size-[26px] shrink-0 place-items-center rounded-md text-faint hover:bg-s4 hover:text-text max-md:-my-2 max-md:size-[40px]"
    >
      <Glyph name="close" size={12} />
    </button>
  );
}
