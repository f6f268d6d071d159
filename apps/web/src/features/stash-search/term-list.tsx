import type { ReadTerm, SearchError } from '@poexchange/domain/stash-search';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

export type TermListProps = {
  readonly terms: readonly { readonly text: string; readonly means: ReadTerm }[];
  /** Number of matching items per term; null without items. */
  readonly hits: readonly number[] | null;
};

/** Lists each term with its meaning. */
export function TermList({ terms, hits }: TermListProps) {
  const { t } = useTranslation();
  return (
    <ol aria-label={t('search.terms')} className="flex flex-col divide-y divide-line-soft rounded-md border border-line-soft bg-bg">
      {terms.map(({ text, means }, index) => (
        // Terms are keyed by index, because a term may occur twice.
        <li key={`${index} ${text}`} className="flex flex-col gap-0.5 px-3 py-2">
          <span className="flex items-baseline gap-3">
            <code translate="no" className="min-w-0 flex-1 font-mono text-12 break-all">
              {text}
            </code>
            {hits !== null && <span className="num shrink-0 text-12 text-muted">{t('search.termHits', { amount: hits[index] ?? 0 })}</span>}
          </span>
          <span className="text-12 text-muted">
            <Meaning means={means} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Meaning({ means }: { readonly means: ReadTerm }) {
  const { t } = useTranslation();
  if (means.kind === 'threshold')
    return t('search.meansThreshold', { name: t(`search.threshold.${means.threshold}`), percent: means.percent });
  if (means.kind !== 'text') return t(`search.means.${means.kind}`, { amount: means.keys.length, names: listNames(means.keys) });
  if (means.maps.length + means.mods.length === 0) return t('search.meansText');
  return t('search.meansMixed', { maps: means.maps.length, mods: means.mods.length });
}

function listNames(keys: readonly string[]): string {
  const shown = keys.slice(0, 5).join(', ');
  return keys.length > 5 ? `${shown}, …` : shown;
}

/** A search's error and its position. */
export function SearchMistake({ text, error }: { readonly text: string; readonly error: SearchError }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="flex flex-col gap-1 rounded-md bg-bad px-3 py-2 text-bad-text">
      <p className="text-13">{t(`search.error.${error.code}`)}</p>
      <code translate="no" className="font-mono text-12 break-all">
        {text.slice(0, error.at)}
        <mark className="bg-down text-bg">{text.slice(error.at, error.at + 1) || ' '}</mark>
        {text.slice(error.at + 1)}
      </code>
      <span className="text-12 tabular-nums">{t('search.at', { at: error.at + 1 })}</span>
    </div>
  );
}
