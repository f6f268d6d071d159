import { serviceRegions } from '@poexchange/domain/service';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { writeRegions } from '../../../shared/services/write-regions.ts';
import { toggleRegion } from '../find/offer-filters.tsx';
import { RulesField } from './rules-field.tsx';
import type { SharedTerms } from './service-drafts.ts';

export type SharedTermsBarProps = {
  readonly shared: SharedTerms;
  readonly onChange: (terms: Partial<SharedTerms>) => void;
  /** True while the rules dialog is open. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
};

/** Regions and rules for all services in the league. */
export function SharedTermsBar({ shared, onChange, isOpen, onOpen }: SharedTermsBarProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 pb-2.5">
      <span className="text-12 text-muted">{t('services.mine.regions')}</span>
      <span className="flex flex-wrap gap-x-3">
        {serviceRegions.map((region) => (
          <Checkbox
            key={region}
            label={writeRegions([region])}
            checked={shared.regions.includes(region)}
            onChange={(isOn) => onChange({ regions: toggleRegion(shared.regions, region, isOn ? 'on' : 'off') })}
          />
        ))}
      </span>
      <button
        type="button"
        onClick={() => onOpen(true)}
        className="flex h-[30px] min-w-[200px] flex-1 items-center gap-2 rounded-md border border-line bg-s2 px-2.5 text-left hover:border-line-strong max-md:h-[40px]"
      >
        <span className="shrink-0 text-12 text-muted">{t('services.mine.rulesForAll')}</span>
        <span className={shared.rules === '' ? 'truncate text-faint' : 'truncate'}>
          {shared.rules === '' ? t('services.mine.noRules') : shared.rules.replaceAll('\n', ' ')}
        </span>
      </button>
      {isOpen && <SharedRulesDialog rules={shared.rules} onTake={(rules) => onChange({ rules })} onClose={() => onOpen(false)} />}
    </div>
  );
}

type SharedRulesDialogProps = {
  readonly rules: string;
  readonly onTake: (rules: string) => void;
  readonly onClose: () => void;
};

/** Edits the shared rules. Only the button saves them; closing the dialog in any other way discards the changes. */
function SharedRulesDialog({ rules, onTake, onClose }: SharedRulesDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(rules);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('services.mine.rulesForAll')}
      description={t('services.mine.rulesForAllText')}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button
            kind="primary"
            onClick={() => {
              onTake(typed);
              onClose();
            }}
          >
            {t('services.mine.takeRules')}
          </Button>
        </>
      }
    >
      <RulesField label={t('services.mine.rulesForAll')} value={typed} rows={8} isReady onChange={setTyped} />
    </Dialog>
  );
}
