import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { Popover } from '../../../shared/ui/popover.tsx';
import type { UnknownMapMods } from '../../../shared/workers/unknown-map-mods.ts';

/**
 * Number of maps with mods that are in no table, and those mods (R5.11): such a map may have eight mods and not be
 * counted as an 8-mod map. Renders nothing if all are known.
 */
export function UnknownMods({ unknown }: { readonly unknown: UnknownMapMods }) {
  const { t } = useTranslation();
  if (unknown.mapCount === 0) return null;
  return (
    <Popover
      label={t('offer.unknownMods.title')}
      align="start"
      className="w-[min(420px,calc(100vw-24px))] p-3"
      trigger={
        <button type="button" className="text-left text-12 text-warn underline decoration-dotted underline-offset-4 hover:text-text">
          {t('offer.unknownMods.maps', { count: unknown.mapCount })}
        </button>
      }
    >
      <h3 className="mb-1 text-13 font-semibold">{t('offer.unknownMods.title')}</h3>
      <p className="mb-2 text-12 text-muted">{t('offer.unknownMods.text')}</p>
      <dl className="grid max-h-[320px] grid-cols-[auto_1fr] gap-x-3 gap-y-1 overflow-y-auto text-12">
        {unknown.lines.map(({ text, mapCount }) => (
          <div key={text} className="contents">
            <dt className="num text-text">{writeNumber(mapCount)}</dt>
            <dd translate="no" className="text-muted">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
