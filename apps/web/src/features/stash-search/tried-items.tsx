import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';

type TriedItemsProps = {
  readonly items: readonly (readonly string[])[];
  /** Whether each item matches; null if there is no valid search. */
  readonly found: readonly boolean[] | null;
};

/** The pasted items, with marks on those that the search matches. */
export function TriedItems({ items, found }: TriedItemsProps) {
  const { t } = useTranslation();
  const count = found?.filter(Boolean).length ?? 0;
  return (
    <div className="flex flex-col gap-1.5">
      <p role="status" className="text-13 tabular-nums">
        {found === null ? t('search.itemsRead', { amount: items.length }) : t('search.finds', { found: count, amount: items.length })}
      </p>
      <ul aria-label={t('search.items')} className="max-h-[280px] overflow-y-auto rounded-md border border-line-soft bg-bg">
        {items.map((lines, index) => {
          const isFound = found?.[index] === true;
          return (
            <li
              key={`${index} ${lines[0] ?? ''}`}
              className={joinClasses('flex items-center gap-2 px-3 py-1.5 text-13', found !== null && !isFound && 'text-faint')}
            >
              <Glyph name={isFound ? 'check' : 'minus'} size={14} className={isFound ? 'text-up' : 'text-faint'} />
              <span translate="no" className="min-w-0 flex-1 truncate">
                {nameOf(lines)}
              </span>
              {found !== null && <span className="shrink-0 text-12">{t(isFound ? 'search.found' : 'search.notFound')}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Returns the lines with the item's name, which follow class and rarity and precede the first property. */
function nameOf(lines: readonly string[]): string {
  const own = lines.filter((line) => !line.startsWith('Item Class:') && !line.startsWith('Rarity:'));
  const second = own[1] !== undefined && !own[1].includes(':') && own[0] !== undefined && !own[0].includes(' Map') ? `, ${own[1]}` : '';
  return `${own[0] ?? lines[0] ?? ''}${second}`;
}
