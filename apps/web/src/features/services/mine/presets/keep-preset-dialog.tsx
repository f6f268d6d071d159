import type { ServicePreset } from '@poexchange/contract/rest/services';
import { readRules, serviceLimits } from '@poexchange/domain/service';
import { nameKey } from '@poexchange/domain/whisper';
import { useState, type FormEvent } from 'react';
import { FailureText } from '../../../../shared/api/failure-text.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { Field, TextField } from '../../../../shared/ui/field.tsx';
import type { DraftScope } from '../draft-store.ts';
import { findProblem } from '../service-drafts.ts';
import type { MyOffer } from '../use-my-offer.ts';
import { draftsOfPreset } from './plan-preset.ts';
import { isNameTaken, useKeepPreset } from './presets-query.ts';

export type KeepPresetDialogProps = {
  readonly scope: DraftScope;
  readonly presets: readonly ServicePreset[];
  readonly offer: MyOffer;
  readonly onClose: () => void;
};

const FORM_ID = 'keep-preset';

/** Stores the displayed services, including unsaved changes, under a name. */
export function KeepPresetDialog({ scope, presets, offer, onClose }: KeepPresetDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const keep = useKeepPreset({ game: scope.game, league: scope.league });
  const read = readRules(typed);
  const name = read.ok ? read.text.replaceAll('\n', ' ') : '';
  const isTooLong = Array.from(name).length > serviceLimits.presetNameCharacters || !read.ok;
  const sameName = presets.find((preset) => nameKey(preset.name) === nameKey(name));
  // Another tab may have stored a preset with this name in the meantime; the refetched list then contains it.
  const isTaken = name !== '' && (sameName !== undefined || isNameTaken(keep.error));
  const isUnready = findProblem(offer.drafts, offer.shared) !== null;
  const problem = isTooLong
    ? t('services.preset.nameTooLong', { limit: serviceLimits.presetNameCharacters })
    : isTried && name === ''
      ? t('services.preset.nameMissing')
      : null;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (name === '' || isTooLong || isUnready || keep.isPending) return;
    const services = draftsOfPreset(offer.drafts, offer.shared);
    keep.mutate({ ...(sameName !== undefined && { id: sameName.id }), name, services }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('services.preset.keep')}
      description={t('services.preset.keepText')}
      closeLabel={t('app.close')}
      width="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button kind="primary" type="submit" form={FORM_ID} isBusy={keep.isPending}>
            {t(isTaken ? 'services.preset.replace' : 'services.preset.keepButton')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={send} className="flex flex-col gap-3">
        <Field label={t('services.preset.name')} error={problem} hint={isTaken ? t('services.preset.nameTaken') : undefined}>
          {(control) => (
            <TextField
              {...control}
              data-autofocus=""
              value={typed}
              maxLength={200}
              onChange={(event) => {
                setTyped(event.target.value);
                keep.reset();
              }}
            />
          )}
        </Field>
        {isUnready && (
          <p role="alert" className="text-12 text-down">
            {t('services.preset.unready')}
          </p>
        )}
        {keep.error !== null && !isNameTaken(keep.error) && (
          <p role="alert" className="text-12 text-down">
            <FailureText error={keep.error} call="action" />
          </p>
        )}
      </form>
    </Dialog>
  );
}
