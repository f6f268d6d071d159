import type { ReactNode } from 'react';
import { Skeleton } from '../../shared/ui/states.tsx';

export type CardProps = { readonly title: ReactNode; readonly aside?: ReactNode; readonly children: ReactNode };

/** A card on Home for one part of the market. */
export function Card({ title, aside, children }: CardProps) {
  return (
    <section className="flex min-w-0 flex-col rounded-lg border border-line-soft bg-s1">
      <header className="flex items-center justify-between gap-3 border-b border-line-soft px-4 py-2.5">
        <h3 className="font-semibold">{title}</h3>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** Placeholder rows with the height of real rows (D86). */
export function SkeletonRows({ count }: { readonly count: number }) {
  return (
    <div className="flex flex-col">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex h-[40px] items-center px-4">
          <Skeleton className="h-3 w-full" />
        </div>
      ))}
    </div>
  );
}
