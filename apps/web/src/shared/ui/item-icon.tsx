import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { iconUrl } from '../config/page-config.ts';
import { joinClasses } from './classes.ts';
import { Monogram } from './monogram.tsx';
// Inlined, so that it is available without a connection.
import noItem from './pictures/no-item.svg?inline';

export type ItemIconProps = {
  /** Path below the icon host; '' if unknown. */
  readonly path: string;
  /** Empty if the name is displayed next to the icon. */
  readonly name?: string;
  /**
   * Name for the monogram that replaces a missing picture; defaults to `name`. If both are empty, a drawing is shown.
   */
  readonly mark?: string;
  /** Shown if the picture is missing or cannot be loaded; by default the monogram. */
  readonly fallback?: ReactNode;
  /** `late` pictures wait until names and prices have loaded; `now` is for the few pictures in an answer. */
  readonly loads?: 'late' | 'now';
  readonly size?: 18 | 24 | 28 | 40;
  readonly className?: string;
};

/** Placeholder in the box until the picture has loaded. */
const comingImage = `url("${noItem}")`;

/** Changes the element directly: a list has hundreds of pictures, and a render for each would be wasteful. */
function clearComing({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.backgroundImage = 'none';
}

/**
 * An item's picture in a box of fixed size, fetched when the box comes near the screen, with a placeholder until the
 * picture has loaded. An item without a picture shows a monogram or a drawing.
 */
export function ItemIcon({ path, name = '', mark = name, fallback, loads = 'late', size = 28, className }: ItemIconProps) {
  const [failed, setFailed] = useState('');
  const isKnown = path !== '' && failed !== path;
  if (!isKnown && fallback !== undefined) return fallback;
  if (!isKnown && mark !== '') return <Monogram name={mark} label={name} size={size} {...(className !== undefined && { className })} />;
  return (
    <img
      // A different item needs a new element: the previous item's picture must not stay until the new picture has
      // loaded.
      key={path}
      src={isKnown ? iconUrl(path) : noItem}
      alt={name}
      width={size}
      height={size}
      style={{ width: size, height: size, backgroundImage: isKnown ? comingImage : 'none', backgroundSize: 'contain' }}
      loading={loads === 'now' ? 'eager' : 'lazy'}
      decoding="async"
      // Names and prices have priority over pictures.
      fetchPriority={loads === 'now' ? 'auto' : 'low'}
      draggable={false}
      className={joinClasses('inline-block shrink-0 rounded-sm bg-s2 object-contain', className)}
      onLoad={clearComing}
      onError={() => setFailed(path)}
    />
  );
}
