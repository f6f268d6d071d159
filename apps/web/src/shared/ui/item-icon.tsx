import { useState } from 'react';
import { iconUrl } from '../config/page-config.ts';
import { joinClasses } from './classes.ts';

export type ItemIconProps = {
  /** Path below the icon host; '' where none is known. */
  readonly path: string;
  /** Empty where the name stands beside it. */
  readonly name?: string;
  readonly size?: 18 | 24 | 28 | 40;
  readonly className?: string;
};

/** An item's picture in a box of fixed size, fetched when it comes near the screen. Where there is none, a drawing. */
export function ItemIcon({ path, name = '', size = 28, className }: ItemIconProps) {
  const [failed, setFailed] = useState('');
  const box = joinClasses('inline-grid shrink-0 place-items-center overflow-hidden rounded-sm bg-s2', className);
  if (path === '' || failed === path) {
    return (
      <span
        className={box}
        style={{ width: size, height: size }}
        {...(name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      >
        <svg
          width={size * 0.6}
          height={size * 0.6}
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.2"
          className="text-faint"
        >
          <path d="M8 1.5l5.5 3.200v6.600L8 14.5l-5.5-3.200V4.700zM2.5 4.700L8 8l5.5-3.300M8 8v6.500" strokeLinejoin="round" />
        </svg>
      </span>
    );
  }
  return (
    <span className={box} style={{ width: size, height: size }}>
      <img
        src={iconUrl(path)}
        alt={name}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        draggable={false}
        className="size-full object-contain"
        onError={() => setFailed(path)}
      />
    </span>
  );
}
