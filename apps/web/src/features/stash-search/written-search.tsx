import type { MapSearchForm, MapSearchResult, PartProof } from '@poexchange/domain/stash-search';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { SearchTexts } from './search-texts.tsx';
import { Note, Skeleton } from '../../shared/ui/states.tsx';
import { writtenMapSearchQuery } from './search-queries.ts';

/** The strings for the form with their proof, or the reason why it has no string. */
export function WrittenSearch({ form, onTry }: { readonly form: MapSearchForm; readonly onTry: (text: string) => void }) {
  const { t } = useTranslation();
  const { data, isPlaceholderData, isError, refetch } = useQuery(writtenMapSearchQuery(form));
  if (isError) {
    return (
      <Note tone="bad">
        {t('search.failed')}{' '}
        <Button size="sm" kind="quiet" onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      </Note>
    );
  }
  if (data === undefined) return <Skeleton className="h-[64px]" />;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-70 transition-opacity' : 'transition-opacity'}>
      <Result result={data} onTry={onTry} />
    </div>
  );
}

function Result({ result, onTry }: { readonly result: MapSearchResult; readonly onTry: (text: string) => void }) {
  const { t } = useTranslation();
  if (result.kind === 'nothingChosen')
    return (
      <p className="rounded-md border border-dashed border-line px-3 py-5 text-center text-13 text-muted">{t('search.nothingChosen')}</p>
    );
  if (result.kind === 'tooLong') return <Note>{t('search.tooLong')}</Note>;
  if (result.kind === 'impossible') return <Note>{t('search.impossible', { names: result.labels.slice(0, 6).join(', ') })}</Note>;
  const [first] = result.searches;
  return (
    <div className="flex flex-col gap-2">
      <SearchTexts searches={result.searches} />
      <ul className="flex flex-col gap-1">
        {result.proofs.map((proof) => (
          <ProofLine key={proof.part} proof={proof} />
        ))}
      </ul>
      {first !== undefined && result.searches.length === 1 && (
        <Button size="sm" kind="quiet" className="self-start" onClick={() => onTry(first)}>
          {t('search.tryThis')}
        </Button>
      )}
    </div>
  );
}

function ProofLine({ proof: { part, proof, also } }: { readonly proof: PartProof }) {
  const { t } = useTranslation();
  return (
    <li className="flex items-start gap-2 text-12">
      <Glyph name="check" size={14} className="mt-0.5 text-up" />
      <span>
        <span className="text-muted">{t(`search.parts.${part}`)}</span>{' '}
        {t('search.proof', { matches: proof.matches, missed: proof.missed.length, extra: proof.extra.length })}
        {also.length > 0 && <span className="block text-warn">{t('search.also', { names: also.slice(0, 4).join(', ') })}</span>}
      </span>
    </li>
  );
}
