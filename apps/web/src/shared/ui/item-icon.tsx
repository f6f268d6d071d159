import { useState } from 'react';
import { iconUrl } from '../config/page-config.ts';
import { joinClasses } from './classes.ts';
import { Monogram } from './monogram.tsx';
// In the page itself: without a connection it must not be missing too.
import noItem from './pictures/no-item.svg?inline';

export type ItemIconProps = {
  /** Path below the icon host; '' where none is known. */
  readonly path: string;
  /** Empty where the name stands beside it. */
  readonly name?: string;
  /** What the letters are of that stand in for a picture; the name when not given. Without either it is a drawing. */
  readonly mark?: string;
  readonly size?: 18 | 24 | 28 | 40;
  readonly className?: string;
};

/**
 * An item's picture in a box of fixed size, fetched when it comes near the screen. Where there is none, its letters, or
 * a drawing.
 */
export function ItemIcon({ path, name = '', mark = name, size = 28, className }: ItemIconProps) {
  const [failed, setFailed] = useState('');
  const isKnown = path !== '' && failed !== path;
  if (!isKnown && mark !== '') return <Monogram name={mark} label={name} size={size} {...(className !== undefined && { className })} />;
  return (
    <img
      // Of another item it is another picture: until that is there, this one's must not stand in for it.
      key={path}
      src={isKnown ? iconUrl(path) : noItem}
      alt={name}
      width={size}
      height={size}
      style={{ width: size, height: size }}
      loading="lazy"
      decoding="async"
      // After what the page shows: names and prices are read first.
      fetchPriority="low"
      draggable={false}
      className={joinClasses('inline-block shrink-0 rounded-sm bg-s2 object-contain', className)}
      onError={() => setFailed(path)}
    />
  );
}
