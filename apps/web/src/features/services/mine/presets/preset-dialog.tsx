/** Shows what choosing a preset changes, and saves it after confirmation. */
import type { ServicePreset } from '@poexchange/contract/rest/services';
import { useState } from 'react';
import { FailureText } from '../../../../shared/api/failure-text.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ServiceIcon } from '../../../../shared/services/service-icon.tsx';
import { ServicePrice } from '../../../../shared/services/service-price.tsx';
import { showServiceName } from '../../../../shared/services/show-service-name.ts';
import { Badge } from '../../../../shared/ui/badge.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import type { DraftScope } from '../draft-store.ts';
import { isInUse, type ApplyPlan, type PresetChange, type PresetPlan } from './plan-preset.ts';
import { useDeletePreset } from './presets-query.ts';

export type PresetDialogProps = {
  readonly scope: DraftScope;
  readonly preset: ServicePreset;
  readonly plan: PresetPlan;
  /** Number of unsaved edits, which the preset discards. */
  readonly unsavedCount: number;
  readonly isSaving: boolean;
  readonly failure: Error | null;
  readonly onApply: ApplyPlan;
  readonly onClose: () => void;
};

export function PresetDialog({ scope, preset, plan, unsavedCount, isSaving, failure, onApply, onClose }: PresetDialogProps) {
  const { t } = useTranslation();
  const [isDeleting, setDeleting] = useState(false);
  const [isSent, setSent] = useState(false);
  const removal = useDeletePreset({ game: scope.game, league: scope.league });
  const isEmpty = isInUse(plan);
  const error = removal.error ?? (isSent ? failure : null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={preset.name}
      description={t(isEmpty ? 'services.preset.inUse' : 'services.preset.changes')}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button
            kind="danger"
            className="mr-auto"
            isBusy={removal.isPending}
            onClick={() => (isDeleting ? removal.mutate(preset.id, { onSuccess: onClose }) : setDeleting(true))}
          >
            {t(isDeleting ? 'services.preset.deleteSure' : 'services.preset.delete')}
          </Button>
          <Button onClick={onClose}>{t(isEmpty ? 'app.close' : 'app.cancel')}</Button>
          {!isEmpty && (
            <Button
              kind="primary"
              isBusy={isSaving}
              onClick={() => {
                setSent(true);
                onApply(plan, onClose);
              }}
            >
              {t('services.preset.apply')}
            </Button>
          )}
        </>
      }
    >
      {!isEmpty && (
        <div className="flex flex-col gap-3">
          {unsavedCount > 0 && <p className="text-warn">{t('services.preset.dropsEdits', { count: unsavedCount })}</p>}
          <ul aria-label={t('services.preset.changes')}>
            {plan.changes.map((change) => (
              <ChangeRow key={change.after.key} scope={scope} change={change} />
            ))}
          </ul>
          {plan.isRulesChanged && (
            <div>
              <h3 className="text-12 text-muted">{t('services.mine.rulesForAll')}</h3>
              <p className="whitespace-pre-line wrap-anywhere">{plan.shared.rules === '' ? '–' : plan.shared.rules}</p>
            </div>
          )}
          {plan.isRegionsChanged && <p className="text-12 text-muted">{t('services.preset.regionsForAll')}</p>}
          {error !== null && (
            <p role="alert" className="text-12 text-down">
              <FailureText error={error} />
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}

function ChangeRow({ scope, change }: { readonly scope: DraftScope; readonly change: PresetChange }) {
  const { t } = useTranslation();
  const { after, before, parts } = change;
  const has = (part: PresetChange['parts'][number]): boolean => parts.includes(part);
  const named = { poe: scope.game, serviceName: after.serviceName, isCustomService: after.isCustomService };
  return (
    <li className="flex min-h-[36px] flex-wrap items-center gap-x-2.5 gap-y-1 border-b border-line-soft py-1 last:border-b-0">
      <ServiceIcon service={named} size={20} />
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{showServiceName(scope.game, after)}</span>
      <span className="flex flex-wrap items-center justify-end gap-1.5">
        {has('added') && <Badge tone="info">{t('services.preset.part.added')}</Badge>}
        {has('on') && <Badge tone="up">{t('services.preset.part.on')}</Badge>}
        {has('off') && <Badge tone="warn">{t('services.preset.part.off')}</Badge>}
        {has('map') && <Badge>{t(`services.map.${after.location}`)}</Badge>}
        {has('rules') && <Badge>{t('services.preset.part.rules')}</Badge>}
        {has('regions') && <Badge>{t('services.preset.part.regions')}</Badge>}
        {has('price') && before !== null && (
          <>
            <ServicePrice price={before.price} weight="normal" className="text-muted line-through" />
            <span aria-hidden="true" className="text-muted">
              {'→'}
            </span>
          </>
        )}
        {(has('price') || has('added')) && <ServicePrice price={after.price} />}
      </span>
    </li>
  );
}
