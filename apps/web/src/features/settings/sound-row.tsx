import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { playTest, useSoundState } from '../../shared/sound/play-sound.ts';
import { changeSound, defaultSounds, useSoundSettings, type SoundKind } from '../../shared/sound/sound-settings.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Select } from '../../shared/ui/select.tsx';

/** One kind of sound, with its own choice of sound, volume and test button. */
export function SoundRow({ kind, label }: { readonly kind: SoundKind; readonly label: string }) {
  const { t } = useTranslation();
  const choice = useSoundSettings((settings) => settings[kind]);
  const customSounds = useSoundSettings((settings) => settings.customSounds);
  const isBlocked = useSoundState((state) => state.isBlocked);
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line-soft bg-bg p-3">
      <div className="flex flex-wrap items-center gap-3">
        {/* On a phone a line of its own, because a long word would push the button onto another line. */}
        <span className="flex-1 max-md:basis-full">
          <Checkbox label={label} checked={choice.isOn} onChange={(isOn) => changeSound(kind, { isOn })} />
        </span>
        <Select
          aria-label={t('settings.sound')}
          className="w-[120px] max-md:flex-1"
          disabled={!choice.isOn}
          value={`${choice.isCustom ? 'own' : 'ours'}:${choice.name}`}
          options={[
            ...defaultSounds.map((name) => ({ value: `ours:${name}`, label: t(`settings.soundNames.${name}`) })),
            ...customSounds.map(({ name }) => ({ value: `own:${name}`, label: name })),
          ]}
          onChange={(value) => changeSound(kind, { name: value.slice(value.indexOf(':') + 1), isCustom: value.startsWith('own:') })}
        />
        <Button disabled={!choice.isOn} onClick={() => void playTest(kind)}>
          {t('settings.test')}
        </Button>
      </div>
      <label className="flex items-center gap-3 text-12 text-muted">
        {t('settings.volume')}
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          disabled={!choice.isOn}
          value={Math.round(choice.volume * 100)}
          onChange={(event) => changeSound(kind, { volume: Number(event.target.value) / 100 })}
          className="h-1.5 flex-1 accent-accent"
        />
        <span className="num w-[40px]">{t('settings.percent', { value: Math.round(choice.volume * 100) })}</span>
      </label>
      {isBlocked && <p className="text-12 text-warn">{t('notifications.blockedSound')}</p>}
    </div>
  );
}
