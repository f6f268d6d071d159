import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph, type GlyphName } from '../../shared/ui/glyph.tsx';

const tones = {
  away: 'border-warn/30 bg-note text-note-text',
  back: 'border-up/30 bg-up/10 text-text',
  bad: 'border-bad-text/30 bg-bad text-bad-text',
} as const;

export type PageNoteProps = {
  readonly tone: keyof typeof tones;
  readonly glyph: GlyphName;
  readonly role?: 'alert';
  readonly title: string;
  readonly text?: string;
  readonly children?: React.ReactNode;
};

/** A note above a list: the problem, and how to solve it. */
export function PageNote({ tone, glyph, role, title, text, children }: PageNoteProps) {
  return (
    <div
      role={role ?? 'status'}
      data-tone={tone}
      className={joinClasses('mx-4 mb-2 flex flex-wrap items-center gap-2.5 rounded-md border px-3 py-1.5', tones[tone])}
    >
      <Glyph name={glyph} size={16} className={tone === 'back' ? 'text-up' : undefined} />
      <span className="font-semibold max-md:min-w-0 max-md:flex-1">{title}</span>
      <span className="min-w-0 flex-1 text-12 max-md:order-last max-md:basis-full max-md:empty:hidden">{text}</span>
      {children}
    </div>
  );
}
