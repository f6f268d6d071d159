import { useLetterKeys } from '../game/interface-store.ts';
import { joinClasses } from './classes.ts';

/**
 * A single-character shortcut next to its action; hidden if these shortcuts are turned off. Hidden from screen readers,
 * because the action has its own text.
 */
export function Kbd({ children, className }: { readonly children: string; readonly className?: string }) {
  const isOn = useLetterKeys();
  if (!isOn) return null;
  return (
    <kbd
      aria-hidden="true"
      className={joinClasses('rounded-sm border border-line px-1 font-sans text-12 leading-[16px] text-faint max-md:hidden', className)}
    >
      {children}
    </kbd>
  );
}
