import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { changeLanguage } from '../../shared/i18n/i18n.ts';
import { isLanguage, languages } from '../../shared/i18n/languages.ts';
import { Field } from '../../shared/ui/field.tsx';
import { usePriceView } from '../../shared/ui/price-view.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { UnitPicker } from '../../shared/ui/unit-picker.tsx';
import { SoundRow } from './sound-row.tsx';

/** The language and the sounds. */
export function GeneralTab() {
  const { t, language } = useTranslation();
  const { game } = usePriceView();
  return (
    <div className="flex flex-col gap-6">
      <Field label={t('settings.language')} className="max-w-[240px]">
        {(control) => (
          <Select
            {...control}
            value={language}
            options={languages.map(({ code, name }) => ({ value: code as string, label: name }))}
            onChange={(code) => isLanguage(code) && void changeLanguage(code)}
          />
        )}
      </Field>
      {game === 'poe2' && (
        <div className="flex max-w-[240px] flex-col gap-1">
          <span className="text-12 text-muted">{t('price.pick')}</span>
          <UnitPicker />
        </div>
      )}
      <section className="flex flex-col gap-3">
        <h3 className="text-14 font-semibold">{t('settings.sounds')}</h3>
        <SoundRow kind="trade" label={t('settings.tradeSound')} />
      </section>
    </div>
  );
}
