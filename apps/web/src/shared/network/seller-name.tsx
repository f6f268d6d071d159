import type { Presence } from '@poexchange/contract/rest';
import { joinClasses } from '../ui/classes.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { PresenceDot } from './presence-dot.tsx';

export type SellerNameProps = {
  readonly ign: string;
  /** Missing if the presence is unknown. */
  readonly presence?: Presence;
  readonly className?: string;
};

/** A person's in-game name; never translated, never broken across lines. */
export function SellerName({ ign, presence, className }: SellerNameProps) {
  return (
    <span className={joinClasses('inline-flex min-w-0 items-center gap-2', className)}>
      {presence !== undefined && <PresenceDot presence={presence} />}
      {/* The hint is the whole name, in case a narrow column cuts it (R9.28). */}
      <Tooltip content={ign}>
        <span translate="no" className="truncate font-semibold">
          {ign}
        </span>
      </Tooltip>
    </span>
  );
}
