import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button, type ButtonProps } from './button.tsx';
import { Glyph } from './glyph.tsx';

/** R9.29. */
export const COPY_CONFIRM_MS = 1000;

export type CopyButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & { readonly text: string; readonly children: ReactNode };

/**
 * Copies fixed text and confirms the copy for a second. If clipboard access is denied, shows the text for manual
 * copying.
 */
export function CopyButton({ text, children, ...rest }: CopyButtonProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (): Promise<void> => {
    const written = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    clearTimeout(timer.current);
    if (written !== true) return setState('refused');
    setState('copied');
    timer.current = setTimeout(() => setState('idle'), COPY_CONFIRM_MS);
    return undefined;
  };
  if (state === 'refused') {
    return (
      <input
        readOnly
        autoFocus
        aria-label={t('copy.byHand')}
        value={text}
        className="h-[30px] w-[180px] rounded-md border border-accent bg-bg px-2 font-mono text-12"
        onFocus={(event) => event.target.select()}
        onBlur={() => setState('idle')}
      />
    );
  }
  return (
    <Button onClick={() => void copy()} {...rest}>
      {children}
      <Glyph name={state === 'copied' ? 'check' : 'copy'} size={14} className={state === 'copied' ? undefined : 'opacity-60'} />
      <span role="status" className="sr-only">
        {state === 'copied' ? t('copy.done') : ''}
      </span>
    </Button>
  );
}
