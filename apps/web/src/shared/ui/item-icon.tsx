import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { iconUrl } from '../config/page-config.ts';
import { joinClasses } from './classes.ts';
import { Monogram } from './monogram.tsx';
// Inlined: it must be available without a connection too.
import noItem from './pictures/no-item.svg?inline';

export type ItemIconProps = {
  /** Path below the icon host; '' if unknown. */
  readonly path: string;
  /** Empty if the name is shown next to it. */
  readonly name?: string;
  /** Name for the monogram that replaces a missing picture; `name` by default. Without either a drawing is shown. */
  readonly mark?: string;
  /** Drawn in place of a picture that is missing or cannot be loaded; the monogram by default. */
  readonly fallback?: ReactNode;
  /** `now` for the few pictures of an answer: `late` ones wait until names and prices were read. */
  readonly loads?: 'late' | 'now';
  readonly size?: 18 | 24 | 28 | 40;
  readonly className?: string;
};

/** Shown in the box until the picture has loaded. */
const comingImage = `url("${noItem}")`;

/** Writes to the element itself: a list has hundreds of pictures, and a render for each would be wasteful. */
function clearComing({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.backgroundImage = 'none';
}

/**
 * An item's picture in a box of fixed size, fetched when it comes near the screen, with a drawing in the box until it
 * has loaded. Without a picture, its letters, or a drawing.
 */
export function ItemIcon({ path, name = '', mark = name, fallback, loads = 'late', size = 28, className }: ItemIconProps) {
  const [failed, setFailed] = useState('');
  const isKnown = path !== '' && failed !== path;
  if (!isKnown && fallback !== undefined) return fallback;
  if (!isKnown && mark !== '') return <Monogram name={mark} label={name} size={size} {...(className !== undefined && { className })} />;
  return (
    <img
      // The key changes with the item: the previous item's picture must not stay until the new one has loaded.
      key={path}
      src={isKnown ? iconUrl(path) : noItem}
      alt={name}
      width={size}
      height={size}
      style={{ width: size, height: size, backgroundImage: isKnown ? comingImage : 'none', backgroundSize: 'contain' }}
      loading={loads === 'now' ? 'eager' : 'lazy'}
      decoding="async"
      // Loaded after names and prices, which have priority.
      fetchPriority={loads === 'now' ? 'auto' : 'low'}
      draggable={false}
      className={joinClasses('inline-block shrink-0 rounded-sm bg-s2 object-contain', className)}
      onLoad={clearComing}
      onError={() => setFailed(path)}
    />
  );
}
