import { toUnitAmount, type PriceView } from '@poexchange/domain/currency';
import { confidenceLevels, isConfidenceLevel, type ConfidenceLevel } from '@poexchange/domain/pricing';
import { useRef, useState, type ChangeEvent } from 'react';
import { changeLetterKeys, choosePriceLevel, useLetterKeys, usePriceLevel } from '../../shared/game/interface-store.ts';
import { changeLanguage } from '../../shared/i18n/i18n.ts';
import { isLanguage, languages } from '../../shared/i18n/languages.ts';
import { useTranslation, type Translate } from '../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import { stepsChaos } from '../../shared/sound/play-sound.ts';
import { readSoundFile } from '../../shared/sound/read-sound-file.ts';
import { ServiceEventBoxes } from '../../shared/sound/service-event-boxes.tsx';
import {
  toggleSteppedUp,
  useSoundSettings,
  addCustomSound,
  customSoundLimits,
  removeCustomSound,
} from '../../shared/sound/sound-settings.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { usePriceView } from '../../shared/ui/price-view.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { UnitPicker } from '../../shared/ui/unit-picker.tsx';
import { SoundRow } from './sound-row.tsx';

type Refusal = 'tooLarge' | 'notAudio' | 'tooMany';

/** Custom sounds: added from files, stored in this browser, and selectable like the built-in sounds. */
function OwnSounds() {
  const { t } = useTranslation();
  const sounds = useSoundSettings((settings) => settings.customSounds);
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const add = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file === undefined) return;
    const read = await readSoundFile(file);
    if (read.kind === 'refused') return setRefusal(read.reason);
    setRefusal(addCustomSound({ name: read.name, sound: read.sound }) ? null : 'tooMany');
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <span className="flex-1 text-12 text-muted">
          {t('settings.ownSoundsHint', { count: customSoundLimits.count, size: customSoundLimits.bytes / 1024 })}
        </span>
        <input ref={input} type="file" accept="audio/*" hidden aria-label={t('settings.addSound')} onChange={(event) => void add(event)} />
        <Button onClick={() => input.current?.click()}>{t('settings.addSound')}</Button>
      </div>
      {refusal !== null && (
        <p role="alert" className="text-12 text-down">
          {t(`settings.soundRefused.${refusal}`)}
        </p>
      )}
      <ul>
        {sounds.map(({ name }) => (
          <li key={name} className="flex items-center gap-2 border-b border-line-soft py-1">
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <IconButton size="sm" glyph="trash" label={t('settings.removeSound', { name })} onClick={() => removeCustomSound(name)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const events = ['request', 'invitation', 'vouch', 'relist'] as const;

/** The sound for services, and the events for which the sound is played. */
function ServiceSounds() {
  const { t } = useTranslation();
  return (
    <>
      <SoundRow kind="service" label={t('settings.serviceSound')} />
      <div role="group" aria-label={t('settings.serviceSound')} className="flex flex-wrap gap-x-5 gap-y-2 pl-3">
        <ServiceEventBoxes events={events} />
      </div>
    </>
  );
}

/** Settings for the language, the confidence level, single-character keys, and the sounds. */
export function GeneralTab() {
  const { t, language } = useTranslation();
  const view = usePriceView();
  const { game } = view;
  const [twiceFrom, thriceFrom] = stepsChaos;
  const isSteppedUp = useSoundSettings((settings) => settings.isSteppedUp);
  const level = usePriceLevel();
  const hasLetterKeys = useLetterKeys();
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
      <Field label={t('economy.level')} hint={t('economy.levelHint')} className="max-w-[420px]">
        {(control) => (
          <Select
            {...control}
            value={String(level)}
            options={confidenceLevels.map((each) => ({ value: String(each), label: t('economy.levelNumber', { level: each }) }))}
            onChange={(picked) => isConfidenceLevel(Number(picked)) && choosePriceLevel(Number(picked) as ConfidenceLevel)}
            className="max-w-[240px]"
          />
        )}
      </Field>
      {game === 'poe2' && (
        <div className="flex max-w-[240px] flex-col gap-1">
          <span className="text-12 text-muted">{t('price.pick')}</span>
          <UnitPicker />
        </div>
      )}
      <section className="flex flex-col gap-2">
        <h3 className="text-14 font-semibold">{t('settings.keys')}</h3>
        <Checkbox label={t('settings.letterKeys')} checked={hasLetterKeys} onChange={changeLetterKeys} />
        <p className="text-12 text-muted">{t('settings.letterKeysHint')}</p>
      </section>
      <section className="flex flex-col gap-3">
        <h3 className="text-14 font-semibold">{t('settings.sounds')}</h3>
        <SoundRow kind="trade" label={t('settings.tradeSound')} />
        <Checkbox
          label={t('settings.stepUp', { twice: sayStep(t, view, twiceFrom), thrice: sayStep(t, view, thriceFrom) })}
          checked={isSteppedUp}
          onChange={toggleSteppedUp}
        />
        <ServiceSounds />
        <SoundRow kind="tab" label={t('settings.tabSound')} />
        <OwnSounds />
      </section>
    </div>
  );
}

/**
 * The value from which a sound repeats, in the page's unit, to two significant digits; the displayed amount changes
 * with the rate.
 */
function sayStep(t: Translate, view: PriceView, chaos: number): string {
  const { amount, unit } = toUnitAmount(chaos, view);
  return t(`price.unit.${unit}`, { amount: writeNumber(Number(amount.toPrecision(2))) });
}
