import { useTranslation } from '../i18n/use-translation.ts';
import { Note } from '../ui/states.tsx';
import type { PriceIndexState } from './use-price-index.ts';

/**
 * Reports that some price files could not be read, with a button to refetch them; renders nothing if all files were
 * read.
 */
export function PricesFailed({ priceIndex }: { readonly priceIndex: Pick<PriceIndexState, 'hasFailed' | 'retry'> }) {
  const { t } = useTranslation();
  if (!priceIndex.hasFailed) return null;
  return (
    <div role="status" className="px-4 pb-2">
      <Note>
        {t('listings.pricesFailed')}{' '}
        <button type="button" className="font-semibold underline underline-offset-2" onClick={priceIndex.retry}>
          {t('app.retry')}
        </button>
      </Note>
    </div>
  );
}
