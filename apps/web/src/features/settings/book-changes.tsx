import { sortOfChange, type BookChange, type ChangeSort, type OfferTerms } from '@poexchange/domain/price-book';
import type { ReactNode } from 'react';
import { nameItem } from '../../shared/i18n/item-names.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeNumber, writePercent } from '../../shared/i18n/write-values.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Price } from '../../shared/ui/price.tsx';
import { useCategoryName } from '../../shared/ui/use-category-name.ts';
import type { OfferScope } from '../price-book/index.ts';
import { useItemNames } from '../../shared/prices/item-search.ts';

export type BookChangesProps = {
  readonly changes: readonly BookChange[];
  readonly scope: OfferScope;
  /** Names from the file by hash, for items missing in the tables. */
  readonly names: ReadonlyMap<string, string>;
};

const kinds = ['offer', 'override', 'ignored', 'group', 'groupTerms', 'groupItem', 'groupOverride', 'groupIgnored'] as const;
/** Maximum number of rendered rows per kind; a book may change thousands of entries. */
const SHOWN_OF_KIND = 100;

/** Changes made by an import, grouped by kind, with the values before and after. */
export function BookChanges({ changes, scope, names }: BookChangesProps) {
  const { t } = useTranslation();
  const shown = kinds.flatMap((kind) => {
    const ofKind = changes.filter((change) => change.kind === kind);
    return ofKind.length === 0 ? [] : [{ kind, ofKind }];
  });
  const hashes = shown.flatMap(({ ofKind }) => ofKind.slice(0, SHOWN_OF_KIND).flatMap((change) => ('hash' in change ? [change.hash] : [])));
  const known = useItemNames(scope, hashes);
  return (
    <div className="flex max-h-[340px] flex-col gap-3 overflow-y-auto">
      {shown.map(({ kind, ofKind }) => (
        <section key={kind} aria-label={t(`settings.book.kind.${kind}`)}>
          <h4 className="flex flex-wrap items-baseline gap-x-2 border-b border-line-soft pb-1 text-13 font-semibold">
            {t(`settings.book.kind.${kind}`)}
            <SortCounts changes={ofKind} />
          </h4>
          <ul>
            {ofKind.slice(0, SHOWN_OF_KIND).map((change) => (
              <li
                key={keyOf(change)}
                className="flex min-h-[30px] flex-wrap items-center gap-x-3 border-b border-line-soft py-1 text-13 last:border-b-0"
              >
                <span
                  className={joinClasses('w-[14px] shrink-0 text-center font-semibold', signTones[sortOfChange(change)])}
                  title={t(`settings.book.sort.${sortOfChange(change)}`)}
                >
                  {signs[sortOfChange(change)]}
                </span>
                <span className="min-w-[120px] flex-1 [overflow-wrap:anywhere]">
                  <Subject
                    change={change}
                    scope={scope}
                    name={
                      'hash' in change
                        ? nameItem(known.items.get(change.hash)?.name ?? names.get(change.hash) ?? change.hash.slice(0, 12))
                        : ''
                    }
                    isUnknown={known.isComplete && 'hash' in change && !known.items.has(change.hash)}
                  />
                </span>
                <span className="num ml-auto inline-flex flex-wrap items-center justify-end gap-x-1.5 text-12">
                  <Values change={change} />
                </span>
              </li>
            ))}
          </ul>
          {ofKind.length > SHOWN_OF_KIND && (
            <p className="pt-1 text-12 text-muted">{t('settings.book.more', { count: ofKind.length - SHOWN_OF_KIND })}</p>
          )}
        </section>
      ))}
    </div>
  );
}

const signs: Readonly<Record<ChangeSort, string>> = { added: '+', changed: '~', removed: '−' };
const signTones: Readonly<Record<ChangeSort, string>> = { added: 'text-up', changed: 'text-warn', removed: 'text-down' };

function SortCounts({ changes }: { readonly changes: readonly BookChange[] }) {
  const { t } = useTranslation();
  return (['added', 'changed', 'removed'] as const).map((sort) => {
    const count = changes.filter((change) => sortOfChange(change) === sort).length;
    return count === 0 ? null : (
      <span key={sort} className={joinClasses('text-12 font-normal', signTones[sort])}>
        {`${t(`settings.book.sort.${sort}`)} ${writeNumber(count)}`}
      </span>
    );
  });
}

type SubjectProps = { readonly change: BookChange; readonly scope: OfferScope; readonly name: string; readonly isUnknown: boolean };

function Subject({ change, scope, name, isUnknown }: SubjectProps) {
  const { t } = useTranslation();
  const nameOf = useCategoryName(scope.game);
  if (change.kind === 'offer') return nameOf(change.category, change.subCategory);
  const group = 'group' in change ? <bdi>{change.group.name}</bdi> : null;
  if (change.kind === 'group' || change.kind === 'groupTerms') return group;
  return (
    <>
      {group !== null && (
        <span className="text-muted">
          {group}
          {' · '}
        </span>
      )}
      {name}
      {isUnknown && <span className="pl-1.5 text-12 text-warn">{t('settings.book.unknownItem')}</span>}
    </>
  );
}

function Values({ change }: { readonly change: BookChange }) {
  switch (change.kind) {
    case 'offer':
    case 'groupTerms':
      return (
        <BeforeAfter before={change.before && <Terms terms={change.before} />} after={change.after && <Terms terms={change.after} />} />
      );
    case 'override':
    case 'groupOverride':
      return (
        <BeforeAfter
          before={change.before && <Price chaos={change.before} size={12} hint="none" />}
          after={change.after && <Price chaos={change.after} size={12} hint="none" />}
        />
      );
    case 'group':
      return (
        change.before !== null &&
        change.after !== null && <BeforeAfter before={<bdi>{change.before}</bdi>} after={<bdi>{change.after}</bdi>} />
      );
    default:
      return null;
  }
}

function BeforeAfter({ before, after }: { readonly before: ReactNode; readonly after: ReactNode }) {
  return (
    <>
      {before !== null && <s className="text-faint">{before}</s>}
      {before !== null && after !== null && <span aria-hidden="true">{'→'}</span>}
      {after}
    </>
  );
}

function Terms({ terms }: { readonly terms: OfferTerms }) {
  const { t } = useTranslation();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      {writePercent(terms.multiplier)}
      {' · '}
      {t(terms.listingMode === 'bulk' ? 'offer.modeBulk' : 'offer.modeSingle')}
      {terms.minTradeValue > 0 && (
        <>
          {' · ≥ '}
          <Price chaos={terms.minTradeValue} size={12} weight="normal" hint="none" />
        </>
      )}
    </span>
  );
}

function keyOf(change: BookChange): string {
  const at = change.kind === 'offer' ? `${change.category}/${change.subCategory}` : 'group' in change ? change.group.id : '';
  return `${change.kind} ${at} ${'hash' in change ? change.hash : ''}`;
}
