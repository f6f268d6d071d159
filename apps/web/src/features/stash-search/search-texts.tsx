import { MAX_SEARCH_LENGTH } from '@poexchange/domain/stash-search';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';

/** Stash searches to copy one by one, each with its length. */
export function SearchTexts({ searches }: { readonly searches: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <ol className="flex flex-col gap-2">
      {searches.map((search, index) => (
        <li key={search} className="flex items-start gap-2 rounded-md border border-line-soft bg-bg px-2.5 py-2">
          <div className="min-w-0 flex-1">
            <code translate="no" className="block font-mono text-12 leading-[1.5] break-all">
              {search}
            </code>
            <span className="num text-12 text-muted">
              {searches.length > 1 && (
                <>
                  {t('search.part', { part: index + 1, count: searches.length })}
                  {' · '}
                </>
              )}
              {t('search.length', { length: search.length, max: MAX_SEARCH_LENGTH })}
            </span>
          </div>
          <CopyButton size="sm" text={search}>
            {t('search.copy')}
          </CopyButton>
        </li>
      ))}
    </ol>
  );
}
