/**
 * Presets next to the person's services: the current preset is marked, and choosing another shows what it would change.
 */
import type { ServicePreset } from '@poexchange/contract/rest/services';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../../shared/i18n/write-values.ts';
import { Glyph } from '../../../../shared/ui/glyph.tsx';
import { Skeleton } from '../../../../shared/ui/states.tsx';
import type { DraftScope } from '../draft-store.ts';
import type { MyOffer } from '../use-my-offer.ts';
import { KeepPresetDialog } from './keep-preset-dialog.tsx';
import { isInUse, planPreset, presetSide, type ApplyPlan, type PresetPlan } from './plan-preset.ts';
import { PresetDialog } from './preset-dialog.tsx';
import { presetsQuery } from './presets-query.ts';

export type PresetsListProps = {
  readonly scope: DraftScope;
  readonly leagueName: string;
  readonly offer: MyOffer;
  readonly isSaving: boolean;
  readonly failure: Error | null;
  readonly onApply: ApplyPlan;
};

const ROW =
  'flex h-[30px] w-full shrink-0 items-center gap-2 rounded-md px-2 text-left text-muted transition-colors hover:bg-s2 hover:text-text focus-visible:-outline-offset-2 disabled:opacity-50 max-md:h-[40px]';

export function PresetsList({ scope, leagueName, offer, isSaving, failure, onApply }: PresetsListProps) {
  const { t } = useTranslation();
  const { data, failureCount, refetch } = useQuery(presetsQuery({ game: scope.game, league: scope.league }));
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isKeeping, setKeeping] = useState(false);
  const title = t('services.preset.title', { league: leagueName });
  const saved = [...offer.saved.values()];
  const shared = offer.savedShared;
  const planOf = (preset: ServicePreset): PresetPlan => planPreset(presetSide(preset, scope.side), { saved, shared });
  // Presets for the other side are not relevant here.
  const shown = (data ?? []).filter((preset) => preset.services.length === 0 || presetSide(preset, scope.side).length > 0);
  const chosen = shown.find(({ id }) => id === chosenId) ?? null;
  return (
    <section aria-label={title} className="flex flex-col gap-px border-t border-line-soft px-2 py-2">
      <h2 className="truncate px-2 pb-1 text-12 text-muted">{title}</h2>
      {data === undefined && failureCount === 0 && <Skeleton className="mx-2 h-4 rounded-sm" />}
      {data === undefined && failureCount > 0 && (
        <button type="button" onClick={() => void refetch()} className={ROW}>
          <Glyph name="refresh" size={14} />
          <span className="min-w-0 truncate text-12">{t('services.preset.failed')}</span>
        </button>
      )}
      {shown.map((preset) => {
        const isOn = offer.query.data !== undefined && isInUse(planOf(preset));
        return (
          <button
            key={preset.id}
            type="button"
            aria-current={isOn || undefined}
            disabled={offer.query.data === undefined}
            onClick={() => setChosenId(preset.id)}
            className={`${ROW} aria-[current=true]:bg-s3 aria-[current=true]:text-text`}
          >
            <span className="w-4 shrink-0">{isOn && <Glyph name="check" size={14} className="text-accent" />}</span>
            <span title={preset.name} className="min-w-0 flex-1 truncate">
              {preset.name}
            </span>
            <span className="text-12 tabular-nums">
              {writeNumber(presetSide(preset, scope.side).filter(({ active }) => active).length)}
            </span>
          </button>
        );
      })}
      <button
        type="button"
        disabled={offer.drafts.length === 0 || data === undefined}
        onClick={() => setKeeping(true)}
        className={`${ROW} text-accent hover:text-accent-strong`}
      >
        <Glyph name="plus" size={14} />
        {t('services.preset.keep')}
      </button>
      {chosen !== null && (
        <PresetDialog
          scope={scope}
          preset={chosen}
          plan={planOf(chosen)}
          unsavedCount={offer.changeCount}
          isSaving={isSaving}
          failure={failure}
          onApply={onApply}
          onClose={() => setChosenId(null)}
        />
      )}
      {isKeeping && <KeepPresetDialog scope={scope} presets={data ?? []} offer={offer} onClose={() => setKeeping(false)} />}
    </section>
  );
}

/** The presets on pages without a rail: collapsed, above the services. */
export function FoldedPresets({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <details className="mx-4 mb-2 rounded-md border border-line-soft">
      <summary className="flex h-[36px] cursor-pointer items-center px-2.5 text-muted max-md:h-[40px]">
        {t('services.preset.short')}
      </summary>
      {children}
    </details>
  );
}
