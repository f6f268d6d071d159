import { joinClasses } from '../../../shared/ui/classes.ts';
import { Skeleton } from '../../../shared/ui/states.tsx';

/** Six placeholder rows with the height of real rows, so that the layout does not shift. */
export function GreyRows({ label, heightClass = 'h-[32px]' }: { readonly label: string; readonly heightClass?: string }) {
  return (
    <div role="status" aria-label={label} className="border-t border-line">
      {Array.from({ length: 6 }, (_none, row) => (
        <div key={row} className={joinClasses('flex items-center gap-3 border-b border-line-soft px-3', heightClass)}>
          <Skeleton className="size-6" />
          <Skeleton className="h-3 w-[160px]" />
          <span className="flex-1" />
          <Skeleton className="h-3 w-[60px]" />
          <Skeleton className="h-3 w-[80px]" />
        </div>
      ))}
    </div>
  );
}
