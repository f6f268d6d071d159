import { joinClasses } from '../../../shared/ui/classes.ts';

/** Icons that only this page uses, so that other pages do not load them. */
const shapes = {
  camera: 'M2.5 5h2.8l1-1.8h3.4l1 1.8h2.8v8h-11zM8 11.2a2.4 2.4 0 1 0 0-4.800 2.400 2.400 0 0 0 0 4.800z',
  lock: 'M4 7.5h8V13H4zM5.500 7.500V5.500a2.500 2.500 0 0 1 5 0v2',
  pencil: 'M3 13l.7-3L10.500 3.200l2.300 2.300L6 12.300z',
} as const;

export function Drawing({ name, className }: { readonly name: keyof typeof shapes; readonly className?: string }) {
  return (
    <svg
      aria-hidden="true"
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={joinClasses('shrink-0', className)}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
