import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import { Glyph, type GlyphName } from './glyph.tsx';

type StateProps = {
  readonly title: ReactNode;
  /** 1 if the state fills the whole page. */
  readonly level?: 1;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string;
};

/** Shown in place of missing content, with a suggestion of what to do. */
export function EmptyState({ glyph = 'stash', ...rest }: StateProps & { readonly glyph?: GlyphName }) {
  return <State glyph={glyph} tone="text-faint" {...rest} />;
}

/** Explains a failure and what to do about it. Announced when it appears. */
export function ErrorState(props: StateProps) {
  return <State glyph="warning" tone="text-down" role="alert" {...props} />;
}

function State({
  glyph,
  tone,
  role,
  title,
  children,
  actions,
  className,
  level,
}: StateProps & { readonly glyph: GlyphName; readonly tone: string; readonly role?: string }) {
  const Title = level === 1 ? 'h1' : 'p';
  return (
    <div role={role} className={joinClasses('flex flex-col items-center gap-2 px-4 py-10 text-center', className)}>
      <Glyph name={glyph} size={28} className={tone} />
      <Title className="text-14 font-semibold">{title}</Title>
      {children !== undefined && <div className="max-w-[46ch] text-13 text-muted">{children}</div>}
      {actions !== undefined && <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}

/** A placeholder as large as the content, so that the layout does not jump. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={joinClasses('block animate-pulse rounded-sm bg-s3', className)} />;
}

/**
 * Placeholder rows of a table: fourteen rows of normal height, so that the layout does not jump. `start` has the widths
 * of each row's first cells, `end` the widths of the number cells after them.
 */
export function RowsSkeleton({
  label,
  start,
  end,
}: {
  readonly label: string;
  readonly start: readonly string[];
  readonly end: readonly string[];
}) {
  return (
    <div role="status" aria-label={label} className="flex min-h-0 flex-1 flex-col overflow-hidden border-t border-line">
      {Array.from({ length: 14 }, (_, row) => (
        <div key={row} className="flex h-[44px] shrink-0 items-center gap-3 border-b border-line-soft px-3">
          {start.map((className) => (
            <Skeleton key={className} className={className} />
          ))}
          <span className="flex-1" />
          {end.map((className) => (
            <Skeleton key={className} className={className} />
          ))}
        </div>
      ))}
    </div>
  );
}

export type NoteTone = 'warn' | 'bad' | 'info';
const notes: Readonly<Record<NoteTone, string>> = { warn: 'bg-note text-note-text', bad: 'bg-bad text-bad-text', info: 'bg-s2 text-muted' };

/** Information to read before continuing. */
export function Note({
  tone = 'warn',
  children,
  className,
}: {
  readonly tone?: NoteTone;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <div className={joinClasses('flex gap-2 rounded-md px-3 py-2 text-12', notes[tone], className)}>
      <Glyph name={tone === 'info' ? 'info' : 'warning'} size={14} className="mt-0.5" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
