import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nameItem } from '../../../shared/i18n/item-names.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Popover } from '../../../shared/ui/popover.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { expandedListingQuery } from '../feed/expanded-query.ts';
import type { ListingItemView } from '../listing-view.ts';

/** The listing whose stacks are read, and its version. */
export type StacksOf = { readonly uuid: string; readonly stampMs: number };

export type StackModsProps = { readonly hash: string; readonly name: string; readonly listing: StacksOf };

/** True for items whose price depends on mods that no group property names. */
export function hasMods({ summary }: ListingItemView): boolean {
  return summary.properties['eightMod'] === true;
}

/** Maximum number of stacks whose text is shown. */
const MAX_STACKS = 12;

/** Button that shows the text of an item's stacks as last read; two 8-mod maps differ only in this text. */
export function StackMods({ hash, name, listing }: StackModsProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data, isPending } = useQuery({ ...expandedListingQuery(listing.uuid, listing.stampMs), enabled: isOpen });
  const stacks = data?.items.find((item) => item.hash === hash)?.rawItems ?? [];
  const read = stacks.filter(({ lines }) => lines.length > 0);
  return (
    <Popover
      label={t('listing.mods.title', { name })}
      isOpen={isOpen}
      onOpenChange={setOpen}
      align="start"
      className="w-[min(340px,calc(100vw-24px))] p-3 text-12"
      trigger={
        <button
          type="button"
          aria-label={t('listing.mods.title', { name })}
          className="whitespace-nowrap underline decoration-dotted underline-offset-3 hover:text-text"
        >
          {t('listing.mods.show')}
        </button>
      }
    >
      {isPending ? (
        <Spinner />
      ) : read.length === 0 ? (
        <p className="text-muted">{t('listing.mods.unread')}</p>
      ) : (
        <div tabIndex={0} role="group" aria-label={t('listing.mods.title', { name })} className="max-h-[360px] overflow-y-auto">
          <ul className="flex flex-col gap-3">
            {read.slice(0, MAX_STACKS).map(({ id, name: own, lines }) => (
              <li key={id} translate="no">
                <span className="block font-semibold">{nameItem(own === '' ? name : own)}</span>
                {lines
                  .filter((line) => !line.startsWith('Rarity: ') && !own.includes(line))
                  .map((line, at) => (
                    <span key={at} className="block text-muted">
                      {line}
                    </span>
                  ))}
              </li>
            ))}
          </ul>
          {stacks.length > Math.min(read.length, MAX_STACKS) && (
            <p className="mt-2 text-muted">{t('offer.far.more', { count: stacks.length - Math.min(read.length, MAX_STACKS) })}</p>
          )}
        </div>
      )}
    </Popover>
  );
}
