import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Skeleton } from '../../shared/ui/states.tsx';

/** Placeholder of the same size as a trade, so that the layout does not shift. */
export function TradeSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid min-w-0 flex-1 lg:grid-cols-[minmax(0,1fr)_420px] xl:grid-cols-[minmax(0,1fr)_500px]">
      <span className="sr-only">{t('app.loading')}</span>
      <div className="px-6 py-5 max-md:px-4">
        <Skeleton className="h-6 w-64" />
        <div className="mt-10 flex flex-col gap-4">
          {[0, 1, 2, 3].map((row) => (
            <div key={row} className="flex items-center gap-3">
              <Skeleton className="size-7" />
              <Skeleton className="h-8 flex-1" />
            </div>
          ))}
        </div>
      </div>
      <div className="border-l border-line-soft bg-s1 p-4 max-lg:border-t max-lg:border-l-0">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="mt-4 aspect-square w-full" />
      </div>
    </div>
  );
}
