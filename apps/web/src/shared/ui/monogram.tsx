import { joinClasses } from './classes.ts';

const LETTERS_OF = /\p{L}|\d/u;
/** Words ignored in monograms. */
const silent: ReadonlySet<string> = new Set(['of', 'the', 'a', 'an', 'de', 'and']);

/**
 * Two letters for a name: the initials of its first and last significant word, so that "Greater Essence of Haste" and
 * "Greater Essence of Ice" differ. Pure.
 */
export function writeMonogram(name: string): string {
  const words = name.split(/[\s()\-:]+/).filter((word) => LETTERS_OF.test(word) && !silent.has(word.toLowerCase()));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => LETTERS_OF.exec(word ?? '')?.[0] ?? '');
  return letters.join('').toUpperCase();
}

/** A fixed hue for a name, 0-359. Pure. */
export function hueOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 3600;
  return hash % 360;
}

/**
 * Stands in for an item's missing picture: the item's letters on a colour derived from its name, so that items in a
 * list look different.
 */
export function Monogram({
  name,
  size,
  label,
  className,
}: {
  readonly name: string;
  readonly size: number;
  /** Empty if the name is displayed next to the monogram. */
  readonly label: string;
  readonly className?: string;
}) {
  const hue = hueOf(name);
  return (
    <span
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      style={{
        width: size,
        height: size,
        fontSize: Math.round(size * 0.42),
        color: `hsl(${hue} 50% 76%)`,
        backgroundColor: `hsl(${hue} 28% 20%)`,
      }}
      className={joinClasses(
        'inline-grid shrink-0 place-items-center rounded-sm font-semibold leading-none tracking-tight select-none',
        className,
      )}
    >
      {writeMonogram(name)}
    </span>
  );
}
