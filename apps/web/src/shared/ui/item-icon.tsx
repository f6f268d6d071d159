import { useState } from 'react';
import { iconUrl } from '../config/page-config.ts';
import { joinClasses } from './classes.ts';
import { Monogram } from './monogram.tsx';
// Inlined: it must be there without a connection too.
import noItem from './pictures/no-item.svg?inline';

export type ItemIconProps = {
  /** Path below the icon host; '' where none is known. */
  readonly path: string;
  /** Empty where the name stands beside it. */
  readonly name?: string;
  /**
   * Name for the monogram that replaces a missing picture; `name` when not given. Without either a drawing is shown.
   */
  readonly mark?: string;
  readonly size?: 18 | 24 | 28 | 40;
  readonly className?: string;
};

/**
 * An item's picture in a box of fixed size, fetched when it comes near the screen. Without one, its letters, or a
 * drawing.
 */
export function ItemIcon({ path, name = '', mark = name, size = 28, className }: ItemIconProps) {
  const [failed, setFailed] = useState('');
  const isKnown = path !== '' && failed !== path;
  if (!isKnown && mark !== '') return <Monogram name={mark} label={name} size={size} {...(className !== undefined && { className })} />;
  return (
    <img
      // The key changes with the item: the previous item's picture must not stay until the new one has loaded.
      key={path}
      src={isKnown ? iconUrl(path) : noItem}
      alt={name}
      width={size}
      height={size}
      style={{ width: size, height: size }}
      loading="lazy"
      decoding="async"
      // Loaded after names and prices, which are read first.
      fetchPriority="low"
      draggable={false}
      className={joinClasses('inline-block shrink-0 rounded-sm bg-s2 object-contain', className)}
      onError={() => setFailed(path)}
    />
  );
}
