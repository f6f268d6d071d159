import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { readSoundFile } from '../../shared/sound/read-sound-file.ts';
import { addCustomSound, customSoundLimits, removeCustomSound, useSoundSettings } from '../../shared/sound/sound-settings.ts';
import { Button } from '../../shared/ui/button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';

type Refusal = 'tooLarge' | 'notAudio' | 'tooMany';

/** Custom sounds (R3.55): added from files, stored in this browser, chosen like the built-in ones. */
export function OwnSounds() {
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
