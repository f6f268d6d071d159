import type { ReactNode } from 'react';

/** A section of a side panel with its heading. */
export function PanelSection({
  title,
  aside,
  children,
}: {
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="border-b border-line-soft px-4 py-2.5 last:border-b-0">
      <h3 className="mb-1.5 flex items-center gap-2 text-12 font-medium text-muted">
        <span className="flex-1">{title}</span>
        {aside}
      </h3>
      {children}
    </section>
  );
}

export function Stat({ value, label }: { readonly value: ReactNode; readonly label: string }) {
  return (
    <div className="min-w-0 rounded-md border border-line-soft bg-bg px-2.5 py-1.5">
      <p className="text-14 font-semibold">{value}</p>
      <p className="text-12 text-muted">{label}</p>
    </div>
  );
}
