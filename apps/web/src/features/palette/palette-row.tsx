import type { MouseEvent } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PresenceDot } from '../../shared/network/presence-dot.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import { useGame } from '../../shared/game/use-game.ts';
import { inOwnView } from '../../shared/ui/price-view.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { splitMatches, type PaletteEntry } from './entries.ts';
import type { SellerEntry } from './use-results.ts';

export type PaletteRowProps = {
  readonly id: string;
  /** Position among all rows. */
  readonly at: number;
  readonly entry: PaletteEntry;
  readonly text: string;
  readonly isMarked: boolean;
  readonly onMark: () => void;
  readonly onOpen: (event: MouseEvent) => void;
};

/** A result: its picture, its name with the matching letters highlighted, and its price or number of listings. */
export function PaletteRow({ id, at, entry, text, isMarked, onMark, onOpen }: PaletteRowProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isMarked}
      data-at={at}
      onPointerMove={onMark}
      onClick={onOpen}
      className={joinClasses(
        'flex min-h-[38px] cursor-pointer items-center gap-3 px-4 max-md:min-h-[44px]',
        isMarked && 'bg-s3 shadow-[inset_2px_0_0_var(--color-accent)]',
      )}
    >
      <span className="grid w-[28px] shrink-0 place-items-center text-muted">
        <EntryPicture entry={entry} />
      </span>
      <span className="min-w-0 flex-1 truncate">
        <span translate={entry.kind === 'seller' ? 'no' : undefined}>
          {splitMatches(entry.name, text).map(({ part, isMatch }, index) =>
            isMatch ? (
              <b key={index} className="font-semibold text-accent">
                {part}
              </b>
            ) : (
              part
            ),
          )}
        </span>
        {entry.hint !== undefined && entry.hint !== '' && <span className="ml-2 text-12 text-muted">{entry.hint}</span>}
      </span>
      <EntryFigure entry={entry} />
    </div>
  );
}

function EntryPicture({ entry }: Pick<PaletteRowProps, 'entry'>) {
  if (entry.item !== undefined) return <ItemIcon path={entry.item.iconPath} mark={entry.item.name} size={24} loads="now" />;
  if (isSeller(entry)) return <PresenceDot presence={entry.presence} />;
  return <Glyph name={entry.glyph ?? 'list'} />;
}

function EntryFigure({ entry }: Pick<PaletteRowProps, 'entry'>) {
  const { t } = useTranslation();
  const game = useGame();
  if (entry.item !== undefined) {
    const { name, valueChaos, lowConfidence } = entry.item;
    return <Price chaos={valueChaos} lowConfidence={lowConfidence} hint="none" {...inOwnView(name, game)} />;
  }
  if (isSeller(entry)) return <span className="shrink-0 text-12 text-muted">{t('filter.inListings', { count: entry.listings })}</span>;
  return null;
}

function isSeller(entry: PaletteEntry): entry is SellerEntry {
  return 'presence' in entry;
}
